import {
  getNamedType,
  getNullableType,
  isEnumType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { problemAt, type Problem, suggestion } from './problem';
import { keysOf, apiSettingsOf } from './apiSettings';

function checkType(schema: GraphQLSchema, type: GraphQLObjectType): Problem[] {
  const fields = type.getFields();
  return keysOf(schema, type).flatMap((key) => {
    const field = fields[key];
    const at = (message: string): Problem => problemAt(field?.astNode ?? type.astNode, message);
    if (!field) {
      return at(
        `@key of "${type.name}" names "${key}", which is not a field; name one of its fields${suggestion(key, Object.keys(fields))}`,
      );
    }
    const one = getNullableType(field.type);
    if (!isScalarType(one) && !isEnumType(one)) {
      return at(
        `"${type.name}.${key}" is ${String(field.type)}, which cannot identify a record; name a field with a single value in @key, or add @embedded`,
      );
    }
    if (isNonNullType(field.type)) return [];
    return at(
      `"${type.name}.${key}" is the key of its records but is nullable; make it ${String(field.type)}!, or add @embedded to ${type.name}`,
    );
  });
}

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));

/** Rejects a key that no type has: no record could be identified by it. */
export function checkApiKey(schema: GraphQLSchema): Problem[] {
  const { key, node } = apiSettingsOf(schema);
  const fields = objectTypes(schema).flatMap((type) => Object.values(type.getFields()));
  const ids = fields.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name);
  if (!node || fields.some(({ name }) => name === key) || ids.length === 0) return [];
  return [
    problemAt(
      node,
      `@api has key: "${key}", but no type has this field; name the field that identifies records${suggestion(key, ids) || `, e.g. "${ids[0]}"`}`,
    ),
  ];
}

/** Rejects unusable keys: the cache could not find the records, and nothing would report it. */
export const checkKeys = (schema: GraphQLSchema): Problem[] =>
  objectTypes(schema).flatMap((type) => checkType(schema, type));
