import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { endpointOf } from './endpoints';
import { memoizeBySchema } from './memoizeBySchema';

/** Returns the host's cache tag for a path: `courses` for `/courses/{args.slug}?…`. */
export const collectionOf = (path: string): string => /^\/([^/?]*)/.exec(path)?.[1] ?? '';

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
 * Maps each type to its cache tags on the host: the collections of public endpoints whose responses include it,
 * sorted.
 */
export const publicTags = memoizeBySchema((schema): ReadonlyMap<string, readonly string[]> => {
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
});
