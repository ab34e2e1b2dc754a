export interface CrawledPage {
  path: string;
  html: string;
  /** The page with the first link to this one. */
  from: string;
}

export interface Crawl {
  pages: CrawledPage[];
  /** Other resources of pages: images, scripts, feeds. */
  files: string[];
  /** Dead links as messages: target, source, reason. */
  dead: string[];
}

const AT_ONCE = 6;

/** Searches, months and comparisons have hundreds of URLs on one screen: only this many of each are followed. */
const VARIANTS = 10;

/** The list and parameters, e.g. `/khoa-hoc soSanh`; null for a URL without them. */
function variantOf({ pathname, searchParams }: URL): string | null {
  const names = ['q', 'soSanh', 'thang', 'tim'].filter((name) => searchParams.has(name));
  return names.length === 0 ? null : `${pathname} ${names.join()}`;
}

/** Follows every link from the home page, like a search engine. A link to a redirect counts as dead. */
export async function crawl(origin: string): Promise<Crawl> {
  const found: Crawl = { pages: [], files: [], dead: [] };
  const anchors: { from: string; path: string; id: string }[] = [];
  const known = new Set<string>();
  const waiting: { path: string; from: string }[] = [];

  const variants = new Map<string, number>();

  const note = (href: string, from: string) => {
    if (!URL.canParse(href, origin + from)) {
      found.dead.push(`${href} (on ${from}): no address`);
      return;
    }
    const url = new URL(href, origin + from);
    if (url.origin !== origin) return;
    const path = url.pathname + url.search;
    if (url.hash.length > 1)
      anchors.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    if (known.has(path)) return;
    known.add(path);
    const variant = variantOf(url);
    if (variant !== null) {
      const count = (variants.get(variant) ?? 0) + 1;
      variants.set(variant, count);
      if (count > VARIANTS) return;
    }
    waiting.push({ path, from });
  };

  const visit = async ({ path, from }: { path: string; from: string }) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200) {
      found.dead.push(`${path} (on ${from}): ${response.status}`);
    } else if (response.headers.get('content-type')?.startsWith('text/html')) {
      found.pages.push({ path, html: text, from });
      for (const href of referencesOf(text)) note(href, path);
    } else {
      found.files.push(path);
    }
  };

  note('/', '/');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));

  const htmlOf = new Map(found.pages.map(({ path, html }) => [path, html]));
  for (const { from, path, id } of anchors) {
    if (htmlOf.get(path)?.includes(` id="${id}"`) === false) {
      found.dead.push(`${path}#${id} (on ${from}): no such id on the page`);
    }
  }
  return found;
}

export function referencesOf(html: string): string[] {
  const body = html.replace(/<script[^>]*type="application\/(?:ld\+)?json".*?<\/script>/gs, '');
  const plain = [
    ...body.matchAll(/<(?:a|link|img|script|source|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g),
  ];
  const sets = [...body.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  const shared = [...body.matchAll(/<meta property="og:image" content="([^"]*)"/g)];
  return [...plain, ...shared]
    .map(([, href = '']) => href)
    .concat(sets)
    .map(withoutEntities)
    .filter((href) => !/^(?:mailto|tel|data|javascript):/.test(href));
}

export const withoutEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
