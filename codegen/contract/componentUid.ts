import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';

/** The word by which an answer names a type of a union (`@component`); null where it has none. */
export function componentUid(schema: GraphQLSchema, type: GraphQLObjectType): string | null {
  const given = directiveValues(schema, 'component', type.astNode);
  return given ? String(given.uid) : null;
}
