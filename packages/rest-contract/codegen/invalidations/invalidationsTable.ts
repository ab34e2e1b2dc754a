import type { GraphQLField, GraphQLSchema } from 'graphql';
import { memoizeBySchema } from '../contract/memoizeBySchema';
import {
  invalidationOf,
  invalidationsOf,
  purgesOf,
  type StaleData,
  type StaleFields,
} from '../contract/invalidations';

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[]): string => names.map(code).join(', ');

const recordsText = ({ type, fields, at }: StaleFields): string =>
  `${code(type)}: ${list(fields)}${at === undefined ? '' : ` of ${code(at)}`}`;

const staleText = ({ queries, records }: StaleData): string =>
  [list(queries), ...records.map(recordsText)].filter((text) => text !== '').join('; ');

function row(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string {
  const invalidation = invalidationOf(schema, field);
  const cells = [
    code(field.name),
    code(String(field.type)),
    invalidation ? staleText(invalidation.changed) : 'nothing',
    invalidation ? staleText(invalidation.onFailure) : '',
    list(purgesOf(schema, field)),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const invalidationsTable = memoizeBySchema((schema) =>
  [
    '| mutation | returns | invalidates | also invalidates on failure | purges on the host |',
    '|---|---|---|---|---|',
    ...invalidationsOf(schema)
      .sort(([a], [b]) => (a.name < b.name ? -1 : 1))
      .map(([field]) => row(schema, field)),
  ].join('\n'),
);
