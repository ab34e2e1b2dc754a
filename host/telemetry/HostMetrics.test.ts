import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { serveMetrics } from '../../cms/src/platform/telemetry/serveMetrics';
import { responses } from '../testing/fakeApi';
import { emptyPage } from '../testing/emptyPage';
import { setUpSite } from '../testing/setUpSite';
import { HostMetrics } from './HostMetrics';

const parts = { metrics: new HostMetrics() };
const site = setUpSite({ parts });

/** The value of a sample, by name and labels in any order; 0 without one. */
async function valueOf(name: string, labels: Record<string, string>): Promise<number> {
  const text = await parts.metrics.registry.metrics();
  const sample = text
    .split('\n')
    .find(
      (line) =>
        line.startsWith(`${name}{`) &&
        Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    );
  return Number(sample?.split(' ').at(-1) ?? 0);
}

/** How much samples grew. */
async function growth(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
  const before = await valueOf(name, labels);
  await work();
  return (await valueOf(name, labels)) - before;
}

describe('HostMetrics', () => {
  it('counts cached and rendered pages by the pattern of their route', async () => {
    const labels = { route: '/trang', method: 'GET', status: '2xx' };
    const rendered = await growth('http_request_duration_seconds_count', labels, () =>
      site.get('/khoa-hoc/a').then((response) => response.text()),
    );
    const cached = await growth('host_cached_responses_total', labels, async () => {
      const first = await site.get('/khoa-hoc/a');
      await site.get('/khoa-hoc/a', { method: 'HEAD' });
      const etag = first.headers.get('etag') ?? '';
      expect((await site.get('/khoa-hoc/a', { headers: { 'if-none-match': etag } })).status).toBe(
        304,
      );
    });
    expect([rendered, cached]).toEqual([1, 1]);
    for (const others of [
      { method: 'HEAD', status: '2xx' },
      { method: 'GET', status: '3xx' },
    ]) {
      const sample = { ...labels, ...others };
      expect(await valueOf('host_cached_responses_total', sample)).toBe(1);
    }
    expect(await valueOf('http_request_duration_seconds_count', { route: '/khoa-hoc/a' })).toBe(0);
  });

  it('counts hits and misses of the cache, and renderings', async () => {
    const pages = { cache: 'pages' };
    await site.get('/moi');
    const hits = await growth('host_cache_requests_total', { ...pages, result: 'hit' }, () =>
      site.get('/moi'),
    );
    const misses = await growth('host_cache_requests_total', { ...pages, result: 'miss' }, () =>
      site.get('/khac'),
    );
    const renders = await growth('host_page_render_duration_seconds_count', { result: 'ok' }, () =>
      site.get('/nua'),
    );
    expect([hits, misses, renders]).toEqual([1, 1, 1]);
    expect(await valueOf('host_cache_bytes', pages)).toBeGreaterThan(0);
  });

  it('counts reads without a response of the API, and the pages that failed as a result', async () => {
    site.api.behaviour = responses.brokenOff;
    site.render = async ({ readApi }) => {
      await readApi('/courses');
      return { ...emptyPage, status: 503 };
    };
    const read = () => site.get('/khoa-hoc');
    expect(await growth('host_api_read_failures_total', { status: '503' }, read)).toBe(1);
    expect(
      await growth('host_page_render_duration_seconds_count', { result: 'degraded' }, read),
    ).toBe(1);
  });

  it('is not served on the port of the site', async () => {
    const response = await site.get('/metrics');
    expect(await response.text()).not.toContain('http_request_duration_seconds');
  });

  it('is served alone on a separate port, unless the port is in use', async () => {
    const { contentType } = parts.metrics.registry;
    const warn = vi.fn<(message: string) => void>();
    const serve = (port: number) =>
      serveMetrics({
        host: '127.0.0.1',
        port,
        contentType,
        read: () => parts.metrics.registry.metrics(),
        log: { warn },
      });
    const server = (await serve(0)) as Server;
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const metrics = await fetch(`${url}/metrics`);
    expect(metrics.headers.get('content-type')).toBe(contentType);
    expect(await metrics.text()).toContain('# TYPE host_queue_tasks gauge');
    expect((await fetch(url)).status).toBe(404);
    expect(warn).not.toHaveBeenCalled();
    // A second process with the same settings starts, too.
    expect(await serve(port)).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Metrics are off: .*EADDRINUSE/)]]);
    server.closeAllConnections();
    server.close();
  });
});
