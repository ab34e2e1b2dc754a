import type { GraphQLField, GraphQLSchema } from 'graphql';
import { perSchema } from '../contract/perSchema';
import { effectOf, effectsOf, purgesOf, type Stale, type StaleFields } from '../contract/effects';

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[]): string => names.map(code).join(', ');

const recordsText = ({ type, fields, at }: StaleFields): string =>
  `${code(type)}: ${list(fields)}${at === undefined ? '' : ` of ${code(at)}`}`;

const staleText = ({ answers, records }: Stale): string =>
  [list(answers), ...records.map(recordsText)].filter((text) => text !== '').join('; ');

function row(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string {
  const effect = effectOf(schema, field);
  const cells = [
    code(field.name),
    code(String(field.type)),
    effect ? staleText(effect.changed) : 'nothing',
    effect ? staleText(effect.found) : '',
    list(purgesOf(schema, field)),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const effectsTable = perSchema((schema) =>
  [
    '| mutation | brings | makes stale | finds stale where it fails | purges on the host |',
    '|---|---|---|---|---|',
    ...effectsOf(schema)
      .sort(([a], [b]) => (a.name < b.name ? -1 : 1))
      .map(([field]) => row(schema, field)),
  ].join('\n'),
);
