import { getNullableType, isListType, isObjectType, type GraphQLSchema } from 'graphql';
import { isRecordType } from '../contract/recordTypes';
import { rootsOf } from '../contract/roots';
import { queryFields } from './queryFields';

const words = (names: readonly string[]): string =>
  `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** The cache's facts about each type: how it is identified, its list fields, and the keys of Query's fields. */
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
    return names.length > 0 ? `  ${type.name}: ${words(names)},` : [];
  });
  const named = (record: boolean): string =>
    words(types.filter((type) => isRecordType(type) === record).map(({ name }) => name));
  return [
    '/** Types whose records are known by their documentId. */',
    `export const recordTypes: readonly string[] = ${named(true)};`,
    '',
    '/** Types that live within the record that holds them. */',
    `export const embeddedTypes: readonly string[] = ${named(false)};`,
    '',
    '/** The fields that hold lists. */',
    'export const listFields: Readonly<Record<string, readonly string[]>> = {',
    ...lists,
    '};',
    '',
    queryFields(schema),
    '',
  ].join('\n');
}
