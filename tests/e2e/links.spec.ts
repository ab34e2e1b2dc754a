import { crawl, referencesOf, withoutEntities } from './crawl';
import { patternsOf } from './routeTable';
import { exampleOf, matches, readSitemap } from '../support/sitemap';
import { faultsOf, structuredDataOf, typesOf } from './structuredData';
import { expect, test } from './test';

const attribute = (html: string, pattern: RegExp): string =>
  withoutEntities(pattern.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const descriptionOf = (html: string) =>
  attribute(html, /<meta name="description" content="([^"]*)"/);

/** Structured data types on pages of each pattern. */
const reported: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/khoa-hoc/:slug': ['Course'],
  '/hoi-thao/:slug': ['Event'],
  '/tai-lieu/:slug': ['Product'],
  '/tin-tuc/:category/:slug': ['NewsArticle'],
  '/ve-chung-toi/:slug': ['Article'],
  '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo': ['Article', 'FAQPage'],
};

test('links all pages, and describes them in sitemap, head, structured data and feeds', async ({
  product,
  request,
}) => {
  // Hundreds of pages, each rendered for the first time; all tests share one crawl.
  test.setTimeout(300_000);
  const site = await crawl(product.url);
  const listed = await readSitemap(product.url);
  const patterns = patternsOf('page');

  await test.step('finds every link, image and file of the site', () => {
    expect.soft(site.dead).toEqual([]);
    expect.soft(site.pages.length).toBeGreaterThan(100);
  });

  await test.step('lists in the sitemap every public page, each reachable by links, and no other', () => {
    const findable = site.pages.filter(
      ({ path, html }) =>
        !path.includes('?') &&
        canonicalOf(html) === product.url + path &&
        !html.includes('<meta name="robots" content="noindex'),
    );
    expect
      .soft(listed.map(({ path }) => path).sort())
      .toEqual(findable.map(({ path }) => path).sort());
  });

  await test.step('lists in the sitemap the modification time of each page, and a page of every detail screen', () => {
    expect
      .soft(listed.filter(({ lastmod = '' }) => !(Date.parse(lastmod) < Date.now())))
      .toEqual([]);
    const details = patterns.filter((pattern) => pattern.includes(':'));
    expect.soft(details.filter((pattern) => !exampleOf(pattern, listed, patterns))).toEqual([]);
  });

  await test.step('gives each page a unique title and description, and one first-level heading', () => {
    const own = site.pages.filter(({ path, html }) => canonicalOf(html) === product.url + path);
    const siteDescription = descriptionOf(own.find(({ path }) => path === '/')?.html ?? '');
    const pathsBy = new Map<string, string[]>();
    for (const { path, html } of own) {
      const title = attribute(html, /<title>(.*?)<\/title>/);
      pathsBy.set(title, [...(pathsBy.get(title) ?? []), path]);
    }
    expect
      .soft([...pathsBy].filter(([title, paths]) => title === '' || paths.length > 1))
      .toEqual([]);
    const undescribed = own.filter(({ path, html }) => {
      const description = descriptionOf(html);
      return description === '' || (description === siteDescription && path !== '/');
    });
    expect.soft(undescribed.map(({ path }) => path)).toEqual([]);
    const headed = site.pages.filter(({ html }) => html.split(/<h1[\s>]/).length !== 2);
    expect.soft(headed.map(({ path }) => path)).toEqual([]);
  });

  await test.step('gives each page complete structured data', async () => {
    const faults: string[] = [];
    for (const { path, html } of site.pages.filter(({ path }) => !path.includes('?'))) {
      const things = structuredDataOf(html);
      const types = things.flatMap(typesOf);
      const wanted = [
        ...Object.entries(reported).flatMap(([pattern, kinds]) =>
          pattern === path || (matches(pattern, path) && !patterns.includes(path)) ? kinds : [],
        ),
        ...(html.includes('aria-label="Vị trí trang"') ? ['BreadcrumbList'] : []),
      ];
      const missing = wanted.filter((type) => !types.includes(type));
      faults.push(
        ...missing.map((type) => `${path}: no ${type}`),
        ...(await faultsOf(things)).map((fault) => `${path}: ${fault}`),
      );
    }
    expect.soft(faults).toEqual([]);
  });

  await test.step('links each feed entry to a page', async () => {
    const feeds = site.pages.flatMap(({ html }) =>
      [...html.matchAll(/<link\b[^>]*type="application\/(?:rss|atom)\+xml"[^>]*>/g)].flatMap(
        ([tag]) => referencesOf(tag),
      ),
    );
    for (const href of new Set(feeds)) {
      const feed = await request.get(new URL(href, product.url).href);
      expect.soft(feed.status(), href).toBe(200);
      const xml = await feed.text();
      const urls = [
        ...[...xml.matchAll(/<link>([^<]+)<\/link>/g)].map(([, url = '']) => url),
        ...[...xml.matchAll(/<link\b[^>]*href="([^"]+)"/g)].map(([, url = '']) => url),
      ].map(withoutEntities);
      expect.soft(urls.length, href).toBeGreaterThan(2);
      for (const url of new Set(urls)) {
        expect.soft(url.startsWith(product.url), `${url} in ${href}`).toBe(true);
        expect.soft((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
      }
    }
  });
});
