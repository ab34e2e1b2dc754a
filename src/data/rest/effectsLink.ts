import { ApolloLink, Observable, type ApolloCache, type ApolloClient } from '@apollo/client';
import { catchError, defer, map, mergeMap, of, tap, throwError } from 'rxjs';
import { ApiError } from '../ApiError';
import {
  evictStale,
  isStale,
  staleAfter,
  staleBySign,
  typesOf,
  notifyWatchers,
  type Effect,
  type Sign,
  type Stale,
} from './effects';
import { transportOf } from './transport';

export interface EffectsOptions {
  effects: Readonly<Record<string, Effect | null>>;
  signs?: Readonly<Record<string, Sign>>;
  tabs?: BroadcastChannel | null;
}

/**
 * Statuses after which nothing changed. Not 409 or 422, which report an earlier change, nor a gateway's
 * 408.
 */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 422].includes(error.status);

const wasAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'Aborted';

const wrapDelivery = (
  source: Observable<ApolloLink.Result>,
  answered: (answer: () => void, error?: unknown) => void,
): Observable<ApolloLink.Result> =>
  new Observable((observer) =>
    source.subscribe({
      next: (result) => answered(() => observer.next(result)),
      error: (error: unknown) => answered(() => observer.error(error), error),
      complete: () => observer.complete(),
    }),
  );

/** The server is there again. A read that failed meanwhile would show nothing of what changes from now on. */
const repeatFailedReads = (client: ApolloClient): void =>
  void client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
    })
    .catch(() => undefined);

type Outcome = { result: ApolloLink.Result } | { error: unknown };

/**
 * Evicts what a mutation makes stale, even without a response, as the server may have applied it. A read
 * overtaken by a mutation is repeated before it is delivered. One link per client.
 */
export function effectsLink({ effects, signs = {}, tabs }: EffectsOptions): ApolloLink {
  let changes = 0;
  /** The last change by field of Query and by type. */
  const touched = new Map<string, number>();

  const touch = (names: readonly string[]): void => {
    changes += 1;
    for (const name of names) touched.set(name, changes);
  };
  const forget = (cache: ApolloCache, stale: Stale): void => {
    touch([...stale.fields, ...stale.records.map(({ type }) => type)]);
    evictStale(cache, stale);
  };
  const listenToTabs = (cache: ApolloCache): void => {
    if (!tabs || tabs.onmessage) return;
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      // The other tab may run another build.
      if (!isStale(data)) return;
      forget(cache, data);
      notifyWatchers(cache);
    };
  };

  return new ApolloLink((operation, forward) => {
    const { cache } = operation.client;
    const { fieldName, responseKey, shape, argsOf } = transportOf(operation.query);
    const types = typesOf(shape);
    listenToTabs(cache);

    if (operation.operationType === 'mutation') {
      const effect = effects[fieldName];
      if (!effect) return forward(operation);
      return wrapDelivery(forward(operation), (answer, error) => {
        if (wasRefused(error)) return answer();
        const failed = error !== undefined;
        const stale = staleAfter(effect, argsOf(operation.variables), failed);
        touch(types);
        forget(cache, stale);
        answer();
        notifyWatchers(cache);
        tabs?.postMessage(stale);
        if (!failed) repeatFailedReads(operation.client);
      });
    }

    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        const overtaken = (): boolean =>
          [fieldName, ...types].some((name) => (touched.get(name) ?? 0) > before);
        return forward(operation).pipe(
          map((result): Outcome => ({ result })),
          catchError((error: unknown) => of<Outcome>({ error })),
          mergeMap((outcome) => {
            const gone = 'error' in outcome && wasAborted(outcome.error);
            if (overtaken() && !gone) return ask();
            return 'error' in outcome ? throwError(() => outcome.error) : of(outcome.result);
          }),
        );
      });
    const sign = signs[fieldName];
    if (!sign) return ask();
    // Evicted before the response is written, which then notifies the watchers.
    return ask().pipe(
      tap(({ data }) => evictStale(cache, staleBySign(sign, cache, data?.[responseKey]))),
    );
  });
}
