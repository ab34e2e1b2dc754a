import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isRecord, scalarReader } from 'rest-contract';
import { componentUid, wireValuesOf } from 'rest-contract/contract';
import { api } from '@/data/api';

/** What a response may contain besides its type's fields. */
const BESIDE = ['id', '__component'];

/** Mismatches between a response and its type: wrong kinds, nulls, unknown fields (possible secrets), not absent ones. */
export function typeMismatches(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  value: unknown,
  path: string,
): string[] {
  if (isNonNullType(type)) {
    return value === null ? [`${path} is null`] : typeMismatches(schema, type.ofType, value, path);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((each, index) =>
      typeMismatches(schema, type.ofType, each, `${path}[${index}]`),
    );
  }
  if (isEnumType(type)) {
    const words: unknown[] = Object.values(wireValuesOf(schema, type));
    return words.includes(value) ? [] : [`${path} is no ${type.name}`];
  }
  if (isScalarType(type)) {
    return scalarReader(type.name, api.scalars)(value) === undefined
      ? [`${path} is no ${type.name}`]
      : [];
  }
  if (!isRecord(value)) return [`${path} is no record`];
  const record = isObjectType(type)
    ? type
    : schema.getPossibleTypes(type).find((one) => componentUid(schema, one) === value.__component);
  if (!record) return [`${path} is no ${type.name}`];
  const fields = record.getFields();
  return Object.entries(value).flatMap(([key, given]) => {
    const field = fields[key];
    if (field) return typeMismatches(schema, field.type, given, `${path}.${key}`);
    return BESIDE.includes(key) ? [] : [`${path}.${key} is not in the schema`];
  });
}
