import type { GraphQLSchema } from 'graphql';
import { effectsOf, type Stale } from '../contract/effects';
import { expectationsOf } from '../contract/expected';
import { signsOf } from '../contract/signs';

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = ({ answers, records }: Stale): boolean => answers.length + records.length === 0;

const staleText = ({ answers, records }: Stale): string =>
  `fields: ${json(answers)}, records: ${json(records)}`;

/** Generates the link's table of what each mutation makes stale, also on failure, of `@sign` fields and of what it `@expect`s. */
export function plugin(schema: GraphQLSchema): string {
  const rows = effectsOf(schema).map(([{ name }, effect]) => {
    if (!effect) return `  ${name}: null,`;
    const found = isEmpty(effect.found) ? '' : `, found: { ${staleText(effect.found)} }`;
    return `  ${name}: { ${staleText(effect.changed)}${found} },`;
  });
  const signs = signsOf(schema).flatMap(({ field, queries, answers }) =>
    queries.map((query) => `  ${query}: { field: ${json(field.name)}, fields: ${json(answers)} },`),
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
    ...expectationsOf(schema).map(([name, expected]) => `  ${name}: ${json(expected)},`),
    '};',
    '',
  ].join('\n');
}
