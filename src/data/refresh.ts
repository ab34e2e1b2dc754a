import { ApiError } from './ApiError';
import { readToken, writeToken } from './cookie';
import { send } from './rest/send';

export interface RefreshOptions {
  apiUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** A refresh token that is dead, foreign or absent, or a server that knows no refresh. */
const REFUSED = [400, 401, 403, 404, 405];

async function askForToken({ apiUrl, fetch, timeoutMs }: RefreshOptions): Promise<string | null> {
  const init: RequestInit = {
    method: 'POST',
    body: '{}',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-strapi-refresh-cookie': 'httpOnly' },
  };
  try {
    const { signal } = new AbortController();
    const body = await send(`${apiUrl}/auth/refresh`, init, { fetch, timeoutMs, signal });
    const jwt = (body as { jwt?: unknown } | undefined)?.jwt;
    return typeof jwt === 'string' && jwt !== '' ? jwt : null;
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status)) return null;
    throw error;
  }
}

/** One tab at a time: a refresh token works once, and a second tab would use a spent one. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('session-refresh', work)
    : work();
}

let running: Promise<string | null> | null = null;

/**
 * Renews the access token by the HttpOnly refresh cookie, once for all who ask meanwhile. Gives the
 * newer token, or null where the server refuses; a failure that says nothing of the session (no
 * connection, a server that is down) is thrown as an ApiError.
 */
export function renewToken(
  refused: string | null,
  options: RefreshOptions,
): Promise<string | null> {
  running ??= alone(async () => {
    const held = readToken();
    if (held !== null && held !== refused) return held;
    const token = await askForToken(options);
    // Whoever logged out meanwhile stays logged out.
    if (token === null || readToken() !== held) return readToken() === held ? null : readToken();
    writeToken(token);
    return token;
  }).finally(() => {
    running = null;
  });
  return running;
}
