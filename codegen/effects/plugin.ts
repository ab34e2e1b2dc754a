import type { GraphQLSchema } from 'graphql';
import { invalidationsOf, type StaleData } from '../contract/invalidations';
import { optimisticUpdatesByMutation } from '../contract/optimisticUpdates';
import { changeSignalsOf } from '../contract/changeSignals';

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = ({ queries, records }: StaleData): boolean => queries.length + records.length === 0;

const staleText = ({ queries, records }: StaleData): string =>
  `fields: ${json(queries)}, records: ${json(records)}`;

/** Generates the link's table of what each mutation makes stale, also on failure, of `@sign` fields and of what it `@expect`s. */
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
    '/** By field of Mutation: what is stale after it, and found stale where it fails; null: nothing. */',
    'export const effects = {',
    ...rows,
    '};',
    '',
    '/** By field of Query: the field of its record that tells of changes made elsewhere, and what they make stale. */',
    'export const signs = {',
    ...signs,
    '};',
    '',
    '/** By field of Mutation: what is shown of it before its answer. */',
    'export const expectations = {',
    ...optimisticUpdatesByMutation(schema).map(([name, updates]) => `  ${name}: ${json(updates)},`),
    '};',
    '',
  ].join('\n');
}
