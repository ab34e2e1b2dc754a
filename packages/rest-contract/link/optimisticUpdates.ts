import {
  ApolloLink,
  Observable,
  type ApolloCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import { keysAt } from './invalidations';
import { isRecord } from './isRecord';
import { requestSpecOf } from './requestSpec';

/** An optimistic update of the records whose `key` is in the argument `at`. */
interface OptimisticUpdate {
  type: string;
  key: string;
  at: string;
  /** Fields with their sources: an argument (`input.lesson`), an item to append (`+ input.lesson`) or the time (`now`). */
  set: readonly (readonly string[])[];
  /** A Boolean argument that must be true. */
  when?: string;
}

type OptimisticUpdates = Readonly<Record<string, readonly OptimisticUpdate[]>>;

const valueAt = (args: unknown, path: string): unknown =>
  path.split('.').reduce((value, step) => (isRecord(value) ? value[step] : undefined), args);

/** Returns the cached value if the argument is missing. */
function valueOf(source: string, cached: unknown, args: unknown, now: string): unknown {
  if (source === 'now') return now;
  const argument = valueAt(args, source.replace('+ ', ''));
  if (argument === undefined || !source.startsWith('+ '))
    return argument === undefined ? cached : argument;
  const items: unknown[] = Array.isArray(cached) ? cached : [];
  return items.includes(argument) ? items : [...items, argument];
}

let layers = 0;

/** Writes optimistic updates to a separate layer of the cache. @returns a function that removes the layer */
function applyUpdates(
  cache: ApolloCache,
  updates: readonly OptimisticUpdate[],
  args: unknown,
): () => void {
  const now = new Date().toISOString();
  const stored = Object.entries(cache.extract(true) as NormalizedCacheObject);
  const changes = updates
    .filter(({ when }) => when === undefined || valueAt(args, when) === true)
    .flatMap(({ type, key, at, set }) => {
      const keys = keysAt(args, at.split('.'));
      return stored
        .filter(([, record]) => record?.__typename === type && keys.includes(String(record[key])))
        .map(([id]) => ({ id, set }));
    });
  if (changes.length === 0) return () => undefined;
  const layer = `optimistic ${(layers += 1)}`;
  cache.recordOptimisticTransaction((layerCache) => {
    for (const { id, set } of changes) {
      const fields = set.map(([name = '', source = '']) => [
        name,
        (cached: unknown) => valueOf(source, cached, args, now),
      ]);
      layerCache.modify({ id, fields: Object.fromEntries(fields) as Record<string, never> });
    }
  }, layer);
  return () => cache.removeOptimistic(layer);
}

/** Shows the optimistic updates of a mutation until its response arrives. Comes before `invalidationLink`. */
export const optimisticLink = (updatesByMutation: OptimisticUpdates): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { fieldName, argsOf } = requestSpecOf(operation.query);
    const updates = operation.operationType === 'mutation' && updatesByMutation[fieldName];
    if (!updates) return forward(operation);
    const { cache } = operation.client;
    return new Observable((observer) => {
      const revert = applyUpdates(cache, updates, argsOf(operation.variables));
      const subscription = forward(operation).subscribe({
        next: (result) => {
          // The response is in the cache by now, so no old value appears in between.
          observer.next(result);
          revert();
        },
        error: (error: unknown) => {
          revert();
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      subscription.add(revert);
      return subscription;
    });
  });
