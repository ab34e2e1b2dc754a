import { ApiError } from '../ApiError';
import { answerError, localError } from './answerError';
import type { Access } from './transport';

/** What the link needs of the session. On the host there is none. */
export interface SessionPort {
  readToken: () => string | null;
  /** A newer token in place of one that was refused; null where there is none to be had. */
  renew: (refused: string) => Promise<string | null>;
  /** The token is dead and cannot be renewed. */
  expire: () => void;
}

export interface TokenRequest {
  access: Access;
  method: string;
  path: string;
  session: SessionPort | null;
  /** Whoever asked no longer wants it. */
  signal: AbortSignal;
  /** Whether the request is its member's own, and ends with the session. */
  noteOwn: (own: boolean) => void;
}

/**
 * Who is asked with a token: what members alone may call, and what answers a member differently.
 * Public reads go without, so that one cached answer serves everyone; the `auth` calls make tokens
 * and would be refused for an old one.
 */
export const wantsToken = ({
  access,
  method,
  path,
}: Pick<TokenRequest, 'access' | 'method' | 'path'>): boolean =>
  access !== 'PUBLIC' || (method !== 'GET' && !path.startsWith('/auth/'));

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** What is waited for, unless its asker is gone first: others may wait for it too. */
function whileWanted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(localError('Aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Asks with the session's token. A refused token is renewed once and the request sent again;
 * where that fails the session ends, and only what is public is asked again, without a token.
 */
export async function withToken<T>(
  request: TokenRequest,
  ask: (token: string | null) => Promise<T>,
): Promise<T> {
  const { session, access, signal, noteOwn } = request;
  const token = session && wantsToken(request) ? session.readToken() : null;
  if (!session || token === null) {
    if (access !== 'PUBLIC') throw answerError(401, undefined);
    return ask(null);
  }
  try {
    return await ask(token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The session may end while it waits; what is public is asked all the same then.
    if (access === 'PUBLIC') noteOwn(false);
    const fresh = await whileWanted(session.renew(token), signal);
    if (fresh !== null) {
      noteOwn(true);
      try {
        return await ask(fresh);
      } catch (again) {
        if (!isRefusal(again)) throw again;
      }
    }
    if (access === 'PUBLIC') noteOwn(false);
    const held = session.readToken();
    // Where another token is held by now it is not that session which died.
    if (held === null || held === (fresh ?? token)) session.expire();
    if (access === 'PUBLIC') return ask(null);
    throw error;
  }
}
