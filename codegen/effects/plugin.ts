import type { GraphQLSchema } from 'graphql';
import { invalidationsOf, type StaleData } from '../contract/invalidations';
import { optimisticUpdatesByMutation } from '../contract/optimisticUpdates';
import { changeSignalsOf } from '../contract/changeSignals';

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = ({ queries, records }: StaleData): boolean => queries.length + records.length === 0;

const staleText = ({ queries, records }: StaleData): string =>
  `fields: ${json(queries)}, records: ${json(records)}`;

/**
 * Generates the tables of what each mutation invalidates, also on failure, of `@sign` fields and of `@expect`
 * updates.
 */
export function plugin(schema: GraphQLSchema): string {
  const rows = invalidationsOf(schema).map(([{ name }, invalidation]) => {
    if (!invalidation) return `  ${name}: null,`;
    const found = isEmpty(invalidation.found)
      ? ''
      : `, found: { ${staleText(invalidation.found)} }`;
    return `  ${name}: { ${staleText(invalidation.changed)}${found} },`;
  });
  const signs = changeSignalsOf(schema).flatMap(({ field, queries, staleQueries }) =>
    queries.map(
      (query) => `  ${query}: { field: ${json(field.name)}, fields: ${json(staleQueries)} },`,
    ),
  );
  return [
    '/** What each mutation invalidates, and what may be stale if it fails (`found`); null: nothing. */',
    'export const effects = {',
    ...rows,
    '};',
    '',
    '/** By query: the field whose new value reveals changes made elsewhere, and the queries that they invalidate. */',
    'export const signs = {',
    ...signs,
    '};',
    '',
    '/** By mutation: the values shown until the server responds. */',
    'export const expectations = {',
    ...optimisticUpdatesByMutation(schema).map(([name, updates]) => `  ${name}: ${json(updates)},`),
    '};',
    '',
  ].join('\n');
}
