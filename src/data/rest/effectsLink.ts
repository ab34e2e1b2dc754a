import { ApolloLink, Observable } from '@apollo/client';
import { defer, mergeMap, of } from 'rxjs';
import { ApiError } from '../ApiError';
import { forgetFields, forgetRecords, tellWatchers, type Effect } from './effects';
import { transportOf } from './transport';

/** By field of Mutation; null where it makes nothing untrue. */
export type Effects = Readonly<Record<string, Effect | null>>;

/** The server decided and changed nothing; 409 says that something had changed before. */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409;

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

/**
 * Forgets what a change makes untrue, so that no screen has to: before its answer is written, and
 * where none came too, for the server may have changed all the same. Who watches what was forgotten
 * asks once more; a read that a change has overtaken is asked again before it is answered. A link of
 * one client.
 */
export function effectsLink(effects: Effects): ApolloLink {
  /** How many changes made something untrue. */
  let changes = 0;

  return new ApolloLink((operation, forward) => {
    const { cache } = operation.client;
    const { fieldName, argsOf } = transportOf(operation.query);

    if (operation.operationType === 'mutation') {
      const effect = effects[fieldName];
      if (!effect) return forward(operation);
      const { fields = [], records } = effect;
      return around(forward(operation), (answer, error) => {
        if (wasRefused(error)) return answer();
        changes += 1;
        forgetFields(cache, fields);
        try {
          if (records) forgetRecords(cache, records(argsOf(operation.variables) as never));
        } catch (fault) {
          // A row that cannot read its input must not cost the answer.
          console.error(fault);
        }
        cache.gc();
        answer();
        tellWatchers(cache);
      });
    }

    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        return forward(operation).pipe(
          mergeMap((result) => (changes === before ? of(result) : ask())),
        );
      });
    return ask();
  });
}
