import { ApolloClient, ApolloLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import { isObjectType, Kind } from 'graphql';
import { of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { hostCacheOptions } from './cache';
import { recordTypes } from './generated/cacheTypes';
import { invalidations as generatedInvalidations } from './generated/invalidations';
import { type Invalidation, invalidationLink, type StaleDataByArgs } from 'rest-contract';
import { schema } from './testing/contract';

const invalidations: Readonly<Record<string, Invalidation | null>> = generatedInvalidations;
const documents = Object.values(
  import.meta.glob<Record<string, DocumentNode>>('./generated/operations/**/*.ts', { eager: true }),
).flatMap((module) => Object.values(module));

const ID = 'r1';

function mutationOf(field: string): DocumentNode {
  const found = documents.find(({ definitions: [first] }) => {
    if (first?.kind !== Kind.OPERATION_DEFINITION) return false;
    const [selected] = first.selectionSet.selections;
    return selected?.kind === Kind.FIELD && selected.name.value === field;
  });
  if (!found) throw new Error(`No operation selects ${field}.`);
  return found;
}

/** A cache with a value for each field of Query, and two complete records of each type. */
function fullCache() {
  const queryFields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const cache = new InMemoryCache(hostCacheOptions);
  const recordsOf = (type: string) => {
    const given = schema.getType(type);
    const fields = isObjectType(given) ? Object.keys(given.getFields()) : [];
    return [ID, 'r2'].map((documentId) => [
      `${type}:${documentId}`,
      { ...Object.fromEntries(fields.map((field) => [field, 'x'])), __typename: type, documentId },
    ]);
  };
  cache.restore({
    ROOT_QUERY: {
      __typename: 'Query',
      ...Object.fromEntries(
        queryFields.flatMap((field) => [
          [field, 'x'],
          [`${field}({"page":2})`, 'x'],
        ]),
      ),
    },
    ...Object.fromEntries(recordTypes.documentId.flatMap(recordsOf)),
  });
  return cache;
}

/**
 * Variables such as `{input: {items: [{documentId: 'r1'}]}}`, in which each path of the invalidation leads to a
 * documentId.
 */
function variablesOf({ records, onFailure }: Invalidation): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { at } of [...records, ...(onFailure?.records ?? [])]) {
    const [, first = '', second] = at?.split('.') ?? [];
    if (at) input[first] = second === undefined ? ID : [{ [second]: ID }];
  }
  return { input };
}

const fieldsOf = (cache: ReturnType<typeof fullCache>): string[] =>
  Object.entries(cache.extract() as Record<string, object>)
    .filter(([id]) => id !== 'ROOT_MUTATION')
    .flatMap(([id, fields]) => Object.keys(fields).map((field) => `${id}.${field}`));

/** What a full cache has lost after the mutation. */
async function evictedAfter(
  field: string,
  invalidation: Invalidation,
  failed: boolean,
): Promise<string[]> {
  const cache = fullCache();
  const before = fieldsOf(cache);
  const server = new ApolloLink(() =>
    failed ? throwError(() => new Error('Connection lost.')) : of({ data: { [field]: null } }),
  );
  const client = new ApolloClient({
    cache,
    link: invalidationLink({ invalidations }).concat(server),
  });
  await client
    .mutate({ mutation: mutationOf(field), variables: variablesOf(invalidation) })
    .catch(() => undefined);
  const after = new Set(fieldsOf(cache));
  client.stop();
  return before.filter((one) => !after.has(one));
}

/** The fields that the invalidations name. */
const namedIn = ({ queries, records }: StaleDataByArgs): string[] => [
  ...queries.flatMap((field) => [`ROOT_QUERY.${field}`, `ROOT_QUERY.${field}({"page":2})`]),
  ...records.flatMap(({ type, fields, at }) =>
    (at === undefined ? [ID, 'r2'] : [ID]).flatMap((id) =>
      fields.map((field) => `${type}:${id}.${field}`),
    ),
  ),
];

const rows = Object.entries(invalidations).flatMap(([field, invalidation]) =>
  invalidation ? [[field, invalidation] as const] : [],
);

describe.each(rows)('the invalidations of %s', (field, invalidation) => {
  it('evicts exactly what @stale names', async () => {
    const evicted = await evictedAfter(field, invalidation, false);
    expect(evicted.sort()).toEqual([...new Set(namedIn(invalidation))].sort());
  });

  it('evicts the conditional invalidations too after a failure', async () => {
    const all = [
      ...namedIn(invalidation),
      ...(invalidation.onFailure ? namedIn(invalidation.onFailure) : []),
    ];
    const evicted = await evictedAfter(field, invalidation, true);
    expect(evicted.sort()).toEqual([...new Set(all)].sort());
  });
});
