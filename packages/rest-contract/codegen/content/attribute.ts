import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { wireValuesOf } from '../contract/directiveValues';
import { fieldKind, type FieldKind } from './fieldKind';
import type { Attribute } from './files';

/** What a new attribute of a scalar allows. */
export type ScalarBounds = Readonly<Record<string, { min?: number; max?: number }>>;

/** The column types that can store each kind of value, the default first. */
const columns: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['string', 'text', 'uid', 'email'],
  word: ['enumeration', 'string', 'uid'],
  number: ['integer', 'biginteger'],
  decimal: ['float', 'decimal', 'integer'],
  date: ['datetime'],
  day: ['date'],
  boolean: ['boolean'],
  rich: ['blocks'],
  list: ['json'],
};

export const isMany = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(type));

/** Creates the attribute for a value; null if the field contains records. */
export function valueAttribute(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  bounds: ScalarBounds = {},
): Attribute | null {
  const kind = fieldKind(schema, field.type);
  const named = getNamedType(field.type);
  if (kind === null) return null;
  if (kind === 'word' && isEnumType(named)) {
    return { type: 'enumeration', enum: Object.values(wireValuesOf(schema, named)) };
  }
  if (kind === 'word') return { type: 'string' };
  return {
    type: columns[kind][0] ?? '',
    ...bounds[named.name],
    ...(kind === 'boolean' && { default: false }),
  };
}

/** Compares two lists, ignoring their order. */
const isSameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.toSorted().join('|') === b.toSorted().join('|');

function fits(existing: Attribute, wanted: Attribute, kind: FieldKind | null): boolean {
  if (kind === null) return existing.type === wanted.type;
  const isEnum = (one: Attribute): boolean => one.type === 'enumeration';
  return isEnum(wanted) === isEnum(existing) && columns[kind].includes(existing.type);
}

/** Changes an attribute only where the schema contradicts it; lengths, labels and stricter rules are preserved. */
export function mergedAttribute(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  existing: Attribute | undefined,
  wanted: Attribute,
): Attribute {
  const base =
    existing && fits(existing, wanted, fieldKind(schema, field.type)) ? existing : wanted;
  const merged: Attribute = { ...base };
  for (const name of ['enum', 'repeatable', 'multiple', 'target', 'components']) {
    const value = wanted[name];
    if (value !== undefined && !isSameList(merged[name], value)) merged[name] = value;
  }
  // The schema guarantees that the list exists, not that it has entries.
  if (isMany(field)) return merged;
  if (isNonNullType(field.type) && !merged.required) merged.required = true;
  return merged;
}
