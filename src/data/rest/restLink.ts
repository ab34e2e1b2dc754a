import { ApolloLink, Observable } from '@apollo/client';
// The main entry is a UMD bundle with a second rxjs, and Node finds no named exports in it.
import { RestLink } from 'apollo-link-rest/index.js';
import { map, type Observer } from 'rxjs';
import { localError } from './answerError';
import { logDrift, throwDrift } from './drift';
import { openEnvelope } from './envelope';
import { trackInFlight } from './inFlight';
import { serialize } from './requestBody';
import { withRetry } from './retry';
import { send } from './send';
import { transportOf, type Transport } from './transport';
import { needsToken, withToken, type SessionPort } from './withToken';

export interface RestOptions {
  apiUrl: string;
  fetch: typeof fetch;
  sessionOf?: (client: object) => SessionPort;
  timeoutMs: number;
  retries: number;
  pauseMs: number;
  /** Throw on contract violations, instead of logging them. */
  strict: boolean;
}

function headersOf(init: RequestInit, path: string, token: string | null): Headers {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (path.startsWith('/auth/')) headers.set('x-strapi-refresh-cookie', 'httpOnly');
  return headers;
}

function exchangeOf(
  transport: Transport,
  client: object,
  signal: AbortSignal,
  options: RestOptions,
  {
    bindToSession,
    onBody,
  }: { bindToSession: (own: boolean) => void; onBody: (body: unknown) => void },
): (url: RequestInfo, init: RequestInit) => Promise<Response> {
  const { method, path, access } = transport;
  const { fetch, timeoutMs, pauseMs } = options;
  const session = options.sessionOf?.(client) ?? null;
  return async (url, init) => {
    const ask = (token: string | null): Promise<unknown> =>
      withRetry(
        () =>
          send(
            String(url),
            { ...init, headers: headersOf(init, path, token) },
            { fetch, timeoutMs, signal },
          ),
        { retries: method === 'GET' ? options.retries : 0, pauseMs, signal },
      );
    onBody(await withToken({ access, method, path, session, signal, bindToSession }, ask));
    return new Response(null, { status: 204 });
  };
}

function readBody(transport: Transport, body: unknown, strict: boolean): unknown {
  if (body === undefined && transport.nullable) return null;
  const answer = openEnvelope(body, transport.asPage);
  const read = transport.read(answer, transport.responseKey, strict ? throwDrift : logDrift);
  if (read === undefined) throw localError('BadAnswer', { field: transport.responseKey });
  return read;
}

function fetchOperation(
  { query, variables, client, operationType, getContext }: ApolloLink.Operation,
  options: RestOptions,
  observer: Observer<ApolloLink.Result>,
): () => void {
  const transport = transportOf(query);
  const { responseKey } = transport;
  const controller = new AbortController();
  const bindToSession = trackInFlight(client, controller);
  bindToSession(needsToken(transport));
  // Only callers of mutations, and of queries shared with nobody (`unshared`), may abort.
  const { signal, unshared, timeoutMs } = getContext();
  const abort = (): void => controller.abort();
  const own = operationType === 'mutation' || unshared === true;
  const stoppable = own && signal instanceof AbortSignal ? signal : null;
  if (stoppable?.aborted) abort();
  stoppable?.addEventListener('abort', abort, { once: true });
  const patient = typeof timeoutMs === 'number' ? { ...options, timeoutMs } : options;
  let body: unknown;
  const rest = new RestLink({
    uri: options.apiUrl,
    customFetch: exchangeOf(transport, client, controller.signal, patient, {
      bindToSession,
      onBody: (given) => {
        body = given;
      },
    }),
    defaultSerializer: serialize,
    // The body has been captured; a plain value spares apollo-link-rest walking it.
    responseTransformer: () => true,
  });
  const subscription = ApolloLink.execute(
    rest,
    { query: transport.document, variables: { ...variables, ...transport.builders } },
    { client },
  )
    .pipe(
      map(() => {
        // The session may have ended since the response arrived.
        if (controller.signal.aborted) throw localError('Aborted');
        return { data: { [responseKey]: readBody(transport, body, options.strict) } };
      }),
    )
    .subscribe(observer);
  return () => {
    bindToSession(false);
    stoppable?.removeEventListener('abort', abort);
    subscription.unsubscribe();
    controller.abort();
  };
}

/**
 * Wraps apollo-link-rest, which sees the operation's field as a leaf: it neither fills in nulls nor walks
 * records. Each request gets its own RestLink, with its own token, timeout, retries and errors.
 */
export function restLink(options: RestOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        try {
          return fetchOperation(operation, options, observer);
        } catch (error) {
          observer.error(error);
          return undefined;
        }
      }),
  );
}
