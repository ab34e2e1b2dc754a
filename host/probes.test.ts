import { describe, expect, it } from 'vitest';
import { Connections } from '../cms/src/platform/lifecycle/Connections';
import { startHost } from './testing/startHost';
import { responses } from './testing/fakeApi';
import { setUpSite } from './testing/setUpSite';

const secret = 'a-probe-secret-of-the-tests';
const bearer = { headers: { authorization: `Bearer ${secret}` } };

const site = setUpSite({ env: { PROBE_SECRET: secret } });

describe('the probes of the host', () => {
  it.each(['/livez', '/readyz'])('reveals only the status at %s to strangers', async (path) => {
    for (const authorization of ['', 'Bearer ', `Bearer ${secret}x`]) {
      const response = await site.get(path, { headers: { authorization } });
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(site.api.requests).toEqual([]);
  });

  it('reports build, caches and the API to those who know the secret', async () => {
    site.api.behaviour = responses.json({ status: 'ok', data: ['good'] });
    const ready = async () => (await site.get('/readyz', bearer)).json();
    const nothing = { pages: 0, api: 0 };
    expect(await ready()).toEqual({ status: 'ok', api: 'ok', build: 'b1', cacheBytes: nothing });
    expect(site.api.requests.map(({ url }) => url)).toEqual(['/readyz']);
    await site.get('/');
    await site.get('/api/courses');
    const { cacheBytes } = (await ready()) as { cacheBytes: typeof nothing };
    expect(cacheBytes.pages).toBeGreaterThan(0);
    expect(cacheBytes.api).toBeGreaterThan(0);
  });

  it.each([
    ['is away', responses.brokenOff, 'unreachable'],
    ['never responds', responses.never, 'unreachable'],
    ['is not ready', responses.json({ status: 'unavailable' }), 'unavailable'],
  ])('is ready while the API %s', async (_, behaviour, api) => {
    site.api.behaviour = behaviour;
    const response = await site.get('/readyz', bearer);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok', api });
  });

  it('is alive but not ready while it stops', async () => {
    const connections = new Connections();
    const stopping = await startHost(site.api.origin, {}, { connections });
    connections.leave();
    const ready = await fetch(`${stopping.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect(ready.headers.get('connection')).toBe('close');
    expect((await fetch(`${stopping.origin}/livez`)).status).toBe(200);
    await stopping.stop();
  });

  it('reports details to a probe of its networks, but not through a proxy there', async () => {
    const probed = await startHost(site.api.origin, { PROBE_NETWORKS: '127.0.0.0/8' });
    const ready = async (headers = {}) =>
      (await fetch(`${probed.origin}/readyz`, { headers })).json() as Promise<object>;
    expect(await ready()).toHaveProperty('build');
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect(await ready({ [name]: '127.0.0.1' })).toEqual({ status: 'ok' });
    }
    await probed.stop();
  });

  it('forwards no probe to the API', async () => {
    for (const path of ['/api/livez', '/api/../readyz', '/api/%2e%2e/readyz', '//readyz']) {
      await site.rawGet(path);
    }
    const forwarded = site.api.requests.map(({ url }) => url);
    const probes = forwarded.filter((url) => /livez|readyz/.test(url ?? ''));
    expect(probes.filter((url) => url !== '/api/livez')).toEqual([]);
  });
});
