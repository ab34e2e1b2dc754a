import { makeVar, type ApolloClient } from '@apollo/client';
import { readMark, writeMark } from '@/lib/drafts';
import { clearToken, readToken, writeToken } from './cookie';
import { LogoutDocument, ProfileDocument } from './generated/operations/data/session';
import { abortInFlight } from 'rest-contract';
import { tokenSubject } from './tokenSubject';

export { readToken } from './cookie';

/** Whether there is a token that is not known to be invalid. False on the host. */
export const isLoginVar = makeVar(false);

/** False on the host, and until `watchSession` has checked for a token. */
export const sessionReadyVar = makeVar(false);

export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(reason: SessionEnd): void {
  for (const listener of [...listeners]) listener(reason);
}

const CHANNEL = 'session';

function notifyTabs(message: 'started' | 'ended' | 'expired'): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

const MARK = 'holder';
const storedId = readMark(MARK);

/** The member whose drafts this tab stores, even after an expiry or a reload. No other member may see them. */
let memberId = typeof storedId === 'string' ? storedId : null;

function setMemberId(id: string | null): void {
  memberId = id;
  writeMark(MARK, id);
}

/** Counts logins, so that a pending logout does not end a later session. */
let logins = 0;

/** A token whose session another tab has ended. Its cookie may stay visible in this process for a moment. */
let endedToken: string | null = null;

/** Whether another tab has ended the session of this token. */
export const hasEnded = (token: string): boolean => token === endedToken;

const ending = new WeakMap<ApolloClient, Promise<void>>();

export function startSession(client: ApolloClient, jwt: string): void {
  writeToken(jwt);
  const subject = tokenSubject(jwt);
  const isOther = subject === null || subject !== memberId;
  const inUse = isLoginVar() || memberId !== null || ending.has(client);
  logins += 1;
  ending.delete(client);
  if (memberId !== null && isOther) notifyListeners('elsewhere');
  if (inUse && isOther) {
    abortInFlight(client);
    void client.cache.reset();
  }
  setMemberId(subject);
  isLoginVar(true);
  notifyTabs('started');
}

/**
 * Clears the cache. Unlike `client.resetStore`, `cache.reset` preserves watched queries and local fields without
 * Apollo's LocalState (4 KB).
 */
async function clearSession(client: ApolloClient, reason: SessionEnd): Promise<void> {
  abortInFlight(client);
  if (reason !== 'expired') setMemberId(null);
  isLoginVar(false);
  notifyListeners(reason);
  // Aborted callers are notified before the cache is reset.
  await new Promise((resolve) => setTimeout(resolve));
  await client.cache.reset();
}

const LOGOUT_TIMEOUT_MS = 2_000;

async function endOnServer(client: ApolloClient): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOGOUT_TIMEOUT_MS);
  });
  const request = client.mutate({ mutation: LogoutDocument }).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([request, timeout]);
  clearTimeout(timer);
}

/** Ends the session in every tab, after a logout on the server too. Never throws. */
export function endSession(
  client: ApolloClient,
  reason: 'logout' | 'expired' = 'logout',
): Promise<void> {
  const running = ending.get(client);
  if (running) return running;
  if (readToken() === null && !isLoginVar()) return Promise.resolve();
  const end = async (): Promise<void> => {
    const before = logins;
    isLoginVar(false);
    if (reason === 'logout' && readToken() !== null) await endOnServer(client);
    if (logins !== before) return;
    clearToken();
    notifyTabs(reason === 'expired' ? 'expired' : 'ended');
    await clearSession(client, reason);
  };
  const started = end().finally(() => {
    if (ending.get(client) === started) ending.delete(client);
  });
  ending.set(client, started);
  return started;
}

/** Reloads if the cookie belongs to another member, as no data of the previous one may remain in this tab. */
function syncWithCookie(client: ApolloClient): void {
  const token = readToken();
  const subject = tokenSubject(token);
  if (token === null) {
    if (isLoginVar()) void clearSession(client, 'elsewhere');
  } else if (memberId !== null && subject !== null && subject !== memberId) {
    setMemberId(subject);
    // Stop everything for the previous member until the page unloads.
    abortInFlight(client);
    notifyListeners('elsewhere');
    globalThis.location.reload();
  } else {
    setMemberId(subject ?? memberId);
    isLoginVar(true);
  }
}

/**
 * Synchronizes the session with other tabs and returns a cleanup function. A tab that slept or came from the
 * back/forward cache missed messages, so it checks again when shown. Call after hydration.
 */
export function watchSession(client: ApolloClient): () => void {
  const sync = (): void => syncWithCookie(client);
  sync();
  sessionReadyVar(true);
  window.addEventListener('pageshow', sync);
  document.addEventListener('visibilitychange', sync);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'started') sync();
      else if (isLoginVar() && (data === 'expired' || data === 'ended')) {
        endedToken = readToken();
        void clearSession(client, data === 'expired' ? 'expired' : 'elsewhere');
      }
    };
  }
  return () => {
    window.removeEventListener('pageshow', sync);
    document.removeEventListener('visibilitychange', sync);
    channel?.close();
  };
}

/** Refetches the profile on every navigation, without delaying it. Ignores failures, as the link handles an expired token. */
export function refreshProfile(client: ApolloClient): void {
  if (readToken() === null) return;
  client.query({ query: ProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
