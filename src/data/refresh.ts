import { ApiError, fetchJson, localError, requireSuccess } from 'rest-contract';
import { api } from './api';
import { readToken, writeToken } from './cookie';
import { tokenSubject } from './tokenSubject';

export interface RefreshOptions {
  apiUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

const REFUSED = [400, 401, 403, 404, 405];

async function requestToken({ apiUrl, fetch, timeoutMs }: RefreshOptions): Promise<string | null> {
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

/** Runs in one tab at a time: a refresh token works once, and a second tab would send a used one. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('session-refresh', work)
    : work();
}

/** Prevents repeating one member's request with the token of another, after a new login. */
function ofSameMember<T extends string | null>(token: T, refused: string): T {
  const member = tokenSubject(refused);
  if (token !== null && member !== null && tokenSubject(token) !== member)
    throw localError('Aborted');
  return token;
}

/** Pending renewals by refused token, so that a new member does not wait for the renewal of the previous one. */
const running = new Map<string, Promise<string | null>>();

/** Renews the access token, once for concurrent callers. Returns null if refused; throws if the outcome is unknown. */
export function renewToken(refused: string, options: RefreshOptions): Promise<string | null> {
  const pending = running.get(refused);
  if (pending) return pending;
  const started = exclusively(async () => {
    const stored = readToken();
    // A logout or another token meanwhile takes precedence, here and during the request.
    if (stored !== refused) return ofSameMember(stored, refused);
    const token = await requestToken(options);
    if (readToken() !== stored) return ofSameMember(readToken(), refused);
    if (token !== null) writeToken(ofSameMember(token, refused));
    return token;
  }).finally(() => running.delete(refused));
  running.set(refused, started);
  return started;
}
