import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { SelectedField } from './selections';
import { wireWordsOf } from './wireWords';

/**
 * What an answer must hold, in as few bytes as read well. A scalar is its SDL type (`Dong!`), an
 * enum its wire words (`=paid|completed!`), a record its SDL type and its fields. A field under
 * another name is keyed `alias:name`.
 */
export type FieldShape = string | [type: string, fields: Record<string, FieldShape>];

function typeText(type: GraphQLOutputType, named: string, optional: boolean): string {
  if (isNonNullType(type)) return `${typeText(type.ofType, named, false)}${optional ? '' : '!'}`;
  if (isListType(type)) return `[${typeText(type.ofType, named, false)}]`;
  return named;
}

/** The shape of one selected field. */
export function shapeOf(schema: GraphQLSchema, field: SelectedField): FieldShape {
  const named = getNamedType(field.type);
  const word = isEnumType(named)
    ? `=${Object.values(wireWordsOf(schema, named)).join('|')}`
    : named.name;
  const type = typeText(field.type, word, field.conditional);
  if (!field.fields) return type;
  return [
    type,
    Object.fromEntries(
      field.fields
        .filter(({ name }) => !name.startsWith('__'))
        .map((child) => [
          child.responseKey === child.name ? child.name : `${child.responseKey}:${child.name}`,
          shapeOf(schema, child),
        ]),
    ),
  ];
}
