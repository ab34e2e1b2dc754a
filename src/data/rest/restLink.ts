import { ApolloLink, Observable } from '@apollo/client';
// The main entry is a UMD bundle with a second rxjs, and Node finds no named exports in it.
import { RestLink } from 'apollo-link-rest/index.js';
import type { DocumentNode } from 'graphql';
import { catchError, map, throwError, type Observer } from 'rxjs';
import type { Adapter, Answer } from './adapter';
import { localError, worded } from './answerError';
import { openAnswer } from './openAnswer';
import { buildPath } from './path';
import { withRetry } from './retry';
import { send } from './send';
import { transportOf } from './transport';
import type { Sessions } from './sessions';

export interface RestOptions {
  apiUrl: string;
  adapter: Adapter;
  fetch: typeof fetch;
  /** Without it no request has a token but the adapter's own. */
  sessions?: Sessions;
  timeoutMs: number;
  retries: number;
  pauseMs: number;
  /** Throw on contract violations, instead of logging them. */
  strict: boolean;
}

type Requested = 'method' | 'pathBuilder' | 'bodyBuilder';

const name = (value: string) => ({ kind: 'Name', value });

/** One leaf, whatever is asked: apollo-link-rest then neither fills in nulls nor walks records. */
const requestDocument = (): DocumentNode => {
  const given: Requested[] = ['method', 'pathBuilder', 'bodyBuilder'];
  const args = given.map((key) => ({
    kind: 'Argument',
    name: name(key),
    value: { kind: 'Variable', name: name(key) },
  }));
  const rest = { kind: 'Directive', name: name('rest'), arguments: args };
  const selections = [{ kind: 'Field', name: name('answer'), directives: [rest] }];
  const selectionSet = { kind: 'SelectionSet', selections };
  return {
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet }],
  } as DocumentNode;
};

/** A query for changes too: apollo-link-rest gives both any method. */
const query = requestDocument();

function fetchOperation(
  operation: ApolloLink.Operation,
  options: RestOptions,
  observer: Observer<ApolloLink.Result>,
): () => void {
  const { variables, client, operationType } = operation;
  const { adapter } = options;
  const transport = transportOf(operation.query);
  const { method, path, bodyKey, responseKey } = transport;
  const args = transport.argsOf(variables);
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (): void => controller.abort();
  const bearer = options.sessions?.({ transport, adapter, client, controller });
  const context = operation.getContext();
  const isRead = operationType === 'query';
  // Only callers of mutations, and of queries shared with nobody (`unshared`), may abort.
  const own = !isRead || context.unshared === true;
  const stoppable = own && context.signal instanceof AbortSignal ? context.signal : null;
  if (stoppable?.aborted) abort();
  stoppable?.addEventListener('abort', abort);
  const { timeoutMs = options.timeoutMs } = context;
  const retries = isRead ? options.retries : 0;
  let answer: Answer | undefined;

  const exchange = async (url: RequestInfo, init: RequestInit): Promise<Response> => {
    const ask = (token: string | null): Promise<Answer> =>
      withRetry(
        () => {
          const headers = new Headers(init.headers);
          const asked = { url: String(url), headers, method, path, token, context };
          adapter.prepare?.(asked);
          return send(asked.url, { ...init, headers }, { ...options, timeoutMs, signal });
        },
        { ...options, retries, signal },
      );
    answer = await (bearer ? bearer.ask(ask) : ask(null));
    return new Response(null, { status: 204 });
  };

  const rest = new RestLink({
    uri: options.apiUrl,
    customFetch: exchange,
    defaultSerializer: adapter.encode,
    // The answer has been captured; a plain value spares apollo-link-rest walking it.
    responseTransformer: () => true,
  });
  const request: Record<Requested, unknown> = {
    method,
    pathBuilder: () => buildPath(path, args),
    bodyBuilder: () => args[bodyKey] ?? undefined,
  };
  const subscription = ApolloLink.execute(rest, { query, variables: request }, { client })
    .pipe(
      map(() => {
        // The session may have ended since the response arrived.
        if (signal.aborted || !answer) throw localError('Aborted');
        return { data: { [responseKey]: openAnswer(transport, answer, options) } };
      }),
      catchError((error: unknown) => throwError(() => worded(error, adapter.messages))),
    )
    .subscribe(observer);
  return () => {
    bearer?.release();
    stoppable?.removeEventListener('abort', abort);
    subscription.unsubscribe();
    abort();
  };
}

/**
 * Wraps apollo-link-rest, which makes the request. Each gets its own RestLink, with its own token, timeout,
 * retries and errors; answers are read here.
 */
export function restLink(options: RestOptions): ApolloLink {
  return new ApolloLink(
    (operation) => new Observable((observer) => fetchOperation(operation, options, observer)),
  );
}
