import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readerOf, responses, startFakeApi, type FakeApi } from '../testing/fakeApi';
import {
  ApiUnavailable,
  collectionOf,
  isContent,
  type ApiReader,
  requestThrough,
} from './ApiReader';

let api: FakeApi;
let reader: ApiReader;

beforeEach(async () => {
  api = await startFakeApi(responses.json({ data: ['good'] }));
  reader = readerOf({
    apiOrigin: api.origin,
    timeoutMs: 200,
    staleMs: 60_000,
  });
});
afterEach(() => api.stop());

const bad = ['html', 'htmlAsJson', 'truncated', 'wrongShape', 'never', 'brokenOff'] as const;

describe('an anonymous read of the API', () => {
  it('returns a response ready to be sent', async () => {
    const { status, body, variants } = await reader.read('/api/courses');
    expect(status).toBe(200);
    expect(body).toEqual({ data: ['good'] });
    expect(variants.identity.body.toString()).toBe('{"data":["good"]}');
  });

  it.each([...bad, 500, 502, 503] as const)(
    'serves the last good response if the API sends %s',
    async (how) => {
      await reader.read('/api/courses');
      api.behaviour = typeof how === 'number' ? responses.status(how) : responses[how];
      const response = await reader.read('/api/courses', { waitWhenStale: true });
      expect(response.body).toEqual({ data: ['good'] });
    },
  );

  it.each([
    ['html', 502],
    ['truncated', 503],
    ['never', 504],
    ['brokenOff', 503],
  ] as const)(
    'throws an error if the API fails and nothing is cached: %s is %i',
    async (how, status) => {
      api.behaviour = responses[how];
      await expect(reader.read('/api/courses')).rejects.toMatchObject({ status });
      await expect(reader.read('/api/courses')).rejects.toBeInstanceOf(ApiUnavailable);
    },
  );

  it.each([
    [200, 'text/plain', '{"data":[]}'],
    [200, 'application/json', 'null'],
    [200, 'application/json', '"x"'],
    [200, 'application/json', '{"error":{}}'],
    [404, 'application/json', '{"data":null}'],
    [404, 'text/html', '{"error":{}}'],
  ])('rejects a response that is not from the API: %i, %s, %s', async (status, type, body) => {
    api.behaviour = (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
    await expect(reader.read('/api/courses')).rejects.toMatchObject({ status: 502 });
  });

  it("requests JSON, and forwards a visitor's address only if there is one", async () => {
    await reader.read('/api/courses');
    await reader.readFor('203.0.113.7', '/api/search?q=x');
    expect(api.requests.map(({ url, headers }) => [url, headers.accept])).toEqual([
      ['/api/courses', 'application/json'],
      ['/api/search?q=x', 'application/json'],
    ]);
    expect(api.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      undefined,
      '203.0.113.7',
    ]);
  });

  it('returns a fresh response at once, and includes it in the size of the cache', async () => {
    const lasting = readerOf({
      apiOrigin: api.origin,
      timeoutMs: 200,
      freshMs: 60_000,
      staleMs: 60_000,
    });
    api.behaviour = responses.json({ data: 'x'.repeat(10_000) });
    expect(lasting.fresh('/api/courses')).toBeUndefined();
    const response = await lasting.read('/api/courses');
    expect(lasting.fresh('/api/courses')).toBe(response);
    // The text, what it is compressed to, and the parsed body.
    expect(lasting.bytes).toBeGreaterThan(50_000);
  });

  it('names the path that failed', async () => {
    api.behaviour = responses.status(500);
    await expect(reader.read('/api/courses')).rejects.toThrow('500 to /api/courses');
    api.behaviour = responses.html;
    await expect(reader.read('/api/courses')).rejects.toThrow('No JSON to /api/courses');
    api.behaviour = responses.brokenOff;
    await expect(reader.read('/api/courses')).rejects.toMatchObject({
      message: 'No response to /api/courses',
      cause: expect.any(Error) as Error,
    });
    await expect(reader.read('//evil.vn/api')).rejects.toThrow('Not an API path: //evil.vn/api');
  });

  it('lets browsers cache what it caches itself, and nothing else', async () => {
    const stored = await reader.read('/api/courses');
    expect(stored.variants.identity.headers).toContain('public, max-age=0, must-revalidate');
    expect(stored.variants.identity.headers).toContain('application/json; charset=utf-8');
    api.behaviour = responses.json({ data: 1 }, { 'set-cookie': 'a=b' });
    const passed = await reader.readFor('203.0.113.7', '/api/courses');
    expect(passed.variants.identity.headers).toContain('no-store');
  });

  it('passes on a 404 without caching it', async () => {
    api.behaviour = responses.status(404);
    expect((await reader.read('/api/courses')).status).toBe(404);
    expect(reader.bytes).toBe(0);
  });

  it.each<Record<string, string>>([
    { 'set-cookie': 'a=b' },
    { 'cache-control': 'private' },
    { 'cache-control': 'no-store' },
  ])('does not cache a response with %o', async (headers) => {
    api.behaviour = responses.json({ data: 1 }, headers);
    await reader.read('/api/courses');
    expect(reader.bytes).toBe(0);
  });

  it('sends no credentials', async () => {
    await reader.read('/api/courses');
    expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(api.requests[0]?.headers).not.toHaveProperty('cookie');
  });
});

