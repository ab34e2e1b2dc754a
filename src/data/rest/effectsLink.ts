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
  /** By field of Mutation; null where it makes nothing stale. */
  effects: Readonly<Record<string, Effect | null>>;
  /** By field of Query. */
  signs?: Readonly<Record<string, Sign>>;
  /** Where the changes of this tab are told, and those of the others heard. */
  tabs?: BroadcastChannel | null;
}

/**
 * The server decided and changed nothing. Not so 409, which says that something had changed before,
 * 422, which says so of an order under the same key, and 408, which may come from a gateway.
 */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 422].includes(error.status);

const wasAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'Aborted';

/** Does something before and after each answer is taken. */
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
 * Forgets what a change makes stale, so that no screen has to: before its answer is written, and
 * where none came too, for the server may have changed all the same. Who watches what was forgotten
 * asks once more, in the other tabs too; a read that a change has overtaken is asked again before it
 * is answered, well or ill. A link of one client.
 */
export function effectsLink({ effects, signs = {}, tabs }: EffectsOptions): ApolloLink {
  let changes = 0;
  /** By field of Query and by type: the last change that touched it. */
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
      // The other tab may be of another build.
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
    // Before it is written; that it is tells the watchers.
    return ask().pipe(
      tap(({ data }) => forgetStale(cache, staleBySign(sign, cache, data?.[responseKey]))),
    );
  });
}
