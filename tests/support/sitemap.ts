export interface Listed {
  path: string;
  lastmod: string | undefined;
}

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, url = '', lastmod]) => ({ url: url.replaceAll('&amp;', '&'), lastmod }),
  );

/** All URLs in the sitemap index's files. @throws Error if a file is missing */
export async function readSitemap(origin: string): Promise<Listed[]> {
  const read = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return entriesOf(await response.text());
  };
  const files = await read(`${origin}/sitemap.xml`);
  const listed = await Promise.all(files.map(({ url }) => read(url)));
  return listed.flat().map(({ url, lastmod }) => {
    const { origin: host, pathname, search } = new URL(url);
    if (host !== origin) throw new Error(`The sitemap lists ${url}, which is of another site.`);
    return { path: pathname + search, lastmod };
  });
}

/** Whether a path matches a route pattern. */
export const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** A URL in the sitemap that matches a route pattern; undefined if there is none. */
export function exampleOf(
  pattern: string,
  listed: readonly Listed[],
  patterns: readonly string[],
): string | undefined {
  // `/ve-chung-toi/hoi-dong-quan-tri` is not a page of `/ve-chung-toi/:slug`.
  return listed.find(({ path }) => matches(pattern, path) && !patterns.includes(path))?.path;
}
