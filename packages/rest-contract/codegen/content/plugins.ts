import { isObjectType, type GraphQLSchema } from 'graphql';
import { componentUid } from '../contract/apiSettings';
import { directiveValues } from '../contract/directiveValues';
import { endpointsOf } from '../contract/endpoints';
import { publicTags } from '../contract/publicTags';
import { camel, contentTypesOf, contentValues, isShared, recordOf } from './contentTypes';
import { isComputed } from './visibleFields';

/** Generates the table of field labels in the admin panel (`@label`), by content type. */
export function labels(schema: GraphQLSchema): string {
  const rows = contentTypesOf(schema).flatMap(({ type, names }) => {
    const labels = Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const given = directiveValues(schema, 'label', astNode);
      return given ? `${name}: ${JSON.stringify(given.text)},` : [];
    });
    return labels.length > 0
      ? names.map(({ uid }) => `  '${uid}': {\n${labels.join('\n')}\n},`)
      : [];
  });
  return [
    '/** Labels of fields that the panel’s forms do not list, by content type. */',
    `export const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${rows.join('\n')}\n};\n`,
  ].join('\n');
}

/** Generates the types of what the server computes and how it identifies components. */
export function serverTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const computed = types.flatMap((type) => {
    const names = Object.values(type.getFields())
      .filter((field) => isComputed(schema, field))
      .map(({ name }) => `'${name}'`);
    return names.length > 0 ? `  ${type.name}: ${names.join(' | ')};` : [];
  });
  const components = types.flatMap((type) => {
    const uid = componentUid(schema, type);
    return uid === null ? [] : `  ${type.name}: '${uid}';`;
  });
  return [
    '/** The fields that the server computes, by type. */',
    `export interface ComputedFields {\n${computed.join('\n')}\n}`,
    '/** The component that identifies a type in a response. */',
    `export interface ComponentUids {\n${components.join('\n')}\n}`,
  ].join('\n\n');
}

/** Generates the table of content routes. It imports the view of each type, so a type without one does not compile. */
export function readRoutes(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const types = contentTypesOf(schema).filter(({ reads }) => reads.length > 0);
  const rows = types.flatMap((content) =>
    content.reads.map(({ kind, collection }) => {
      const path = kind === 'one' ? `/${collection}/:key` : `/${collection}`;
      const view = `${camel(content)}View${isShared(content) ? `('${collection}')` : ''}`;
      return `{ path: '${path}', kind: '${kind}', view: ${view} },`;
    }),
  );
  const views = types.map((content) => `${camel(content)}View`);
  return {
    prepend:
      views.length === 0
        ? []
        : [`import { ${views.join(', ')} } from '../content/views/contentViews';`],
    content: `/** The routes that return content, each with its view. */\nexport const contentReads = [\n${rows.join('\n')}\n] as const;\n`,
  };
}

/** Generates the tables of host cache tags, by content type and by schema type. */
export function cacheTags(schema: GraphQLSchema): string {
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
