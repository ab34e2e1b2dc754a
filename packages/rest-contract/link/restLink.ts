import { ApolloLink, Observable } from '@apollo/client';
// The main entry is a UMD bundle with a second rxjs, and Node finds no named exports in it.
import { RestLink } from 'apollo-link-rest/index.js';
import { catchError, defer, map, throwError, type Observer } from 'rxjs';
import type { Adapter, JsonResponse, OutgoingRequest } from './adapter';
import { localError, localizeError, requireSuccess } from './apiErrors';
import { fetchJson, type FetchJson } from './fetchJson';
import { prepareOperation } from './prepareOperation';
import { retryLink } from './retry';
import type { Bearer, Sessions } from './sessions';
import { requestSpecOf, type RequestSpec } from './requestSpec';
import { typePatcher, type FieldTypes } from './typePatcher';
import { unwrapResponse } from './unwrapResponse';

export interface RestOptions {
  apiUrl: string;
  adapter: Adapter;
  /** Generated: the record type in each field. */
  fieldTypes: FieldTypes;
  fetch?: typeof fetch;
  /** Without it, requests have only the credentials of the adapter. */
  sessions?: Sessions;
  /** Per attempt; 15 seconds by default. */
  timeoutMs?: number;
  /** How often a failed read is retried; 2 by default. */
  retries?: number;
  /** Before the first retry; 300 ms by default. */
  pauseMs?: number;
  /** Throws on contract violations, instead of logging them. */
  strict?: boolean;
}

const DEFAULTS = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  timeoutMs: 15_000,
  retries: 2,
  pauseMs: 300,
  strict: false,
};

/** An operation's context, as far as this link reads it. */
export interface RestContext {
  /** Overrides the time limit of the link for this operation. */
  timeoutMs?: number;
  /** Aborts a mutation, or a query that is `unshared`. */
  signal?: AbortSignal;
  /** No other caller waits for the response. */
  unshared?: boolean;
  /** Replaces `fetch`; the host passes its cached API reader. */
  fetchJson?: FetchJson;
}

/** What `customFetch` needs from the operation: apollo-link-rest passes it only URL, method, headers and body. */
interface PendingRequest {
  spec: RequestSpec;
  context: Readonly<RestContext & Record<string, unknown>>;
  bearer: Bearer | undefined;
  signal: AbortSignal;
  hasBody: boolean;
}

/** The response as apollo-link-rest passes it from `customFetch` to `responseTransformer`. */
interface ReceivedResponse extends Response {
  json: () => Promise<JsonResponse>;
  spec: RequestSpec;
}

/** Identifies the pending request; removed before the request is sent. */
const REQUEST_ID = 'x-rest-request';

/**
 * Wraps one apollo-link-rest for a client: encodes values, retries reads, aborts requests and types failures.
 */
export function restLink(given: RestOptions): ApolloLink {
  const options = { ...DEFAULTS, ...given };
  const { adapter } = options;
  const pending = new Map<string, PendingRequest>();
  let requests = 0;

  const pendingOf = (headers: Headers): PendingRequest => {
    const request = pending.get(headers.get(REQUEST_ID) ?? '');
    if (!request) throw localError('Aborted');
    return request;
  };

  const customFetch = async (input: RequestInfo, init: RequestInit): Promise<Response> => {
    const received = new Headers(init.headers);
    const { spec, context, bearer, signal } = pendingOf(received);
    received.delete(REQUEST_ID);
    const { method, path } = spec;
    const { timeoutMs = options.timeoutMs, fetchJson: exchange = fetchJson } = context;
    const send = async (token: string | null): Promise<JsonResponse> => {
      // Copied for each attempt, as the adapter changes it.
      const headers = new Headers(received);
      const request: OutgoingRequest = {
        url: String(input),
        headers,
        method,
        path,
        token,
        context,
      };
      adapter.prepare?.(request);
      const sent = { ...init, headers };
      const network = { fetch: options.fetch, timeoutMs, signal };
      return requireSuccess(adapter, await exchange(request.url, sent, network));
    };
    const response = await (bearer ? bearer.send(send) : send(null));
    return Object.assign(new Response(), { spec, json: async () => response });
  };

  const rest = new RestLink({
    uri: options.apiUrl,
    typePatcher: typePatcher(options.fieldTypes),
    customFetch,
    defaultSerializer: (body: unknown, headers: Headers) =>
      adapter.encode(pendingOf(headers).hasBody ? body : undefined, headers),
    responseTransformer: async ({ spec, json }: ReceivedResponse) =>
      unwrapResponse(spec, await json(), options),
  });
  const link = ApolloLink.from([retryLink(options), rest]);

  const execute = (
    operation: ApolloLink.Operation,
    observer: Observer<ApolloLink.Result>,
  ): (() => void) => {
    const { client, operationType } = operation;
    const spec = requestSpecOf(operation.query);
    const context: PendingRequest['context'] = operation.getContext();
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (): void => controller.abort();
    const fail = (error: unknown): void => observer.error(localizeError(error, adapter.messages));
    // Only callers of mutations, and of queries that are not shared (`unshared`), may abort.
    const isOwn = operationType === 'mutation' || context.unshared === true;
    const callerSignal = isOwn && context.signal instanceof AbortSignal ? context.signal : null;
    const bearer = options.sessions?.({ spec, adapter, client, controller });
    const id = String((requests += 1));

    const subscription = defer(() => {
      if (callerSignal?.aborted) throw localError('Aborted');
      const { query, variables, hasBody } = prepareOperation(operation, spec);
      pending.set(id, { spec, context, bearer, signal, hasBody });
      const headers = { [REQUEST_ID]: id };
      return ApolloLink.execute(link, { query, variables, context: { headers } }, { client });
    })
      .pipe(
        map(({ data }) => ({ data })),
        catchError((error: unknown) => throwError(() => localizeError(error, adapter.messages))),
      )
      .subscribe(observer);
    // Also while a retry is waiting, or apollo-link-rest is reading the response.
    signal.addEventListener('abort', () => {
      fail(localError('Aborted'));
      subscription.unsubscribe();
    });
    callerSignal?.addEventListener('abort', abort);
    return () => {
      callerSignal?.removeEventListener('abort', abort);
      subscription.unsubscribe();
      pending.delete(id);
      bearer?.release();
      abort();
    };
  };
  return new ApolloLink((operation) => new Observable((observer) => execute(operation, observer)));
}
