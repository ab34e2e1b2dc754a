import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { apiSettingsOf } from './apiSettings';

/** Returns the key fields of a type; none if its records are embedded in their parent. */
export function keysOf(schema: GraphQLSchema, type: GraphQLObjectType): readonly string[] {
  if ((type.astNode?.directives ?? []).some(({ name }) => name.value === 'embedded')) return [];
  const own = directiveValues(schema, 'key', type.astNode)?.fields;
  if (Array.isArray(own)) return own.map(String);
  const { key } = apiSettingsOf(schema);
  return key in type.getFields() ? [key] : [];
}

export const isRecordType = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  keysOf(schema, type).length > 0;
