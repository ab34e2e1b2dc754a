import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { endpointOf } from './endpoints';

/** The name by which the host knows all answers of a path: `/courses/{args.slug}?…` is `courses`. */
export const collectionOf = (path: string): string => /^\/([^/?]*)/.exec(path)?.[1] ?? '';

/** The object types that an answer of this type holds, at any depth. */
function typesWithin(schema: GraphQLSchema, root: GraphQLNamedType): Set<GraphQLObjectType> {
  const found = new Set<GraphQLObjectType>();
  const look = (type: GraphQLNamedType): void => {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(look);
    if (!isObjectType(type) || found.has(type)) return;
    found.add(type);
    for (const field of Object.values(type.getFields())) look(getNamedType(field.type));
  };
  look(root);
  return found;
}

/**
 * The host's cache tags of each type: the collections of the public endpoints whose answers hold it,
 * at any depth, sorted. A type that no public endpoint shows is absent.
 */
export function publicTags(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, Set<string>>();
  const query = schema.getQueryType();
  for (const field of Object.values(query?.getFields() ?? {})) {
    const endpoint = query && endpointOf(schema, query, field);
    if (endpoint?.access !== 'PUBLIC') continue;
    for (const { name } of typesWithin(schema, getNamedType(field.type))) {
      tags.set(name, (tags.get(name) ?? new Set()).add(collectionOf(endpoint.path)));
    }
  }
  return new Map([...tags].map(([name, found]) => [name, [...found].sort()]));
}
