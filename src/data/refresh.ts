import { ApiError } from './ApiError';
import { readToken, writeToken } from './cookie';
import { localError } from './rest/answerError';
import { send } from './rest/send';
import { tokenSubject } from './tokenSubject';

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
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('session-refresh', work)
    : work();
}

/**
 * What one member asked must not be asked again by another, who has logged in meanwhile. A token
 * that names nobody says nothing of who asked: then the session goes on.
 */
function ofSameMember<T extends string | null>(token: T, refused: string): T {
  const asker = tokenSubject(refused);
  if (token !== null && asker !== null && tokenSubject(token) !== asker)
    throw localError('Aborted');
  return token;
}

/** By the token that was refused: the next member does not wait for what the one before began. */
const running = new Map<string, Promise<string | null>>();

/**
 * Renews the access token by the HttpOnly refresh cookie, once for all who ask meanwhile. Gives the
 * newer token, or null where the server refuses; a failure that says nothing of the session (no
 * connection, a server that is down, another member's token by now) is thrown as an ApiError.
 */
export function renewToken(refused: string, options: RefreshOptions): Promise<string | null> {
  const known = running.get(refused);
  if (known) return known;
  const started = exclusively(async () => {
    const held = readToken();
    if (held !== null && held !== refused) return ofSameMember(held, refused);
    const token = await askForToken(options);
    // Whoever logged out meanwhile stays logged out, and another's login stands.
    if (readToken() !== held) return ofSameMember(readToken(), refused);
    if (token !== null) writeToken(ofSameMember(token, refused));
    return token;
  }).finally(() => running.delete(refused));
  running.set(refused, started);
  return started;
}
