import { ApiError } from '../ApiError';
import { answerError, localError } from './answerError';
import type { Access } from './transport';

/** None on the host. */
export interface SessionPort {
  readToken: () => string | null;
  /** A newer token than the refused one; null if there is none. */
  renew: (refused: string) => Promise<string | null>;
  /** Called when the token can no longer be renewed. */
  expire: () => void;
}

export interface TokenRequest {
  access: Access;
  method: string;
  path: string;
  session: SessionPort | null;
  signal: AbortSignal;
  /** Whether the request is bound to the session and aborted with it. */
  noteOwn: (own: boolean) => void;
}

/**
 * True for member-only endpoints and responses that differ for members. Public reads send none, so that one
 * cached response serves everyone; `auth` calls would be rejected for an old token.
 */
export const wantsToken = ({
  access,
  method,
  path,
}: Pick<TokenRequest, 'access' | 'method' | 'path'>): boolean =>
  access !== 'PUBLIC' || (method !== 'GET' && !path.startsWith('/auth/'));

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Stops waiting on abort without cancelling the work, which others may share. */
function whileWanted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(localError('Aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Sends with the session's token. A refused token is renewed once and the request repeated; if that fails
 * the session ends, and only a public request is repeated without a token.
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
    // The session may end in the meantime; a public request does not depend on it.
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
    // Unless another token has replaced it: then another session is active.
    if (held === null || held === (fresh ?? token)) session.expire();
    if (access === 'PUBLIC') return ask(null);
    throw error;
  }
}
