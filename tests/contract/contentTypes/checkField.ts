import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { wireWordsOf } from '../../../codegen/contract/wireWords';
import type { Attribute, ContentType } from './sources';

/** What Strapi may keep a scalar in. */
const columns: Readonly<Record<string, readonly string[]>> = {
  ID: ['string', 'uid'],
  String: ['string', 'text', 'uid', 'email'],
  Int: ['integer'],
  Dong: ['integer', 'biginteger'],
  Float: ['float', 'decimal', 'integer'],
  Boolean: ['boolean'],
  Date: ['date'],
  DateTime: ['datetime'],
  Blocks: ['blocks'],
};

export const wordsOf = (schema: GraphQLSchema, type: GraphQLEnumType): string[] =>
  Object.values(wireWordsOf(schema, type)).sort();

export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('|') === [...b].sort().join('|');

/** A promise of the schema that the panel does not keep: it would let an editor leave the field empty. */
export function checkPromise(
  { file }: ContentType,
  name: string,
  attribute: Attribute,
  field: GraphQLField<unknown, unknown>,
  of: string,
): string[] {
  const isList = isListType(getNullableType(field.type));
  if (!isNonNullType(field.type) || isList || attribute.required) return [];
  return [
    `${file}: "${name}" may be left empty, and the schema promises ${of}.${field.name}: ${field.type}; write "required": true, or take the ! away`,
  ];
}

/** What a content type and the schema say differently of one value. */
export function checkValue(
  schema: GraphQLSchema,
  { file }: ContentType,
  name: string,
  attribute: Attribute,
  field: GraphQLField<unknown, unknown>,
  of: string,
): string[] {
  const named = getNamedType(field.type);
  // A list of texts is JSON, whose words only the answers show.
  if (attribute.type === 'json') return [];
  if (isEnumType(named) && attribute.type === 'enumeration') {
    const [here, there] = [attribute.enum ?? [], wordsOf(schema, named)];
    if (sameWords(here, there)) return [];
    return [
      `${file}: "${name}" has the words ${here.join(', ')}, and the schema's ${named.name} ${there.join(', ')}; write the same in both`,
    ];
  }
  const allowed = isEnumType(named) ? ['enumeration'] : (columns[named.name] ?? []);
  if (allowed.includes(attribute.type)) return [];
  return [
    `${file}: "${name}" is of the type ${attribute.type}, and the schema has ${of}.${field.name}: ${field.type}; write ${allowed.join(' or ') || 'a part of the view'}`,
  ];
}
