import { describe, expect, it } from 'vitest';
import { emptyPage } from './testing/emptyPage';
import { responses } from './testing/fakeApi';
import { startHost } from './testing/startHost';
import { setUpSite } from './testing/setUpSite';

const PROBE_SECRET = 'a-probe-secret-of-the-tests';

const site = setUpSite();

describe('static files', () => {
  it('lets browsers cache hashed files forever', async () => {
    const response = await site.get('/assets/app.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await site.get('/assets/app.js', { method: 'HEAD' })).status).toBe(200);
  });

  it('responds 404 for files of an older build, and never caches that', async () => {
    const response = await site.get('/assets/app-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('Not Found');
  });

  it('serves the build id uncached', async () => {
    const build = await site.get('/build.json');
    expect(await build.json()).toEqual({ id: 'b1' });
    expect(build.headers.get('cache-control')).toBe('no-store');
  });

  it('serves robots.txt', async () => {
    const robots = await site.get('/robots.txt');
    expect(await robots.text()).toContain('Disallow: /tai-khoan');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('serves one icon for all the names that browsers try', async () => {
    const icon = await site.get('/favicon.ico');
    expect([icon.status, icon.headers.get('location')]).toEqual([301, '/favicon.svg']);
  });
});

it('fetches icons from the configured service', async () => {
  site.api.behaviour = responses.json({ prefix: 'mdi', icons: { home: { body: '<g/>' } } });
  const other = await startHost(site.api.origin, { ICON_SERVICE_URL: site.api.origin });
  try {
    const icons = await (await fetch(`${other.origin}/icons/mdi.json?icons=home`)).json();
    expect(icons).toMatchObject({ icons: { home: { body: '<g/>' } } });
    expect(site.api.requests.map(({ url }) => url)).toEqual(['/mdi.json?icons=home']);
  } finally {
    await other.stop();
  }
});

it('lets middleware in front respond first', async () => {
  const other = await startHost(
    site.api.origin,
    {},
    {
      before: ({ url }, response, next) => (url === '/module.js' ? response.end('module') : next()),
    },
  );
  try {
    expect(await (await fetch(`${other.origin}/module.js`)).text()).toBe('module');
    expect((await fetch(`${other.origin}/robots.txt`)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

it('keeps connections open for longer than a proxy in front does', () => {
  expect(site.host.server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('stays within the configured cache size', async () => {
  const limited = await startHost(
    site.api.origin,
    { CACHE_MB: '1', PROBE_SECRET },
    { render: async () => ({ ...emptyPage, body: 'x'.repeat(20_000) }) },
  );
  try {
    site.api.behaviour = responses.json({ data: 'x'.repeat(20_000) });
    for (let number = 1; number <= 60; number += 1) {
      await fetch(`${limited.origin}/trang-${number}`);
      await fetch(`${limited.origin}/api/courses?page=${number}`);
    }
    const ready = await (
      await fetch(`${limited.origin}/readyz`, {
        headers: { authorization: `Bearer ${PROBE_SECRET}` },
      })
    ).json();
    const { pages, api: ofApi } = (ready as { cacheBytes: { pages: number; api: number } })
      .cacheBytes;
    for (const bytes of [pages, ofApi]) {
      expect(bytes).toBeGreaterThan(2 ** 18);
      expect(bytes).toBeLessThanOrEqual(2 ** 19);
    }
  } finally {
    await limited.stop();
  }
});
