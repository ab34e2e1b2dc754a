import { makeVar, type ApolloClient } from '@apollo/client';
import { readMark, writeMark } from '@/lib/drafts';
import { clearToken, readToken, writeToken } from './cookie';
import { LogoutDocument } from './generated/operations/Logout';
import { ProfileDocument } from './generated/operations/Profile';
import { abortInFlight } from './rest/inFlight';
import { tokenSubject } from './tokenSubject';

export { readToken } from './cookie';

/** A token is held and not yet refused. False on the host, and until `watchSession` has looked. */
export const isLoginVar = makeVar(false);

/** Whether `isLogin` is known yet: false on the host, and until `watchSession` has looked. */
export const sessionReadyVar = makeVar(false);

/** Why a session ended: by its member, by a token that is dead, or in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

type Listener = (reason: SessionEnd) => void;

const listeners = new Set<Listener>();

/** Calls back when the session ends; gives what takes the listener away. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(reason: SessionEnd): void {
  for (const listener of [...listeners]) listener(reason);
}

const CHANNEL = 'session';

/** Tells the other tabs: a login, a logout, a token that is dead. */
function notifyTabs(message: 'started' | 'ended' | 'expired'): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

const MARK = 'holder';
const marked = readMark(MARK);

/**
 * Whose token this tab works with; all that it has read of a member is theirs. Kept when the token
 * dies, and over a reload: what was typed waits for the same member, and for no other.
 */
let holder = typeof marked === 'string' ? marked : null;

function setHolder(id: string | null): void {
  holder = id;
  writeMark(MARK, id);
}

/** How many logins this tab has seen: an end that waits is none once another has begun. */
let logins = 0;

const ending = new WeakMap<ApolloClient, Promise<void>>();

/**
 * A login succeeded, or gave the member a newer token: keeps it. Of another member who was logged in
 * here nothing is left.
 */
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
 * Forgets the member in this tab: aborts the requests in flight for them, empties the cache and
 * keeps the cart. The cache is reset rather than the client's store: what is watched, the local
 * fields among it, stays watched, and Apollo needs no LocalState of 4 KB to fetch those anew.
 */
async function forget(client: ApolloClient, reason: SessionEnd): Promise<void> {
  abortInFlight(client);
  if (reason !== 'expired') setHolder(null);
  isLoginVar(false);
  tell(reason);
  // Who waits for an aborted answer hears so first, not that the store was emptied under it.
  await new Promise((resolve) => setTimeout(resolve));
  // What stands on the screen and is public is read anew; a member's part is refused at once.
  await client.cache.reset();
}

/** How long a logout waits for the server to end the session too, in ms. */
const LOGOUT_WAIT = 2_000;

/** Ends the refresh token on the server, as far as it can be reached. Never throws. */
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
 * Ends the session in every tab: by its member (`logout`), who ends it on the server as well, or
 * because the server refused the token (`expired`). Nothing happens where there is none, or where
 * it is ending already, and no more where somebody logs in meanwhile. Never throws.
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
 * Holds this tab against the token's cookie, which other tabs write as well. Where the cookie is
 * another member's by now, the page is loaded anew: nothing of the one before may be left in it.
 */
function lookAtToken(client: ApolloClient): void {
  const token = readToken();
  const now = tokenSubject(token);
  if (token === null) {
    if (isLoginVar()) void forget(client, 'elsewhere');
  } else if (holder !== null && now !== null && now !== holder) {
    setHolder(now);
    // Until the page is gone nothing more may be done in it for the one before.
    abortInFlight(client);
    tell('elsewhere');
    globalThis.location.reload();
  } else {
    setHolder(now ?? holder);
    isLoginVar(true);
  }
}

/**
 * Looks whether a token is held, and hears what other tabs do with the session. A tab that slept,
 * or came back from the browser's history, hears nothing: it looks when it is shown again. Called
 * once after hydration; gives what stops it.
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
 * Reads the profile anew while a token is held; called at every navigation. It is never waited
 * for, one answer serves those who ask meanwhile, and its failure is not theirs: a dead token ends
 * the session by the link, and anything else leaves the profile as it was.
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
