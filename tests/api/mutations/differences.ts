import {
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isRecordType } from 'rest-contract/contract';

/** What the cache would have to invalidate: a record's field, or a Query field. */
export type FieldLocation = { query: string } | { type: string; documentId: string; field: string };

export interface Difference {
  location: FieldLocation;
  field: string;
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idsOf = (items: readonly unknown[]): unknown[] =>
  items.map((item) => (isJson(item) ? item.documentId : null));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where two responses of a type differ, by the cache's keys. */
export function differencesOf(
  schema: GraphQLSchema,
  given: GraphQLOutputType,
  before: unknown,
  after: unknown,
  location: FieldLocation,
  field = '',
): Difference[] {
  if (same(before, after)) return [];
  const type = getNullableType(given);
  if (isListType(type)) {
    const isList = Array.isArray(before) && Array.isArray(after);
    if (!isList || !same(idsOf(before), idsOf(after))) return [{ location, field }];
    const item = type.ofType as GraphQLOutputType;
    return after.flatMap((each, index) =>
      differencesOf(schema, item, before[index], each, location, field),
    );
  }
  const named =
    isAbstractType(type) && isJson(after) ? schema.getType(String(after.__typename)) : type;
  if (!isObjectType(named) || !isJson(before) || !isJson(after)) return [{ location, field }];
  if (before.documentId !== after.documentId) return [{ location, field }];
  const isRecord = isRecordType(schema, named);
  return Object.keys(after).flatMap((key) => {
    const of = named.getFields()[key];
    if (!of) return [];
    const below: FieldLocation = isRecord
      ? { type: named.name, documentId: String(after.documentId), field: key }
      : location;
    return differencesOf(schema, of.type, before[key], after[key], below, key);
  });
}
