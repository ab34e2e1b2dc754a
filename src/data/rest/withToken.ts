import { ApiError } from '../ApiError';
import { localError } from './answerError';
import type { Adapter } from './adapter';
import type { Access, Transport } from './transport';

export interface SessionPort {
  readToken: () => string | null;
  renew: (refused: string) => Promise<string | null>;
  expire: () => void;
}

export interface TokenRequest {
  access: Access;
  /** Whether it goes with the session's token, if there is one. */
  needsToken: boolean;
  session: SessionPort | null;
  signal: AbortSignal;
  bindToSession: (own: boolean) => void;
}

/** Public reads send no token, so that one cached response serves everyone; what opens a session rejects old ones. */
export const needsToken = (
  { access, method, path }: Pick<Transport, 'access' | 'method' | 'path'>,
  { opensSession }: Pick<Adapter, 'opensSession'>,
): boolean => access !== 'PUBLIC' || (method !== 'GET' && !opensSession?.(path));

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
  const token = session && request.needsToken ? session.readToken() : null;
  if (!session || token === null) {
    if (access !== 'PUBLIC') throw localError('Http401', undefined, 401);
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
