import { parseUrl } from './parseUrl';

const base = 'https://site.invalid';

/** Would loop back after login. */
const circular = new Set(['/dang-nhap', '/dang-ky', '/signup']);

/**
 * Against open redirects: no `//host`, scheme, backslash (browsers read it as `/`) or control character
 * (browsers drop tabs and line breaks, joining `/` and `/`).
 */
export function safeReturnTo(path: string | null | undefined): string {
  if (!path || !path.startsWith('/') || path.startsWith('//')) return '/';
  if (path.includes('\\') || hasControlCharacter(path)) return '/';
  const url = parseUrl(path, base);
  if (url === null) return '/';
  const { origin, pathname, search, hash } = url;
  // Dot segments may resolve to `//host` (`/.//host`): check what the browser would see.
  if (origin !== base || pathname.includes('//')) return '/';
  if (circular.has(pathname.replace(/\/+$/, ''))) return '/';
  return pathname + search + hash;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}
