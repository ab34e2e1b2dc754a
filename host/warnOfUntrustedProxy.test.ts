import { expect, it, vi } from 'vitest';
import { startHost } from './testing/startHost';

/** What a host logs of requests, the first without a proxy. */
async function warningsOf(env: Record<string, string>): Promise<unknown[]> {
  const site = await startHost('http://127.0.0.1:1', env);
  const warn = vi.spyOn(site.host.log, 'warn');
  const get = (headers: Record<string, string>) => fetch(`${site.origin}/robots.txt`, { headers });
  await get({});
  expect(warn).not.toHaveBeenCalled();
  await get({ 'x-forwarded-for': '203.0.113.7' });
  await get({ 'x-forwarded-for': '203.0.113.8' });
  await site.stop();
  return warn.mock.calls.flat();
}

it.each<Record<string, string>>([{}, { TRUST_PROXY: '10.0.0.0/8' }])(
  'warns once of a proxy that %j does not name',
  async (env) => {
    expect(await warningsOf(env)).toEqual([
      expect.stringMatching(/^X-Forwarded-For of (::ffff:)?127\.0\.0\.1 is ignored/),
    ]);
  },
);

it('does not warn of a configured proxy', async () => {
  expect(await warningsOf({ TRUST_PROXY: 'loopback' })).toEqual([]);
});
