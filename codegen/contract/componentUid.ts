import { getDirectiveValues, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** The word by which an answer names a type of a union (`@component`); null where it has none. */
export function componentUid(schema: GraphQLSchema, type: GraphQLObjectType): string | null {
  const directive = schema.getDirective('component');
  const given = directive && type.astNode && getDirectiveValues(directive, type.astNode);
  return given ? String(given.uid) : null;
}
