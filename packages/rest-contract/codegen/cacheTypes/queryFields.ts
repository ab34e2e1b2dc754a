import { getNullableType, isNullableType, isObjectType, type GraphQLSchema } from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import { isRecordType } from '../contract/apiSettings';

/** Groups Query's fields: local, keyed by optional arguments, or a single record (`course(slug:)` → `Course`). */
export function queryFields(schema: GraphQLSchema): string {
  const all = Object.values(schema.getQueryType()?.getFields() ?? {});
  const local = all.filter(({ astNode }) => directiveValues(schema, 'local', astNode));
  const fields = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const optional = fields.filter(({ args }) => args.some(({ type }) => isNullableType(type)));
  const records = fields.flatMap(({ name, args, type }) => {
    const named = getNullableType(type);
    return args.length === 1 && isObjectType(named) && isRecordType(schema, named)
      ? [`  ${name}: '${named.name}',`]
      : [];
  });
  return [
    '/** The local fields of Query. */',
    `export type LocalField = ${local.map(({ name }) => `'${name}'`).join(' | ') || 'never'};`,
    '',
    '/** The fields of Query with optional arguments. */',
    `export const optionalArguments: readonly string[] = [${optional.map(({ name }) => `'${name}'`).join(', ')}];`,
    '',
    '/** The fields of Query that return one record, found by a single argument. */',
    'export const recordFields: Readonly<Record<string, string>> = {',
    ...records,
    '};',
  ].join('\n');
}
