import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createResponse } from '../responses/HostResponse';
import { sendResponse } from '../responses/sendResponse';
import { HostMetrics } from './HostMetrics';
import { RequestLog } from './RequestLog';

const cached = createResponse({
  status: 200,
  body: Buffer.from('Trang'),
  contentType: 'text/html',
  cacheControl: 'no-cache',
});

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A server that records each request; `respond` ends it, unless it is null. */
async function start({
  trustProxy = false as string | false,
  accessLog = 'uncached' as 'all' | 'uncached',
  level = 'info',
  status = 200 as number | null,
  whenRecorded = (_request: IncomingMessage): unknown => undefined,
} = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const metrics = new HostMetrics();
  const log = new RequestLog({ trustProxy, accessLog }, pino({ level }, { write }), metrics);
  const server = createServer((request, response) => {
    if (request.url === '/cached') {
      sendResponse(request, response, cached);
      log.recordCached(request, response, { route: '/cached', response: cached });
      return;
    }
    const id = log.idOf(request);
    log.setRoute(request, '/khoa-hoc/:slug');
    log.recordWhenClosed(request, response, id);
    whenRecorded(request);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const call = (path: string, headers = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = get({ port, path, headers, agent: false }, (response) =>
        resolve(response.resume()),
      );
      sent.on('error', reject);
      if (status === null) setTimeout(() => sent.destroy(), 50);
    });
  return { lines, metrics, call };
}

describe('the access log', () => {
  it('has a line for a request whose socket is gone after its body was forwarded', async () => {
    const { lines, call } = await start({
      whenRecorded: (request) => Object.assign(request, { socket: null }),
    });
    await call('/admin/login');
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ 'client.ip': '127.0.0.1' });
  });

  it('has a line for each request, without its query', async () => {
    const { lines, call } = await start();
    await call('/tai-ve?ticket=secret.1.2&ten=Nguyen', { 'user-agent': 'a browser' });
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      'event.dataset': 'access',
      'http.request.id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}$/),
      'http.request.method': 'GET',
      'url.path': '/tai-ve',
      'http.response.status_code': 200,
      'client.ip': '127.0.0.1',
      'user_agent.original': 'a browser',
    });
    expect(lines[0]?.['event.duration']).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/secret|Nguyen/);
  });

  it('contains the address of the visitor from a trusted proxy only', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const behind = await start({ trustProxy: '127.0.0.1' });
    await behind.call('/', headers);
    await expect.poll(() => behind.lines[0]?.['client.ip']).toBe('203.0.113.7');
    const direct = await start();
    await direct.call('/', headers);
    await expect.poll(() => direct.lines[0]?.['client.ip']).toBe('127.0.0.1');
  });

  it('records a visitor who left before the response as 499', async () => {
    const { lines, metrics, call } = await start({ status: null });
    await expect(call('/')).rejects.toThrow();
    await expect.poll(() => lines[0]?.['http.response.status_code']).toBe(499);
    expect(await metrics.registry.metrics()).toContain('status="4xx"} 1');
  });

  it('omits responses from the cache unless ACCESS_LOG=all', async () => {
    const usual = await start();
    const all = await start({ accessLog: 'all' });
    for (const { call } of [usual, all]) {
      await call('/cached?ten=Nguyen');
      await call('/cached');
      await call('/other');
    }
    await expect.poll(() => all.lines).toHaveLength(3);
    expect(all.lines[1]).toMatchObject({
      'http.request.id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}$/),
      'url.path': '/cached',
      'http.response.status_code': 200,
      'client.ip': '127.0.0.1',
    });
    await expect.poll(() => usual.lines).toHaveLength(2);
    expect(usual.lines.map((line) => line['url.path'])).toEqual(['/cached', '/other']);
  });

  it('is disabled above the level info, while metrics still count', async () => {
    const { lines, metrics, call } = await start({ level: 'warn' });
    await call('/');
    await expect
      .poll(() => metrics.registry.metrics())
      .toContain(
        'http_request_duration_seconds_count{route="/khoa-hoc/:slug",method="GET",status="2xx"} 1',
      );
    expect(lines).toEqual([]);
  });
});
