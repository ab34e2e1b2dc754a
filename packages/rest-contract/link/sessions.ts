import { ApiError } from './ApiError';
import { localError } from './apiErrors';
import type { Adapter, JsonResponse } from './adapter';
import { trackInFlight } from './inFlight';
import type { RequestSpec } from './requestSpec';
import { untilAborted } from './untilAborted';

export interface SessionPort {
  readToken: () => string | null;
  renew: (refused: string) => Promise<string | null>;
  expire: () => void;
}

type Send = (token: string | null) => Promise<JsonResponse>;

interface BearerRequest {
  spec: Pick<RequestSpec, 'access' | 'method' | 'path'>;
  adapter: Pick<Adapter, 'startsSession'>;
  client: object;
  controller: AbortController;
}

/** A request that carries the token of its client's session, and is aborted when the session ends. */
export interface Bearer {
  send: (send: Send) => Promise<JsonResponse>;
  /** Call when the request has ended. */
  release: () => void;
}

export type Sessions = (request: BearerRequest) => Bearer;

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Sends requests with the token of the session. Renews a refused token once; otherwise ends the session and sends only public requests. */
export const sessions =
  (sessionOf: (client: object) => SessionPort): Sessions =>
  ({ spec: { access, method, path }, adapter, client, controller }) => {
    const session = sessionOf(client);
    const isPublic = access === 'PUBLIC';
    // Public queries send no token, so that one cached response serves everyone. Endpoints that start a session reject old tokens.
    const needsToken = !isPublic || (method !== 'GET' && !adapter.startsSession?.(path));
    const bindToSession = trackInFlight(client, controller);
    bindToSession(needsToken);

    const sendWithToken = async (send: Send): Promise<JsonResponse> => {
      const token = needsToken ? session.readToken() : null;
      if (token === null) {
        if (!isPublic) throw localError('Http401', undefined, 401);
        return send(null);
      }
      try {
        return await send(token);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // The session may end during the renewal; a public request does not depend on it.
        if (isPublic) bindToSession(false);
        const fresh = await untilAborted(session.renew(token), controller.signal);
        if (fresh !== null) {
          bindToSession(true);
          try {
            return await send(fresh);
          } catch (secondError) {
            if (!isRefusal(secondError)) throw secondError;
          }
        }
        // The session's end must not abort the request that reports it.
        bindToSession(false);
        const current = session.readToken();
        // If another token has replaced it, another session is active.
        if (current === null || current === (fresh ?? token)) session.expire();
        if (isPublic) return send(null);
        throw error;
      }
    };
    return { send: sendWithToken, release: () => bindToSession(false) };
  };
