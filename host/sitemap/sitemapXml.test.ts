import { expect, it } from 'vitest';
import { indexXml, urlsXml } from './sitemapXml';

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
