/**
 * The address by which a page is rendered and kept: complete, in one spelling. A parameter that the page is
 * not rendered by is taken away, the code of a letter and what mailings add among them: so no cache holds
 * a code, and made-up parameters make no new pages.
 * @param target path and query, as in the request line
 * @param known the parameters that the page is rendered by
 */
export function pageKey(target: string, known: readonly string[]): string {
  const at = target.indexOf('?');
  if (at < 0) return target;
  const given = new URLSearchParams(target.slice(at + 1));
  // Of namesakes a page reads the first.
  const read = [...known].sort().flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(read).toString();
  return query === '' ? target.slice(0, at) : `${target.slice(0, at)}?${query}`;
}

/** An address as the site's own links write it. */
const OWN_SPELLING = /^(?:\/|(?:\/[\w-]+)+)$/;

/**
 * Whether this may be the one spelling of a page's address. With a query, a fragment, dot segments
 * or encoded letters a page has addresses without number.
 */
export function isPlainKey(key: string): boolean {
  return OWN_SPELLING.test(key);
}

/** A target as an address of this site, whatever it claims: `//evil.vn/x` names no other host. */
export function pageUrl(target: string): URL {
  return new URL(`http://host.invalid${target.startsWith('/') ? '' : '/'}${target}`);
}

/** From the first letter that is no slash to the last; takes time by the length, not by its square. */
const WITHIN_SLASHES = /[^/\\](?:.*[^/\\])?/s;

/**
 * Where an address with slashes too many leads: the same without those at its end or doubled at its
 * start, its query kept; null where there are none. Always a path of this site: `//evil.vn/`
 * doesn't lead to evil.vn.
 */
export function withoutExtraSlashes(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (path === '/' || !(path.endsWith('/') || path.startsWith('//'))) return null;
  const [inner = ''] = WITHIN_SLASHES.exec(path) ?? [];
  const bare = `/${inner}`;
  return at < 0 ? bare : bare + target.slice(at);
}
