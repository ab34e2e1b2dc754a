import {
  getNamedType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from './directiveValues';

export function recordTypeOf(response: GraphQLOutputType): GraphQLOutputType {
  const named = getNamedType(response);
  const items = isObjectType(named) ? named.getFields().items : undefined;
  return getNamedType(items?.type ?? named);
}

export function isContentType(schema: GraphQLSchema, response: GraphQLOutputType): boolean {
  const type = recordTypeOf(response);
  return isObjectType(type) && directiveValues(schema, 'content', type.astNode) !== undefined;
}

export function isComputed(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  return directiveValues(schema, 'computed', type.getFields()[name]?.astNode) !== undefined;
}
