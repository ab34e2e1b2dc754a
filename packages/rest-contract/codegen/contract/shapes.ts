import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid, discriminatorOf, wireNameOf } from './apiSettings';
import type { SelectedField, SelectedRecord } from './selections';
import { wireValuesOf } from './directiveValues';

/**
 * A response's expected shape, compact and readable: a scalar is its SDL type (`Cents!`), an enum its wire values
 * (`=paid|completed!`), a record its SDL type and fields. A union has, after the name of its discriminating field,
 * each type's fields by that field's value. A field whose name differs on the wire is keyed `name:wire`.
 */
export type FieldShape =
  | string
  | [type: string, fields: RecordShape]
  | [type: string, wordField: string, variants: Record<string, [type: string, RecordShape]>];
export type RecordShape = { [key: string]: FieldShape };

function typeText(type: GraphQLOutputType, named: string, optional: boolean): string {
  if (isNonNullType(type)) return `${typeText(type.ofType, named, false)}${optional ? '' : '!'}`;
  if (isListType(type)) return `[${typeText(type.ofType, named, false)}]`;
  return named;
}

/**
 * Returns the fields on the wire. For falsy values, apollo-link-rest looks under the field's own name too, whatever
 * its alias.
 */
function recordShape(schema: GraphQLSchema, { type, fields }: SelectedRecord): RecordShape {
  const shapes = new Map<string, FieldShape>();
  const add = (key: string, field: SelectedField): void => {
    const wireName = wireNameOf(schema, type, field.name);
    shapes.set(key === wireName ? key : `${key}:${wireName}`, shapeOf(schema, field));
  };
  const keys = new Set(fields.map(({ responseKey }) => responseKey));
  for (const field of fields) {
    if (field.name === '__typename') continue;
    add(field.responseKey, field);
    if (!field.records && !keys.has(field.name)) add(field.name, field);
  }
  return Object.fromEntries(shapes);
}

export function shapeOf(schema: GraphQLSchema, field: SelectedField): FieldShape {
  const named = getNamedType(field.type);
  const word = isEnumType(named)
    ? `=${Object.values(wireValuesOf(schema, named)).join('|')}`
    : named.name;
  const type = typeText(field.type, word, field.conditional);
  if (!field.records) return type;
  if (isAbstractType(named)) {
    const variants = field.records.map((record) => [
      componentUid(schema, record.type) ?? record.type.name,
      [record.type.name, recordShape(schema, record)],
    ]);
    return [type, discriminatorOf(schema, named), Object.fromEntries(variants)];
  }
  const [record] = field.records;
  return [type, record ? recordShape(schema, record) : {}];
}
