import { ApiError } from './ApiError';
import { api } from './api';
import { readToken, writeToken } from './cookie';
import { localError, requireSuccess } from './rest/apiErrors';
import { fetchJson } from './rest/fetchJson';
import { tokenSubject } from './tokenSubject';

export interface RefreshOptions {
  apiUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

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
    const url = `${apiUrl}/auth/refresh`;
    const response = await fetchJson(url, init, { fetch, timeoutMs, signal });
    const { body } = requireSuccess(api, response);
    const jwt = (body as { jwt?: unknown } | undefined)?.jwt;
    return typeof jwt === 'string' && jwt !== '' ? jwt : null;
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status)) return null;
    throw error;
  }
}

/** Across tabs: a refresh token works once, and a second tab would send a spent one. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('session-refresh', work)
    : work();
}

/** Guards against repeating one member's request as another, who has logged in since. */
function ofSameMember<T extends string | null>(token: T, refused: string): T {
  const asker = tokenSubject(refused);
  if (token !== null && asker !== null && tokenSubject(token) !== asker)
    throw localError('Aborted');
  return token;
}

/** By refused token, so that a new member does not wait for the previous one's refresh. */
const running = new Map<string, Promise<string | null>>();

/** Renews the access token, once for concurrent callers. Null if refused; throws if that remains unknown. */
export function renewToken(refused: string, options: RefreshOptions): Promise<string | null> {
  const known = running.get(refused);
  if (known) return known;
  const started = exclusively(async () => {
    const held = readToken();
    // A logout or another token meanwhile takes precedence, here and while the server is asked.
    if (held !== refused) return ofSameMember(held, refused);
    const token = await askForToken(options);
    if (readToken() !== held) return ofSameMember(readToken(), refused);
    if (token !== null) writeToken(ofSameMember(token, refused));
    return token;
  }).finally(() => running.delete(refused));
  running.set(refused, started);
  return started;
}