describe('reading the API for a page', () => {
  it('records each request', async () => {
    const { request, used } = requestThrough(reader, api.origin, '203.0.113.7');
    expect((await request('/courses?page=1')).body).toEqual({ data: ['good'] });
    expect([...used.tags]).toEqual(['courses']);
    expect([...used.responses.keys()]).toEqual(['/api/courses?page=1']);
    expect(used.failed).toBe(false);
  });

  it('returns the same fresh response to all requests', async () => {
    const [first, second] = await Promise.all(
      ['203.0.113.7', '203.0.113.8'].map((client) =>
        requestThrough(reader, api.origin, client).request('/courses'),
      ),
    );
    expect(first?.body).toBe(second?.body);
  });

  it("records whether a page depends on the visitor, and forwards that visitor's address", async () => {
    const { request, used } = requestThrough(reader, api.origin, '203.0.113.7');
    await request('/courses');
    expect(used.perVisitor).toBe(false);
    expect((await request('/certificate-statuses?q=x')).status).toBe(200);
    expect(used.perVisitor).toBe(true);
    await request('/courses');
    expect(used.perVisitor).toBe(true);
    expect(api.requests[1]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('returns 404 for an overlong URL without calling the API', async () => {
    const { request, used } = requestThrough(reader, api.origin, '203.0.113.7');
    const path = (length: number) => '/courses?q='.padEnd(length - '/api'.length, 'a');
    expect((await request(path(8_193))).status).toBe(404);
    expect(api.requests).toEqual([]);
    expect([...used.tags]).toEqual([]);
    expect((await request(path(8_192))).status).toBe(200);
  });

  it('waits for purged content instead of serving the cached response', async () => {
    const { request } = requestThrough(reader, api.origin, '203.0.113.7');
    await request('/courses');
    api.behaviour = responses.json({ data: ['new'] });
    expect((await request('/courses')).body).toEqual({ data: ['new'] });
  });

  it("fails in the API's own format if the API is down", async () => {
    api.behaviour = responses.brokenOff;
    const { request, used } = requestThrough(reader, api.origin, '203.0.113.7');
    expect(await request('/courses')).toMatchObject({
      status: 503,
      body: { data: null, error: { status: 503 } },
    });
    expect(used.failed).toBe(true);
  });

  it.each(['/../admin/init', '/%2e%2e/admin', '.evil.vn/x'])('rejects %s', async (path) => {
    const { request } = requestThrough(reader, api.origin, '203.0.113.7');
    await expect(request(path)).rejects.toThrow(new TypeError(`Not an API path: ${path}`));
    expect(api.requests).toEqual([]);
  });

  it('passes on a failure of the host itself, not as one of the API', async () => {
    vi.spyOn(reader, 'read').mockRejectedValue(new RangeError('a mistake'));
    const { request, used } = requestThrough(reader, api.origin, '203.0.113.7');
    await expect(request('/courses')).rejects.toThrow('a mistake');
    expect(used.failed).toBe(false);
  });
});

it('reads the collection from a path', () => {
  expect(collectionOf('/api/courses')).toBe('courses');
  expect(collectionOf('/api/Courses/x')).toBe('courses');
  expect(collectionOf('/api/courses?sort=x/y')).toBe('courses');
  expect(collectionOf('/api/order/quote')).toBe('order');
  expect(collectionOf('/api')).toBe('');
});

it.each([
  ['/api/courses', true],
  ['/api/users-permissions/roles', false],
  ['/api/userstories', true],
  ['/api/courses?q=/api/search', true],
  ['/api/search?q=x', false],
  ['/api/Auth/local', false],
  ['/api/users/me', false],
  ['/api/connect/google', false],
  ['/api/upload', false],
  ['/api/certificate-statuses?number=1', false],
  ['/api/payment/vnpay-notification?vnp_TxnRef=1', false],
])('decides whether %s is the same for everyone: %s', (url, isForAll) =>
  expect(isContent(url)).toBe(isForAll),
);
