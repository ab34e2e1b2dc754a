import { ApolloLink, Observable } from '@apollo/client';
// The main entry is a UMD bundle with a second rxjs, and Node finds no named exports in it.
import { RestLink } from 'apollo-link-rest/index.js';
import { catchError, map, throwError, type Observer } from 'rxjs';
import type { Adapter, Answer } from './adapter';
import { localError, worded } from './answerError';
import { logDrift, throwDrift } from './drift';
import { trackInFlight } from './inFlight';
import { withRetry } from './retry';
import { send } from './send';
import { transportOf, type Transport } from './transport';
import { needsToken, withToken, type SessionPort } from './withToken';

export interface RestOptions {
  apiUrl: string;
  adapter: Adapter;
  fetch: typeof fetch;
  sessionOf?: (client: object) => SessionPort;
  timeoutMs: number;
  retries: number;
  pauseMs: number;
  /** Throw on contract violations, instead of logging them. */
  strict: boolean;
}

interface Exchange {
  transport: Transport;
  operation: ApolloLink.Operation;
  signal: AbortSignal;
  bindToSession: (own: boolean) => void;
  onAnswer: (answer: Answer) => void;
}

function exchangeOf(
  { transport, operation, signal, bindToSession, onAnswer }: Exchange,
  options: RestOptions,
): (url: RequestInfo, init: RequestInit) => Promise<Response> {
  const { method, path, access } = transport;
  const { adapter, fetch, timeoutMs, pauseMs } = options;
  const session = options.sessionOf?.(operation.client) ?? null;
  const isRead = operation.operationType === 'query';
  return async (url, init) => {
    const ask = (token: string | null): Promise<Answer> =>
      withRetry(
        () => {
          const headers = new Headers(init.headers);
          const context = operation.getContext();
          const asked = { url: String(url), headers, method, path, token, context };
          adapter.prepare?.(asked);
          return send(asked.url, { ...init, headers }, { adapter, fetch, timeoutMs, signal });
        },
        { retries: isRead ? options.retries : 0, pauseMs, signal },
      );
    const request = { access, session, signal, bindToSession };
    onAnswer(await withToken({ ...request, needsToken: needsToken(transport, adapter) }, ask));
    return new Response(null, { status: 204 });
  };
}

function readAnswer(
  transport: Transport,
  answer: Answer,
  { adapter, strict }: RestOptions,
): unknown {
  if (answer.body === undefined && transport.nullable) return null;
  const opened = adapter.open(answer, transport.asPage, transport.asList);
  const onDrift = strict ? throwDrift : logDrift;
  const read = transport.read(opened, transport.responseKey, onDrift, adapter);
  if (read === undefined) throw localError('BadAnswer', { field: transport.responseKey });
  return read;
}

function fetchOperation(
  operation: ApolloLink.Operation,
  options: RestOptions,
  observer: Observer<ApolloLink.Result>,
): () => void {
  const { query, variables, client, operationType, getContext } = operation;
  const { adapter } = options;
  const transport = transportOf(query);
  const { responseKey } = transport;
  const controller = new AbortController();
  const bindToSession = trackInFlight(client, controller);
  bindToSession(needsToken(transport, adapter));
  // Only callers of mutations, and of queries shared with nobody (`unshared`), may abort.
  const { signal, unshared, timeoutMs } = getContext();
  const abort = (): void => controller.abort();
  const own = operationType === 'mutation' || unshared === true;
  const stoppable = own && signal instanceof AbortSignal ? signal : null;
  if (stoppable?.aborted) abort();
  stoppable?.addEventListener('abort', abort, { once: true });
  const patient = typeof timeoutMs === 'number' ? { ...options, timeoutMs } : options;
  let answer: Answer | undefined;
  const onAnswer = (given: Answer): void => {
    answer = given;
  };
  const { signal: stopped } = controller;
  const exchange = { transport, operation, signal: stopped, bindToSession, onAnswer };
  const rest = new RestLink({
    uri: options.apiUrl,
    customFetch: exchangeOf(exchange, patient),
    defaultSerializer: adapter.encode,
    // The answer has been captured; a plain value spares apollo-link-rest walking it.
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
        if (stopped.aborted || !answer) throw localError('Aborted');
        return { data: { [responseKey]: readAnswer(transport, answer, options) } };
      }),
      catchError((error: unknown) => throwError(() => worded(error, adapter.messages))),
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
          observer.error(worded(error, options.adapter.messages));
          return undefined;
        }
      }),
  );
}
