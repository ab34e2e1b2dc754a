import { ApolloLink, Observable } from '@apollo/client';
// The main entry is a UMD bundle with a second rxjs, and Node finds no named exports in it.
import { RestLink } from 'apollo-link-rest/index.js';
import { map, type Observer } from 'rxjs';
import { localError } from './answerError';
import { logDrift, throwDrift } from './drift';
import { openEnvelope } from './envelope';
import { inFlight } from './inFlight';
import { serialize } from './requestBody';
import { withRetry } from './retry';
import { send } from './send';
import { transportOf, type Transport } from './transport';
import { wantsToken, withToken, type SessionPort } from './withToken';

export interface RestOptions {
  /** Without a trailing slash. */
  apiUrl: string;
  fetch: typeof fetch;
  /** None on the host. */
  sessionOf?: (client: object) => SessionPort;
  /** In ms; an operation's context may override it with `timeoutMs`. */
  timeoutMs: number;
  retries: number;
  /** In ms. */
  pauseMs: number;
  /** Whether a response that violates the contract throws, or is logged and used as far as possible. */
  strict: boolean;
}

function headersOf(init: RequestInit, path: string, token: string | null): Headers {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Asks Strapi to keep the refresh token in an HttpOnly cookie.
  if (path.startsWith('/auth/')) headers.set('x-strapi-refresh-cookie', 'httpOnly');
  return headers;
}

/** Runs apollo-link-rest for one request and captures the response body. */
function exchangeOf(
  transport: Transport,
  client: object,
  signal: AbortSignal,
  options: RestOptions,
  { noteOwn, onBody }: { noteOwn: (own: boolean) => void; onBody: (body: unknown) => void },
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
    onBody(await withToken({ access, method, path, session, signal, noteOwn }, ask));
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
  const noteOwn = inFlight(client, controller);
  noteOwn(wantsToken(transport));
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
      noteOwn,
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
    noteOwn(false);
    stoppable?.removeEventListener('abort', abort);
    subscription.unsubscribe();
    controller.abort();
  };
}

/**
 * Wraps apollo-link-rest. Each request gets its own RestLink, whose fetch handles token, timeout, retries
 * and errors. It sees the operation's field as a leaf, so it neither fills in nulls nor walks records: the
 * shape from the codegen does both.
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
