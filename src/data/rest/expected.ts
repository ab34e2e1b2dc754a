import {
  ApolloLink,
  Observable,
  type ApolloCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import { keysAt } from './effects';
import { isRecord } from './isRecord';
import { transportOf } from './transport';

/** Fields of the records whose `key` stands at `at`, as they will be if the server agrees. */
interface Expectation {
  type: string;
  key: string;
  at: string;
  /** Fields with the sources of their values: `input.lesson`, an argument's; `+ input.lesson`, one more item; `now`. */
  set: readonly (readonly string[])[];
  /** A Boolean argument that must be true. */
  when?: string;
}

type Expectations = Readonly<Record<string, readonly Expectation[]>>;

const valueAt = (args: unknown, path: string): unknown =>
  path.split('.').reduce((value, step) => (isRecord(value) ? value[step] : undefined), args);

/** An argument that is not given keeps what is there. */
function valueOf(source: string, known: unknown, args: unknown, now: string): unknown {
  if (source === 'now') return now;
  const given = valueAt(args, source.replace('+ ', ''));
  if (given === undefined || !source.startsWith('+ ')) return given === undefined ? known : given;
  const items: unknown[] = Array.isArray(known) ? known : [];
  return items.includes(given) ? items : [...items, given];
}

let layers = 0;

/** Shows what is expected in a layer of the cache of its own. @returns what takes the layer away */
function showExpected(
  cache: ApolloCache,
  expected: readonly Expectation[],
  args: unknown,
): () => void {
  const now = new Date().toISOString();
  const stored = Object.entries(cache.extract(true) as NormalizedCacheObject);
  const changes = expected
    .filter(({ when }) => when === undefined || valueAt(args, when) === true)
    .flatMap(({ type, key, at, set }) => {
      const keys = keysAt(args, at.split('.'));
      return stored
        .filter(([, record]) => record?.__typename === type && keys.includes(String(record[key])))
        .map(([id]) => ({ id, set }));
    });
  if (changes.length === 0) return () => undefined;
  const layer = `expected ${(layers += 1)}`;
  cache.recordOptimisticTransaction((shown) => {
    for (const { id, set } of changes) {
      const fields = set.map(([name = '', source = '']) => [
        name,
        (known: unknown) => valueOf(source, known, args, now),
      ]);
      shown.modify({ id, fields: Object.fromEntries(fields) as Record<string, never> });
    }
  }, layer);
  return () => cache.removeOptimistic(layer);
}

/** Shows what a mutation is expected to change until it is answered. Stands before the link of effects. */
export const expectLink = (expectations: Expectations): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { fieldName, argsOf } = transportOf(operation.query);
    const expected = operation.operationType === 'mutation' && expectations[fieldName];
    if (!expected) return forward(operation);
    const { cache } = operation.client;
    return new Observable((observer) => {
      const settle = showExpected(cache, expected, argsOf(operation.variables));
      const asked = forward(operation).subscribe({
        next: (result) => {
          // Written by then, so that nothing old is shown in between.
          observer.next(result);
          settle();
        },
        error: (error: unknown) => {
          settle();
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      asked.add(settle);
      return asked;
    });
  });
