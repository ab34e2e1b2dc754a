import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid } from './componentUid';
import type { SelectedField } from './selections';
import { wireValuesOf } from './wireValues';

/**
 * A response's expected shape, compact and readable: a scalar is its SDL type (`Dong!`), an enum its wire values
 * (`=paid|completed!`), a record its SDL type and fields. A union has, after the name of its discriminating field,
 * each type's fields by that field's value. An aliased field is keyed `alias:name`.
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

const recordShape = (schema: GraphQLSchema, fields: readonly SelectedField[]): RecordShape =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name !== '__typename')
      .map((field) => [
        field.responseKey === field.name ? field.name : `${field.responseKey}:${field.name}`,
        shapeOf(schema, field),
      ]),
  );

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
      [record.type.name, recordShape(schema, record.fields)],
    ]);
    return [type, '__component', Object.fromEntries(variants)];
  }
  return [type, recordShape(schema, field.records[0]?.fields ?? [])];
}
