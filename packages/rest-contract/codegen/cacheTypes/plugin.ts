import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isNullableType,
} from 'graphql';
import { isIdentified, isRecordType, keysOf } from '../contract/apiSettings';
import { rootsOf } from '../contract/endpoints';
import { directiveValues } from '../contract/directiveValues';

const settings = (names: readonly string[]): string =>
  `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** Generates the cache's metadata for each type: its key fields, its list fields, and the keys of Query's fields. */
export function plugin(schema: GraphQLSchema): string {
  const roots = rootsOf(schema);
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const query = schema.getQueryType();
  const lists = [...types, ...(query ? [query] : [])].flatMap((type) => {
    const names = Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)))
      .map(({ name }) => name);
    return names.length > 0 ? `  ${type.name}: ${settings(names)},` : [];
  });
  const identified = types.flatMap((type) => {
    const names = Object.values(type.getFields())
      .filter((field) => hasIdentifiedItems(schema, field.type))
      .map(({ name }) => name);
    return names.length > 0 ? `  ${type.name}: ${settings(names)},` : [];
  });
  const byKeys = new Map<string, string[]>();
  for (const type of types) {
    const keys = keysOf(schema, type).join(' ');
    byKeys.set(keys, [...(byKeys.get(keys) ?? []), type.name]);
  }
  const embedded = byKeys.get('') ?? [];
  byKeys.delete('');
  return [
    '/** The key fields of each record type. */',
    'export const recordTypes = {',
    ...[...byKeys].map(([keys, names]) => `  ${JSON.stringify(keys)}: ${settings(names)},`),
    '};',
    '',
    '/** Types that are cached within their parent record. */',
    `export const embeddedTypes: readonly string[] = ${settings(embedded)};`,
    '',
    '/** The fields that contain lists. */',
    'export const listFields: Readonly<Record<string, readonly string[]>> = {',
    ...lists,
    '};',
    '',
    '/** The fields that contain lists of embedded items, each with an `id` that is unique in its list. */',
    'export const identifiedLists: Readonly<Record<string, readonly string[]>> = {',
    ...identified,
    '};',
    '',
    queryFields(schema),
    '',
  ].join('\n');
}

function hasIdentifiedItems(schema: GraphQLSchema, type: GraphQLOutputType): boolean {
  const item = getNamedType(type);
  return (
    isListType(getNullableType(type)) &&
    isObjectType(item) &&
    !isRecordType(schema, item) &&
    isIdentified(item)
  );
}

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
