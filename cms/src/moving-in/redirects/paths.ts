import { routePatterns } from '@iia/shared/routePatterns';

/** Of the columns in the database. */
const MAX_LENGTH = 500;

/** Served by the host or the API, never as a page. */
const RESERVED = /^\/(?:api|admin|assets|icons|og|uploads|_host|livez|readyz)(?:\/|$)/i;

/**
 * The key by which redirects are looked up: the path decoded, in lower case, without a trailing slash. Includes
 * `index.php` and the query, which identify pages on old sites.
 * @returns null for text that is no path on the site
 */
export function oldPathKey(text: string): string | null {
  if (!/^\/(?![/\\])/.test(text) || text.length > MAX_LENGTH) return null;
  const [path = '', ...query] = text.split('#', 1)[0]?.split('?') ?? [];
  try {
    const decoded = decodeURIComponent(path).normalize('NFC').toLowerCase();
    // oxlint-disable-next-line no-control-regex -- A path with one is no path.
    if (/[\\\u0000-\u001f]/.test(decoded)) return null;
    const bare = decoded.replace(/\/+$/, '') || '/';
    const search = query.join('?');
    return search === '' ? bare : `${bare}?${search}`;
  } catch {
    return null;
  }
}

/** The key of a URL of the old site; null for a URL of another. */
export function oldPathOf(url: string, site: string): string | null {
  if (!URL.canParse(site) || !URL.canParse(url, site)) return null;
  const { hostname, pathname, search } = new URL(url, site);
  const bare = (host: string) => host.replace(/^www\./, '');
  return bare(hostname) === bare(new URL(site).hostname) ? oldPathKey(pathname + search) : null;
}

/** Whether a path of this site shows a page, so that no redirect may hide it. */
export function isFixedPage(key: string): boolean {
  return (
    RESERVED.test(key) ||
    (Object.values(routePatterns) as string[]).some((pattern) => pattern === key.toLowerCase())
  );
}

const targets = (Object.values(routePatterns) as string[]).map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/?#]+')}$`),
);

/** Whether a path leads to a kind of page or file of this site. */
export function isTarget(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/, 1);
  return (
    path.length <= MAX_LENGTH &&
    /^\/(?![/\\])[^\s\\]*$/.test(path) &&
    isResolved(bare) &&
    (bare.startsWith('/uploads/') || targets.some((target) => target.test(bare)))
  );
}

/** Whether a path is what a browser makes of it: one with `..` leads elsewhere, even to another host. */
function isResolved(path: string): boolean {
  try {
    const { pathname } = new URL(path, 'http://host.invalid');
    return decodeURIComponent(pathname) === decodeURIComponent(path);
  } catch {
    return false;
  }
}
