import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { inputKindOf } from '../contract/inputKinds';

/** How the server stores, filters and sorts a value. `number` is an integer, `list` a list of enum values. */
export type FieldKind =
  | 'text'
  | 'word'
  | 'number'
  | 'decimal'
  | 'date'
  | 'day'
  | 'boolean'
  | 'rich'
  | 'list';

const kinds: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  whole: 'number',
  decimal: 'decimal',
  flag: 'boolean',
  day: 'day',
  moment: 'date',
};

/** The kind of a field's value; null for records. A scalar without `@rule` is rich text. */
export function fieldKind(schema: GraphQLSchema, given: GraphQLOutputType): FieldKind | null {
  const named = getNamedType(given);
  if (!isScalarType(named) && !isEnumType(named)) return null;
  if (isListType(getNullableType(given))) return 'list';
  if (isEnumType(named) || named.name === 'ID') return 'word';
  return kinds[inputKindOf(schema, named) ?? ''] ?? 'rich';
}
