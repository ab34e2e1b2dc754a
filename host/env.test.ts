import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

describe("the host's environment", () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      apiOrigin: 'http://127.0.0.1:1337',
      publicUrl: 'http://localhost:3000',
      purgeSecret: null,
      trustProxy: false,
    });
  });

  it('names every problem at once, with its rule', () => {
    expect(() =>
      parseEnv({ PORT: 'abc', API_URL: 'ftp://x', PURGE_SECRET: 'short', CACHE_MB: '0' }),
    ).toThrow(/PORT="abc" must be[^]*API_URL[^]*PURGE_SECRET[^]*CACHE_MB/);
  });

  it('does not print a secret that is wrong', () => {
    expect(() => parseEnv({ PURGE_SECRET: 'geheim' })).not.toThrow(/geheim/);
  });

  it.each(['http://a.vn/path', 'http://user@a.vn', 'a.vn', '//a.vn'])('%s is no origin', (url) => {
    expect(() => parseEnv({ API_URL: url })).toThrow('API_URL');
  });
});
