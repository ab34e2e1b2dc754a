import { isObjectType, type GraphQLSchema } from 'graphql';
import { endpointsOf, shortPathOf, type Endpoint } from '../contract/endpoints';
import { collectionOf } from '../contract/publicTags';
import { problemAt, type Problem, replacement } from '../contract/problem';
import { checkTemplate } from './checkTemplate';
import { contentValues, recordOf } from './contentTypes';
import { fieldKind } from './fieldKind';

const searchable = ['text', 'word', 'list'];

function checkSearch(schema: GraphQLSchema): Problem[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const search = contentValues(schema, type)?.search as string[] | undefined;
      const texts = Object.values(type.getFields())
        .filter((field) => searchable.includes(fieldKind(schema, field.type) ?? ''))
        .map(({ name }) => name);
      return (search ?? [])
        .filter((name) => !texts.includes(name))
        .map((name) =>
          problemAt(
            type.astNode,
            `@content of "${type.name}" searches "${name}", which is not one of its text fields${replacement(name, texts)}`,
          ),
        );
    });
}

/** A list, a single page or one record by key: served by the content controller, which checks no permissions. */
const readPath = /^\/[^/]+(?:\/\{[^/]+\})?$/;

/** Rejects access rules and rate limits on the server's content endpoints, which are public: these require a separate action. */
function checkAccess(schema: GraphQLSchema, endpoint: Endpoint): Problem[] {
  const { method, field, access, limited, fresh } = endpoint;
  const restrictions = [
    ...(access === 'PUBLIC' ? [] : [`access: ${access}`]),
    ...(limited ? ['limited: true'] : []),
    ...(fresh ? ['fresh: true'] : []),
  ];
  const path = shortPathOf(endpoint);
  const record = recordOf(endpoint);
  if (restrictions.length === 0 || method !== 'GET' || !readPath.test(path)) return [];
  if (!record || !contentValues(schema, record)) return [];
  const [, collection = ''] = path.split('/');
  return [
    problemAt(
      field.astNode,
      `"${field.name}" has "${restrictions.join(', ')}", but the server returns ${record.name} at "${path}" to everyone without a rate limit; remove it, or use a path with a separate action, e.g. "/${collection}/mine"`,
    ),
  ];
}

/** The first segment of a path names the collection in routes, tables, cache tags and the sitemap. */
function checkPaths(schema: GraphQLSchema): Problem[] {
  const content = endpointsOf(schema).filter((endpoint) => {
    const record = recordOf(endpoint);
    return (
      endpoint.method === 'GET' &&
      endpoint.access === 'PUBLIC' &&
      record &&
      contentValues(schema, record)
    );
  });
  const collections = new Set(
    content
      .filter((each) => readPath.test(shortPathOf(each)))
      .map(({ path }) => collectionOf(path)),
  );
  return content
    .filter(({ path }) => !collections.has(collectionOf(path)))
    .map((endpoint) =>
      problemAt(
        endpoint.field.astNode,
        `"${endpoint.field.name}" has the path "${shortPathOf(endpoint)}", which must begin with a collection, that is, with the path of a list or record of content; see "Change a path" in docs/architecture.md`,
      ),
    );
}

export const checkContent = (schema: GraphQLSchema): Problem[] => [
  ...checkSearch(schema),
  ...checkPaths(schema),
  ...endpointsOf(schema).flatMap((endpoint) => [
    ...checkAccess(schema, endpoint),
    ...checkTemplate(schema, endpoint),
  ]),
];
