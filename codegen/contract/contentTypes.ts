import {
  getNamedType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from './directiveValues';
import { isListAnswer } from './listAnswer';

/** The type of the records in an answer: the item type of a page or list, else the answer's own. */
export function recordTypeOf(answer: GraphQLOutputType): GraphQLOutputType {
  const named = getNamedType(answer);
  const items = isObjectType(named) && isListAnswer(named) ? named.getFields().items : undefined;
  return getNamedType(items?.type ?? named);
}

/** Whether an answer is a content type, or a list or page of one. */
export function isContentType(schema: GraphQLSchema, answer: GraphQLOutputType): boolean {
  const type = recordTypeOf(answer);
  return isObjectType(type) && directiveValues(schema, 'content', type.astNode) !== undefined;
}

/** Whether the server computes a field: no column holds it. */
export function isComputed(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  return directiveValues(schema, 'computed', type.getFields()[name]?.astNode) !== undefined;
}
