import { beforeEach, describe, expect, it } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';
import { indexXml, urlsXml } from './Sitemap';

const SITE = 'https://vien.example';
const published = '2031-05-01T00:00:00.000Z';
const changed = '2031-06-01T00:00:00.000Z';

const headOf = (canonical: string, more = '') =>
  `<meta property="og:title" content="A"/><link rel="canonical" href="${SITE}${canonical}"/>${more}`;

const heads: Record<string, string> = {
  '/': headOf('/'),
  '/khoa-hoc': headOf('/khoa-hoc'),
  '/hoi-thao': headOf('/khoa-hoc'),
  '/dich-vu': headOf('/dich-vu'),
  '/gio-hang': headOf('/gio-hang', '<meta name="robots" content="noindex"/>'),
  '/dat-hang/thanh-cong': headOf('/dat-hang/thanh-cong'),
};

/** API responses by path. */
let content: Record<string, unknown>;
let patterns: () => string[];

beforeEach(() => {
  patterns = () => [...Object.keys(heads), '/tim-kiem', '/khoa-hoc/:slug'];
  content = {
    '/api/addresses': [
      { name: 'courses', pageCount: 2, updatedAt: changed },
      { name: 'company-information', pageCount: 0, updatedAt: '2032-01-01T00:00:00.000Z' },
      { name: 'news-posts', pageCount: 1, updatedAt: published },
      { name: 'orders', pageCount: 1, updatedAt: null },
    ],
    '/api/addresses/courses?page=2': [{ slug: 'a&b', updatedAt: changed }],
    '/api/addresses/news-posts?page=1': [{ slug: 'tin', category: 'muc', updatedAt: published }],
    '/api/addresses/orders?page=1': [],
    '/api/courses': [],
    '/api/services': [],
    '/api/company-information': {},
  };
});

const site = setUpSite({
  env: { PUBLIC_URL: SITE },
  parts: { patterns: () => patterns() },
  api: (request, response) => {
    const data = content[request.url ?? ''];
    const body = data === undefined ? { data: null, error: {} } : { data };
    response
      .writeHead(data === undefined ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  },
  render: async ({ url, readApi: request }) => {
    await request('/company-information');
    if (url.pathname === '/khoa-hoc') await request('/courses');
    if (url.pathname === '/dich-vu') await request('/services');
    if (url.pathname === '/tim-kiem') {
      return { kind: 'redirect', status: 301, location: '/khoa-hoc' };
    }
    const head = heads[url.pathname];
    return { ...emptyPage, status: head === undefined ? 404 : 200, head: head ?? '' };
  },
});

const get = async (path: string) => {
  const response = await site.get(path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, url, lastmod]) => [
    url,
    lastmod,
  ]);

describe('the sitemap', () => {
  it('lists the sitemap files of all collections, each with its latest change', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(entriesOf(text)).toEqual([
      [`${SITE}/sitemap/pages.xml`, '2032-01-01T00:00:00.000Z'],
      [`${SITE}/sitemap/courses-1.xml`, changed],
      [`${SITE}/sitemap/courses-2.xml`, changed],
      [`${SITE}/sitemap/news-posts-1.xml`, published],
    ]);
  });

  it('contains each page under its canonical URL, and no other', async () => {
    const { text } = await get('/sitemap/pages.xml');
    expect(entriesOf(text)).toEqual([
      [`${SITE}/`, '2032-01-01T00:00:00.000Z'],
      [`${SITE}/khoa-hoc`, changed],
      [`${SITE}/dich-vu`, undefined],
    ]);
  });

  it('contains the records, URL-encoded', async () => {
    const { text } = await get('/sitemap/courses-2.xml');
    expect(entriesOf(text)).toEqual([[`${SITE}/khoa-hoc/a%26b`, changed]]);
  });

  it('omits records whose page the site does not have yet', async () => {
    const { status, text } = await get('/sitemap/news-posts-1.xml');
    expect(status).toBe(200);
    expect(entriesOf(text)).toEqual([]);
  });

  it.each([
    'courses-3.xml',
    'orders-1.xml',
    'courses.xml',
    'courses-0.xml',
    '..%2fmain.js',
    'documents-1.xml',
    'news-posts-2.xml',
    '1courses-2.xml',
    'courses-2.xmlx',
  ])('has no file %s', async (file) => {
    const { status, text } = await get(`/sitemap/${file}`);
    expect(status).toBe(404);
    expect(text).not.toContain('urlset');
  });

  it('splits records into as many files as needed', async () => {
    content['/api/addresses'] = [{ name: 'courses', pageCount: 12, updatedAt: changed }];
    content['/api/addresses/courses?page=12'] = [{ slug: 'cuoi', updatedAt: changed }];
    expect((await get('/sitemap/courses-12.xml')).text).toContain('/khoa-hoc/cuoi');
    expect((await get('/sitemap/courses-13.xml')).status).toBe(404);
  });

  it('is generated once, and again after content changes', async () => {
    await get('/sitemap/courses-2.xml');
    content['/api/addresses/courses?page=2'] = [{ slug: 'moi', updatedAt: changed }];
    expect((await get('/sitemap/courses-2.xml')).text).toContain('a%26b');
    const purge = await site.purge({ tags: ['courses'] });
    // The file, and the two responses that it is built from.
    expect(await purge.json()).toEqual({ purged: 3 });
    expect((await get('/sitemap/courses-2.xml')).text).toContain('/khoa-hoc/moi');
  });

  it('responds 503 while the API fails', async () => {
    content = {};
    const { status, headers } = await get('/sitemap.xml');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('60');
    expect(headers.get('cache-control')).toBe('no-store');
    site.api.behaviour = responses.status(404);
    expect((await get('/sitemap.xml')).status).toBe(503);
  });

  it('responds 500 without Retry-After if the host itself fails', async () => {
    patterns = () => {
      throw new Error('a mistake');
    };
    const { status, headers } = await get('/sitemap/pages.xml');
    expect(status).toBe(500);
    expect(headers.get('retry-after')).toBeNull();
  });
});

it('escapes URLs as XML, and adds the day of change if it is known', () => {
  expect(
    urlsXml([
      { url: `https://a.vn/?x=1&y=<>"'`, lastmod: null },
      { url: 'https://a.vn/b', lastmod: '2031-05-01T00:00:00.000Z' },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.vn/?x=1&amp;y=&lt;&gt;&quot;&#39;</loc></url>
<url><loc>https://a.vn/b</loc><lastmod>2031-05-01T00:00:00.000Z</lastmod></url>
</urlset>
`);
  expect(indexXml([{ url: 'https://a.vn/sitemap/pages.xml', lastmod: null }])).toContain(
    '<sitemap><loc>https://a.vn/sitemap/pages.xml</loc></sitemap>',
  );
  expect(indexXml([])).toMatch(/<sitemapindex [^>]*>\n<\/sitemapindex>\n$/);
});
