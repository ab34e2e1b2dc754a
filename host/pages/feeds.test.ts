import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

const pagination = { page: 1, pageSize: 30, pageCount: 0, total: 0 };

const site = setUpSite({
  api: responses.json({ data: [], meta: { pagination } }),
  render: renderPage,
});
const { get } = site;
const purge = (tags: string[]) => site.purge({ tags });

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
    expect(site.api.requests).toHaveLength(1);
    await purge([itsTag]);
    await expect.poll(async () => (await get(path), site.api.requests.length)).toBe(2);
  });

  it('responds 304 to a client that has the current version', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('stays the same while the API fails', async () => {
    const text = await (await get(path)).text();
    site.api.behaviour = responses.status(500);
    await purge([itsTag]);
    const after = await get(path);
    expect(after.status).toBe(200);
    expect(await after.text()).toBe(text);
  });
});

it('omits the calendar of a missing seminar', async () => {
  site.api.behaviour = responses.status(404);
  expect((await get('/hoi-thao/khong-co.ics')).status).toBe(404);
});
