import { ApolloLink, Observable } from '@apollo/client';
// Its main entry is a UMD file that brings a second rxjs, and that Node finds no name in.
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
  /** Where `/api` is answered, without a trailing slash. */
  apiUrl: string;
  fetch: typeof fetch;
  /** How the session of an operation's client is reached; none on the host. */
  sessionOf?: (client: object) => SessionPort;
  /** How long one answer may take, in ms, unless the operation's context says `timeoutMs`. */
  timeoutMs: number;
  /** How often a read is tried again. */
  retries: number;
  /** The first pause before that, in ms. */
  pauseMs: number;
  /** Whether an answer that breaks the contract is an error at once, or logged and used as far as it goes. */
  strict: boolean;
}

function headersOf(init: RequestInit, path: string, token: string | null): Headers {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Asks Strapi to keep the refresh token in an HttpOnly cookie.
  if (path.startsWith('/auth/')) headers.set('x-strapi-refresh-cookie', 'httpOnly');
  return headers;
}

/** Makes apollo-link-rest's fetch of one request, and keeps the body it was answered. */
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

/** Fetches one operation; gives what stops it. */
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
  // A change is its caller's to abort; a query where it says that it is shared with nobody (`unshared`).
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
    // The body has been kept; a plain value leaves apollo-link-rest nothing to walk.
    responseTransformer: () => true,
  });
  const subscription = ApolloLink.execute(
    rest,
    { query: transport.document, variables: { ...variables, ...transport.builders } },
    { client },
  )
    .pipe(
      map(() => {
        // Its member may have gone between the network's last word and this one.
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
 * The link to the REST API: apollo-link-rest, with its faults closed around it.
 *
 * Each request has a RestLink of its own, whose fetch knows what it serves: token, time, retries
 * and errors. It is given the operation's field as a leaf, so it neither fills in null nor walks
 * the records; the shape that the codegen wrote into the operation does both.
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
