const base = 'https://site.invalid';

/** Screens that would send the person in a circle once they are logged in. */
const circular = new Set(['/dang-nhap', '/dang-ky', '/signup']);

/**
 * Where to go after login. The address comes from the URL, so anybody may have written it: only a
 * path of this site is followed, never `//host`, a scheme, a backslash (browsers read it as `/`)
 * or a control character (browsers drop tabs and line breaks, which would join `/` and `/`).
 *
 * @param path what the URL asked for, decoded once.
 * @returns the path with its query and fragment, or `/` where it is not safe or would lead back
 *   to the login.
 */
export function safeReturnTo(path: string | null | undefined): string {
  if (!path || !path.startsWith('/') || path.startsWith('//')) return '/';
  if (path.includes('\\') || hasControlCharacter(path)) return '/';
  if (!URL.canParse(path, base)) return '/';
  const { origin, pathname, search, hash } = new URL(path, base);
  // Dot segments may leave `//host` behind (`/.//host`): look again at what the browser would see.
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
