import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid } from '../contract/apiSettings';
import { directiveValues } from '../contract/directiveValues';
import { contentValues } from './contentTypes';
import { fieldKind, type FieldKind } from './fieldKind';

export interface VisibleFields {
  fields: Record<string, FieldKind>;
  parts: Record<string, VisibleRelation>;
}

export interface VisibleRelation extends VisibleFields {
  many: boolean;
  /** A component's stable `key` is the schema's `id`: Strapi's own ids change. */
  idFromKey: boolean;
  /** A list entry's required file: files can be deleted while in use. */
  needs: string | null;
  /** A dynamic zone's types, by component. */
  variants: Record<string, VisibleRelation> | null;
}

type Field = GraphQLField<unknown, unknown>;

export const isComputed = (schema: GraphQLSchema, { astNode }: Field): boolean =>
  directiveValues(schema, 'computed', astNode) !== undefined;

/** Fields stored in a column: neither the record's id nor computed ones. */
export const storedFields = (schema: GraphQLSchema, type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter((field) => !isComputed(schema, field));

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/**
 * Returns the visible fields of a type (`media`: types that are files). Nested records of the same type have no
 * relations.
 */
export function visibleFieldsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  media: ReadonlySet<string>,
  within: readonly GraphQLObjectType[] = [],
): VisibleFields {
  const shown: VisibleFields = { fields: {}, parts: {} };
  for (const field of storedFields(schema, type)) {
    const kind = fieldKind(schema, field.type);
    if (kind) shown.fields[field.name] = kind;
    else if (!within.includes(type)) {
      shown.parts[field.name] = visibleRelationOf(schema, field, media, [...within, type]);
    }
  }
  return shown;
}

function visibleRelationOf(
  schema: GraphQLSchema,
  { type }: Field,
  media: ReadonlySet<string>,
  within: readonly GraphQLObjectType[],
): VisibleRelation {
  const named = getNamedType(type);
  const many = isList(type);
  const plain = { many, idFromKey: false, needs: null, variants: null, fields: {}, parts: {} };
  if (isAbstractType(named)) {
    const variants = schema
      .getPossibleTypes(named)
      .map((each) => [
        componentUid(schema, each) ?? each.name,
        { ...plain, ...visibleFieldsOf(schema, each, media, within), many: false },
      ]);
    return { ...plain, variants: Object.fromEntries(variants) as Record<string, VisibleRelation> };
  }
  if (!isObjectType(named)) return plain;
  const shown = visibleFieldsOf(schema, named, media, within);
  const promised = storedFields(schema, named).find(
    ({ type: its }) => isNonNullType(its) && media.has(getNamedType(its).name),
  );
  // Related records have the same fields as in their lists, without rich text.
  const brief = many && contentValues(schema, named);
  return {
    ...plain,
    ...shown,
    ...(brief && { fields: withoutRich(shown.fields) }),
    idFromKey: 'id' in named.getFields(),
    needs: many && promised ? promised.name : null,
  };
}

const withoutRich = (fields: Record<string, FieldKind>): Record<string, FieldKind> =>
  Object.fromEntries(Object.entries(fields).filter(([, kind]) => kind !== 'rich'));
