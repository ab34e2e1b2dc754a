import { ApolloLink, Observable, type ApolloCache, type ApolloClient } from '@apollo/client';
import { catchError, defer, map, mergeMap, of, tap, throwError } from 'rxjs';
import { ApiError } from './ApiError';
import {
  evictStale,
  isStaleData,
  staleAfter,
  staleByChangeSignal,
  typesOf,
  notifyWatchers,
  type Invalidation,
  type ChangeSignal,
  type StaleData,
} from './invalidations';
import { requestSpecOf } from './requestSpec';

export interface InvalidationLinkOptions {
  invalidations: Readonly<Record<string, Invalidation | null>>;
  changeSignals?: Readonly<Record<string, ChangeSignal>>;
  tabs?: BroadcastChannel | null;
}

/**
 * Whether the server has certainly changed nothing. A 409 or 422 may report an earlier success of the same request,
 * and a gateway's 408 leaves the result unknown.
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
  onDelivery: (deliver: () => void, error?: unknown) => void,
): Observable<ApolloLink.Result> =>
  new Observable((observer) =>
    source.subscribe({
      next: (result) => onDelivery(() => observer.next(result)),
      error: (error: unknown) => onDelivery(() => observer.error(error), error),
      complete: () => observer.complete(),
    }),
  );

/** Refetches failed queries once the server is back, as they would otherwise miss later changes. */
const repeatFailedReads = (client: ApolloClient): void =>
  void client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
    })
    .catch(() => undefined);

type Outcome = { result: ApolloLink.Result } | { error: unknown };

/**
 * Evicts what a mutation invalidates, even if the response is lost, as the server may have applied the mutation. If a
 * mutation overtakes a query, repeats the query before delivering it. Create one link per client.
 */
export function invalidationLink({
  invalidations,
  changeSignals = {},
  tabs,
}: InvalidationLinkOptions): ApolloLink {
  let changes = 0;
  /** The number of the last change, by field of Query and by type. */
  const touched = new Map<string, number>();

  const touch = (names: readonly string[]): void => {
    changes += 1;
    for (const name of names) touched.set(name, changes);
  };
  const evict = (cache: ApolloCache, stale: StaleData): void => {
    touch([...stale.queries, ...stale.records.map(({ type }) => type)]);
    evictStale(cache, stale);
  };
  const subscribeToTabs = (cache: ApolloCache): void => {
    if (!tabs || tabs.onmessage) return;
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      // The other tab may run another build.
      if (!isStaleData(data)) return;
      evict(cache, data);
      notifyWatchers(cache);
    };
  };

  return new ApolloLink((operation, forward) => {
    const { cache } = operation.client;
    const { fieldName, responseKey, shape, argsOf } = requestSpecOf(operation.query);
    const types = typesOf(shape);
    subscribeToTabs(cache);

    if (operation.operationType === 'mutation') {
      const invalidation = invalidations[fieldName];
      if (!invalidation) return forward(operation);
      return wrapDelivery(forward(operation), (deliver, error) => {
        if (wasRefused(error)) return deliver();
        const failed = error !== undefined;
        const stale = staleAfter(invalidation, argsOf(operation.variables), failed);
        touch(types);
        evict(cache, stale);
        deliver();
        notifyWatchers(cache);
        tabs?.postMessage(stale);
        if (!failed) repeatFailedReads(operation.client);
      });
    }

    const execute = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        const overtaken = (): boolean =>
          [fieldName, ...types].some((name) => (touched.get(name) ?? 0) > before);
        return forward(operation).pipe(
          map((result): Outcome => ({ result })),
          catchError((error: unknown) => of<Outcome>({ error })),
          mergeMap((outcome) => {
            const cancelled = 'error' in outcome && wasAborted(outcome.error);
            if (overtaken() && !cancelled) return execute();
            return 'error' in outcome ? throwError(() => outcome.error) : of(outcome.result);
          }),
        );
      });
    const signal = changeSignals[fieldName];
    if (!signal) return execute();
    // Evicted before the response is written, which then notifies the watchers.
    return execute().pipe(
      tap(({ data }) => evictStale(cache, staleByChangeSignal(signal, cache, data?.[responseKey]))),
    );
  });
}
