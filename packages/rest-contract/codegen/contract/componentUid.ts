import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';

/** Returns the discriminator value that identifies a type in a response; null if it has none. */
export function componentUid(schema: GraphQLSchema, type: GraphQLObjectType): string | null {
  const given =
    directiveValues(schema, 'component', type.astNode)?.uid ??
    directiveValues(schema, 'wire', type.astNode)?.value;
  return given === undefined ? null : String(given);
}
