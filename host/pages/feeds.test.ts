import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { responses, startFakeApi, type FakeApi } from '../testing/fakeApi';
import { startHost, type TestHost } from '../testing/startHost';

const SECRET = 'a-secret-of-the-tests-only';
const pagination = { page: 1, pageSize: 30, pageCount: 0, total: 0 };

let api: FakeApi;
let host: TestHost;

beforeEach(async () => {
  api = await startFakeApi(responses.json({ data: [], meta: { pagination } }));
  host = await startHost(api.origin, { PURGE_SECRET: SECRET }, { render: renderPage });
});
afterEach(async () => {
  await host.stop();
  await api.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.origin + path, { headers });

const purge = (tags: string[]) =>
  fetch(`${host.origin}/_host/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });

describe.each([
  ['/tin-tuc/rss.xml', 'application/rss+xml', 'news-posts', 'seminars'],
  ['/hoi-thao/lich.ics', 'text/calendar', 'seminars', 'news-posts'],
])('%s', (path, type, itsTag, anotherTag) => {
  it('is generated once, and again after its content changes', async () => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('cdn-cache-control')).toMatch(/^max-age=60,/);
    await get(path);
    await purge([anotherTag]);
    await get(path);
    expect(api.requests).toHaveLength(1);
    await purge([itsTag]);
    await expect.poll(async () => (await get(path), api.requests.length)).toBe(2);
  });

  it('responds 304 to a client that has the current version', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('stays the same while the API fails', async () => {
    const text = await (await get(path)).text();
    api.behaviour = responses.status(500);
    await purge([itsTag]);
    const after = await get(path);
    expect(after.status).toBe(200);
    expect(await after.text()).toBe(text);
  });
});

it('omits the calendar of a missing seminar', async () => {
  api.behaviour = responses.status(404);
  expect((await get('/hoi-thao/khong-co.ics')).status).toBe(404);
});
