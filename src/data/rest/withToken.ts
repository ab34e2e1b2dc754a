import { ApiError } from '../ApiError';
import { answerError, localError } from './answerError';
import type { Access } from './transport';

export interface SessionPort {
  readToken: () => string | null;
  renew: (refused: string) => Promise<string | null>;
  expire: () => void;
}

export interface TokenRequest {
  access: Access;
  method: string;
  path: string;
  session: SessionPort | null;
  signal: AbortSignal;
  bindToSession: (own: boolean) => void;
}

/** Public reads send no token, so that one cached response serves everyone; `auth` calls reject old ones. */
export const needsToken = ({
  access,
  method,
  path,
}: Pick<TokenRequest, 'access' | 'method' | 'path'>): boolean =>
  access !== 'PUBLIC' || (method !== 'GET' && !path.startsWith('/auth/'));

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Stops waiting without cancelling the work, which others may share. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(localError('Aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Renews a refused token and retries once; failing that ends the session, and only public requests go on. */
export async function withToken<T>(
  request: TokenRequest,
  ask: (token: string | null) => Promise<T>,
): Promise<T> {
  const { session, access, signal, bindToSession } = request;
  const token = session && needsToken(request) ? session.readToken() : null;
  if (!session || token === null) {
    if (access !== 'PUBLIC') throw answerError(401, undefined);
    return ask(null);
  }
  try {
    return await ask(token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The session may end during the renewal; a public request does not depend on it.
    if (access === 'PUBLIC') bindToSession(false);
    const fresh = await untilAborted(session.renew(token), signal);
    if (fresh !== null) {
      bindToSession(true);
      try {
        return await ask(fresh);
      } catch (again) {
        if (!isRefusal(again)) throw again;
      }
    }
    if (access === 'PUBLIC') bindToSession(false);
    const held = session.readToken();
    // Unless another token has replaced it: then another session is active.
    if (held === null || held === (fresh ?? token)) session.expire();
    if (access === 'PUBLIC') return ask(null);
    throw error;
  }
}
