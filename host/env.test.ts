import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

describe('the environment of the host', () => {
  it('requires no variables', () => {
    expect(parseEnv({})).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      drainMs: 5_000,
      cacheBytes: 134_217_728,
      freshSeconds: 60,
      apiTimeoutMs: 5_000,
      proxyTimeoutMs: 30_000,
      iconService: 'https://api.iconify.design',
      logLevel: 'info',
      apiOrigin: 'http://127.0.0.1:1337',
      publicUrl: 'http://localhost:3000',
      purgeSecret: null,
      trustProxy: false,
      logFormat: 'text',
      accessLog: 'uncached',
      metrics: null,
    });
  });

  it('parses the variables, and trims them', () => {
    const secret = 'Zr4kWq8vTn2mXb6yLc0hJd5sPf9gUeAi';
    expect(
      parseEnv({
        NODE_ENV: 'production',
        HOST: ' ::1 ',
        PORT: '65535',
        API_URL: 'https://api.vn',
        PUBLIC_URL: 'https://a.vn/',
        PURGE_SECRET: secret,
        DRAIN_SECONDS: '0',
        PROBE_SECRET: secret,
        PROBE_NETWORKS: '10.0.0.0/8, ::1',
        TRUST_PROXY: '10.0.0.0/8',
        CACHE_MB: '1',
        CACHE_FRESH_SECONDS: '0',
        API_TIMEOUT_MS: '100',
        PROXY_TIMEOUT_MS: '600000',
        ICON_SERVICE_URL: 'http://icons.vn',
        SERVICE_WORKER: 'off',
        LOG_LEVEL: 'silent',
        LOG_FORMAT: 'json',
        ACCESS_LOG: 'all',
        METRICS_HOST: '10.0.0.5',
        METRICS_PORT: '9464',
      }),
    ).toEqual({
      host: '::1',
      port: 65_535,
      apiOrigin: 'https://api.vn',
      publicUrl: 'https://a.vn',
      drainMs: 0,
      purgeSecret: secret,
      probes: { secret, networks: expect.any(BlockList) },
      trustProxy: '10.0.0.0/8',
      cacheBytes: 1_048_576,
      freshSeconds: 0,
      apiTimeoutMs: 100,
      proxyTimeoutMs: 600_000,
      iconService: 'http://icons.vn',
      serviceWorker: false,
      logLevel: 'silent',
      logFormat: 'json',
      accessLog: 'all',
      metrics: { host: '10.0.0.5', port: 9464 },
    });
  });

  it.each(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])(
    'accepts the log level %s',
    (logLevel) => {
      expect(parseEnv({ LOG_LEVEL: logLevel }).logLevel).toBe(logLevel);
    },
  );

  it('reports every problem at once, with its rule', () => {
    const wrong = {
      PORT: '65536',
      API_URL: 'ftp://x',
      PUBLIC_URL: 'x',
      DRAIN_SECONDS: '601',
      PURGE_SECRET: '0123456789abcde',
      TRUST_PROXY: '10.0.0.0/33',
      PROBE_SECRET: '0123456789abcde',
      PROBE_NETWORKS: '10.0.0.0/33',
      CACHE_MB: '65537',
      CACHE_FRESH_SECONDS: '-1',
      API_TIMEOUT_MS: '99',
      PROXY_TIMEOUT_MS: '600001',
      ICON_SERVICE_URL: 'x',
      LOG_LEVEL: 'loud',
    };
    const rules = [
      'Invalid host environment:',
      'PUBLIC_URL="x" must be an http(s) origin with no path.',
      'PURGE_SECRET must be at least 16 characters.',
      'DRAIN_SECONDS="601" must be seconds from 0 to 600.',
      'PROBE_SECRET must be at least 16 characters.',
      'PROBE_NETWORKS="10.0.0.0/33" must be addresses or networks such as 10.0.0.0/8.',
      'PORT="65536" must be a whole number from 0 to 65535.',
      'API_URL="ftp://x" must be an http(s) origin with no path.',
      'TRUST_PROXY="10.0.0.0/33" must be a list of addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal.',
      'CACHE_MB="65537" must be megabytes from 1 to 65536.',
      'CACHE_FRESH_SECONDS="-1" must be seconds from 0 to 86400.',
      'API_TIMEOUT_MS="99" must be milliseconds from 100 to 120000.',
      'PROXY_TIMEOUT_MS="600001" must be milliseconds from 100 to 600000.',
      'ICON_SERVICE_URL="x" must be an http(s) origin with no path.',
      'LOG_LEVEL="loud" must be one of fatal, error, warn, info, debug, silent.',
    ];
    expect(() => parseEnv(wrong)).toThrow(new Error(rules.join('\n')));
  });

  it.each(['abc', '3000x', 'x3000', '3e3', '1.5', '-0'])('rejects the port %s', (PORT) => {
    expect(() => parseEnv({ PORT })).toThrow('PORT');
  });

  it('does not print an invalid secret', () => {
    expect(() => parseEnv({ PURGE_SECRET: 'geheim' })).not.toThrow(/geheim/);
  });

  it.each([
    'http://a.vn/path',
    'http://user@a.vn',
    'a.vn',
    '//a.vn',
    'http://a.vn?x',
    'http://a.vn#x',
    'ws://a.vn',
    'xhttp://a.vn/',
  ])('rejects the origin %s', (url) => {
    expect(() => parseEnv({ API_URL: url })).toThrow('API_URL');
  });

  it.each(['loopback', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8'])(
    'trusts the proxies %s',
    (list) => {
      expect(parseEnv({ TRUST_PROXY: list }).trustProxy).toBe(list);
    },
  );

  it.each(['true', '1', 'nginx', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0.1,'])(
    'rejects the proxies %s',
    (list) => {
      expect(() => parseEnv({ TRUST_PROXY: list })).toThrow('TRUST_PROXY');
    },
  );

  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://a.vn',
    PURGE_SECRET: 'Zr4kWq8vTn2mXb6yLc0hJd5sPf9gUeAi',
  };

  it('logs JSON in production, and serves metrics to the same machine only', () => {
    expect(parseEnv({ ...production, METRICS_PORT: '9464' })).toMatchObject({
      logFormat: 'json',
      metrics: { host: '127.0.0.1', port: 9464 },
    });
  });

  it('accepts a complete production environment', () => {
    expect(parseEnv(production).publicUrl).toBe('https://a.vn');
  });

  it.each([
    ['no purge secret', { PURGE_SECRET: '' }, 'PURGE_SECRET must be set in production.'],
    ['a short one', { PURGE_SECRET: '0123456789abcdef' }, 'at least 32 characters'],
    ['a site on http', { PUBLIC_URL: 'http://a.vn' }, 'must be on https in production'],
    ['no site', { PUBLIC_URL: '' }, 'PUBLIC_URL must be set in production.'],
    ['a site that is its own API', { API_URL: 'https://a.vn' }, 'API_URL=https://a.vn is the site'],
    ['a misspelled name', { TRUST_PROXIES: '::1' }, 'TRUST_PROXIES is unknown'],
    ["the API's too", { DATABSE_URL: 'postgres://' }, 'did you mean DATABASE_URL?'],
  ])('rejects %s', (_, changes, message) => {
    expect(() => parseEnv({ ...production, ...changes })).toThrow(message);
  });

  it("accepts the API's variables, with which it may share a file", () => {
    expect(() => parseEnv({ ...production, DATABASE_URL: 'x', JWT_SECRET: 'y' })).not.toThrow();
  });
});
