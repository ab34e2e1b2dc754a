/** Named by the specification. */
const NAME = 'token';

/** The longest session that the server may allow. An expired token is renewed or refused. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

const attributes = (): string =>
  `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;

export function readToken(): string | null {
  if (typeof document === 'undefined') return null;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1) ?? '';
  if (value === '') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function writeToken(token: string): void {
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Max-Age=${MAX_AGE_SECONDS}${attributes()}`;
}

export function clearToken(): void {
  document.cookie = `${NAME}=; Max-Age=0${attributes()}`;
}
