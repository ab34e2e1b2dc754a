/**
 * The normalized address that a page is cached by. Parameters it does not read are dropped: no cache stores
 * a code from an email, and invented parameters create no entries.
 */
export function pageKey(target: string, known: readonly string[]): string {
  const at = target.indexOf('?');
  if (at < 0) return target;
  const given = new URLSearchParams(target.slice(at + 1));
  const read = [...known].sort().flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(read).toString();
  return query === '' ? target.slice(0, at) : `${target.slice(0, at)}?${query}`;
}

const CANONICAL_PATH = /^(?:\/|(?:\/[\w-]+)+)$/;

/** Queries, fragments, dot segments and encoded characters allow unlimited URLs for one page. */
export function isPlainKey(key: string): boolean {
  return CANONICAL_PATH.test(key);
}

/** Always a URL of this site: `//evil.vn/x` cannot name another host. */
export function pageUrl(target: string): URL {
  return new URL(`http://host.invalid${target.startsWith('/') ? '' : '/'}${target}`);
}

/** From the first to the last non-slash character, in linear time. */
const INNER_PATH = /[^/\\](?:.*[^/\\])?/s;

/** The address without superfluous slashes, or null. `//evil.vn/` does not lead to evil.vn. */
export function withoutExtraSlashes(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (path === '/' || !(path.endsWith('/') || path.startsWith('//'))) return null;
  const [inner = ''] = INNER_PATH.exec(path) ?? [];
  const bare = `/${inner}`;
  return at < 0 ? bare : bare + target.slice(at);
}

/** Path and query of a request target in any form (RFC 9112, 3.2), including a proxy's absolute URL. */
export function originForm(target: string): string | null {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*([^#]*)/i.exec(target)?.[1];
  if (rest === undefined) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
