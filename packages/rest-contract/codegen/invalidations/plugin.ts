import type { GraphQLSchema } from 'graphql';
import { invalidationsOf, type StaleData } from '../contract/invalidations';
import { optimisticUpdatesByMutation } from '../contract/optimisticUpdates';
import { changeSignalsOf } from '../contract/changeSignals';

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = ({ queries, records }: StaleData): boolean => queries.length + records.length === 0;

const staleText = ({ queries, records }: StaleData): string =>
  `queries: ${json(queries)}, records: ${json(records)}`;

/** Generates the tables of `@stale`, `@changeSignal` and `@optimistic`. */
export function plugin(schema: GraphQLSchema): string {
  const rows = invalidationsOf(schema).map(([{ name }, invalidation]) => {
    if (!invalidation) return `  ${name}: null,`;
    const onFailure = isEmpty(invalidation.onFailure)
      ? ''
      : `, onFailure: { ${staleText(invalidation.onFailure)} }`;
    return `  ${name}: { ${staleText(invalidation.changed)}${onFailure} },`;
  });
  const changeSignals = changeSignalsOf(schema).flatMap(({ field, queries, staleQueries }) =>
    queries.map(
      (query) => `  ${query}: { field: ${json(field.name)}, queries: ${json(staleQueries)} },`,
    ),
  );
  return [
    '/** What each mutation invalidates, and what may be stale as well if it fails (`onFailure`); null if nothing. */',
    'export const invalidations = {',
    ...rows,
    '};',
    '',
    '/** By query: the field whose new value reveals changes made elsewhere, and the queries that they invalidate. */',
    'export const changeSignals = {',
    ...changeSignals,
    '};',
    '',
    '/** By mutation: the values shown until the server responds. */',
    'export const optimisticUpdates = {',
    ...optimisticUpdatesByMutation(schema).map(([name, updates]) => `  ${name}: ${json(updates)},`),
    '};',
    '',
  ].join('\n');
}
