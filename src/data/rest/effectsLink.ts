import { ApolloLink, Observable, type ApolloCache } from '@apollo/client';
import { catchError, defer, map, mergeMap, of, tap, throwError } from 'rxjs';
import { ApiError } from '../ApiError';
import {
  forgetStale,
  isStale,
  staleAfter,
  staleBySign,
  notifyWatchers,
  type Effect,
  type Sign,
  type Stale,
} from './effects';
import { transportOf } from './transport';

export interface EffectsOptions {
  /** By field of Mutation; null if it makes nothing stale. */
  effects: Readonly<Record<string, Effect | null>>;
  /** By field of Query. */
  signs?: Readonly<Record<string, Sign>>;
  /** Shares changes with other tabs. */
  tabs?: BroadcastChannel | null;
}

/**
 * Statuses that guarantee nothing changed. Excluded: 409, something had changed before; 422, the same for
 * an order with the same key; 408, possibly from a gateway.
 */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 422].includes(error.status);

const wasAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'Aborted';

const around = (
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

type Outcome = { result: ApolloLink.Result } | { error: unknown };

/**
 * Evicts what a mutation makes stale before its response is written, and even without a response, as the
 * server may have applied it. Watchers refetch, in other tabs too; a read overtaken by a mutation is
 * repeated before it is delivered. One link per client.
 */
export function effectsLink({ effects, signs = {}, tabs }: EffectsOptions): ApolloLink {
  let changes = 0;
  /** By field of Query and by type: the last change that affected it. */
  const touched = new Map<string, number>();

  const touch = (names: readonly string[]): void => {
    changes += 1;
    for (const name of names) touched.set(name, changes);
  };
  const forget = (cache: ApolloCache, stale: Stale): void => {
    touch([...stale.fields, ...stale.records.map(({ type }) => type)]);
    forgetStale(cache, stale);
  };
  const hear = (cache: ApolloCache): void => {
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
    const { fieldName, responseKey, types, argsOf } = transportOf(operation.query);
    hear(cache);

    if (operation.operationType === 'mutation') {
      const effect = effects[fieldName];
      if (!effect) return forward(operation);
      return around(forward(operation), (answer, error) => {
        if (wasRefused(error)) return answer();
        const failed = error !== undefined;
        const stale = staleAfter(effect, argsOf(operation.variables), failed);
        touch(types);
        forget(cache, stale);
        answer();
        notifyWatchers(cache);
        tabs?.postMessage(stale);
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
      tap(({ data }) => forgetStale(cache, staleBySign(sign, cache, data?.[responseKey]))),
    );
  });
}
