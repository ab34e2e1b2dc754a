import { isObjectType, type GraphQLSchema } from 'graphql';
import { endpointsOf } from '../contract/endpoints';
import { publicTags } from '../contract/publicTags';
import { contentTypesOf, contentValues, recordOf, isShared } from './contentTypes';

/** Generates the tables of host cache tags, by content type and by schema type. */
export function plugin(schema: GraphQLSchema): string {
  const tags = publicTags(schema);
  const byUid = contentTypesOf(schema).flatMap((content) =>
    content.names.map(({ uid, singular }) => [
      uid,
      isShared(content) ? [singular] : (tags.get(content.type.name) ?? []),
    ]),
  );
  const others = endpointsOf(schema)
    .flatMap((endpoint) => recordOf(endpoint) ?? [])
    .filter((type) => isObjectType(type) && !contentValues(schema, type) && tags.has(type.name))
    .map(({ name }) => [name, tags.get(name)]);
  const all = [...new Set([...tags.values()].flat())].sort();
  return [
    '/** A tag of the host’s cache: the first path segment of a public endpoint. */',
    `export type PurgeTag = ${all.map((tag) => `'${tag}'`).join(' | ')};`,
    '/** The tags of all responses that can contain a record of a content type. */',
    `export const contentTags = ${JSON.stringify(Object.fromEntries(byUid))} as const satisfies Record<string, readonly PurgeTag[]>;`,
    '/** The tags of public responses that are built from other tables, by schema type. */',
    `export const otherTags = ${JSON.stringify(Object.fromEntries(others))} as const satisfies Record<string, readonly PurgeTag[]>;`,
  ].join('\n\n');
}
