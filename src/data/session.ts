import { makeVar, type ApolloClient } from '@apollo/client';
import { readMark, writeMark } from '@/lib/drafts';
import { clearToken, readToken, writeToken } from './cookie';
import { LogoutDocument } from './generated/operations/Logout';
import { ProfileDocument } from './generated/operations/Profile';
import { abortInFlight } from './rest/inFlight';
import { tokenSubject } from './tokenSubject';

export { readToken } from './cookie';

/**
 * Whether there is a token not known to be invalid. False on the host, and until `watchSession` has
 * checked.
 */
export const isLoginVar = makeVar(false);

/** Whether `isLogin` is known: false on the host, and until `watchSession` has checked. */
export const sessionReadyVar = makeVar(false);

/** Logged out, token expired, or ended in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

/** Returns a function that removes the listener. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(reason: SessionEnd): void {
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
const marked = readMark(MARK);

/**
 * The member whose data this tab holds. Kept when the token expires and across reloads: drafts wait for the
 * same member, and for nobody else.
 */
let holder = typeof marked === 'string' ? marked : null;

function setHolder(id: string | null): void {
  holder = id;
  writeMark(MARK, id);
}

/** Counts logins, so that a pending logout does not end a later session. */
let logins = 0;

const ending = new WeakMap<ApolloClient, Promise<void>>();

/** Stores a new token. If another member was logged in here, their data is dropped. */
export function startSession(client: ApolloClient, jwt: string): void {
  writeToken(jwt);
  const now = tokenSubject(jwt);
  const another = now === null || now !== holder;
  const inUse = isLoginVar() || holder !== null || ending.has(client);
  logins += 1;
  ending.delete(client);
  if (holder !== null && another) tell('elsewhere');
  if (inUse && another) {
    abortInFlight(client);
    void client.cache.reset();
  }
  setHolder(now);
  isLoginVar(true);
  notifyTabs('started');
}

/**
 * Drops the member's data from this tab: aborts their requests and resets the cache, but keeps the cart.
 * `cache.reset` rather than `client.resetStore` keeps watched queries and local fields alive without
 * Apollo's LocalState (4 KB).
 */
async function forget(client: ApolloClient, reason: SessionEnd): Promise<void> {
  abortInFlight(client);
  if (reason !== 'expired') setHolder(null);
  isLoginVar(false);
  tell(reason);
  // Aborted callers learn of the abort before the cache is reset.
  await new Promise((resolve) => setTimeout(resolve));
  // Public data on screen is refetched; member-only reads are refused at once.
  await client.cache.reset();
}

/** In ms. */
const LOGOUT_WAIT = 2_000;

/** Revokes the refresh token. Never throws. */
async function endOnServer(client: ApolloClient): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOGOUT_WAIT);
  });
  const told = client.mutate({ mutation: LogoutDocument }).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([told, patience]);
  clearTimeout(timer);
}

/**
 * Ends the session in every tab: on logout also on the server, or because the token was refused
 * (`expired`). Does nothing without a session or while it is already ending; stops if a login happens
 * meanwhile. Never throws.
 */
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
    await forget(client, reason);
  };
  const started = end().finally(() => {
    if (ending.get(client) === started) ending.delete(client);
  });
  ending.set(client, started);
  return started;
}

/**
 * Compares this tab with the token cookie, which other tabs write too. If it is another member's by now,
 * the page reloads: nothing of the previous member may remain.
 */
function lookAtToken(client: ApolloClient): void {
  const token = readToken();
  const now = tokenSubject(token);
  if (token === null) {
    if (isLoginVar()) void forget(client, 'elsewhere');
  } else if (holder !== null && now !== null && now !== holder) {
    setHolder(now);
    // Nothing more may happen for the previous member until the page unloads.
    abortInFlight(client);
    tell('elsewhere');
    globalThis.location.reload();
  } else {
    setHolder(now ?? holder);
    isLoginVar(true);
  }
}

/**
 * Checks for a token and follows the session in other tabs. A tab that slept or was restored from the
 * back/forward cache missed their messages, so it checks when shown. To be called once after hydration;
 * returns its cleanup.
 */
export function watchSession(client: ApolloClient): () => void {
  const look = (): void => lookAtToken(client);
  look();
  sessionReadyVar(true);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'started') look();
      else if (!isLoginVar()) return;
      else if (data === 'expired') void forget(client, 'expired');
      else if (data === 'ended') void forget(client, 'elsewhere');
    };
  }
  return () => {
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
    channel?.close();
  };
}

const refreshing = new WeakMap<ApolloClient, Promise<void>>();

/**
 * Refetches the profile on every navigation, without delaying it. Concurrent calls share a response, and
 * failures are ignored: the link ends the session for an expired token.
 */
export function refreshProfile(client: ApolloClient): void {
  if (readToken() === null || refreshing.has(client)) return;
  const running = client
    .query({ query: ProfileDocument, fetchPolicy: 'network-only' })
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => refreshing.delete(client));
  refreshing.set(client, running);
}
