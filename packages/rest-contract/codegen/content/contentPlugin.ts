import type { GraphQLSchema } from 'graphql';
import { contentTypesOf, type ContentType, camel, isShared } from './contentTypes';
import { operators } from './checkTemplate';
import { visibleFieldsOf, type VisibleFields, type VisibleRelation } from './visibleFields';

export interface ContentConfig {
  /** Types that are files, with the file kinds Strapi lets an editor choose. */
  media: Readonly<Record<string, readonly string[]>>;
}

const literal = (value: unknown): string => JSON.stringify(value);

function printPart({ fields, parts, many, idFromKey, needs, variants }: VisibleRelation): object {
  return {
    fields,
    ...(Object.keys(parts).length > 0 && { parts: printParts(parts) }),
    ...(many && { many }),
    ...(idFromKey && { idFromKey }),
    ...(needs !== null && { needs }),
    ...(variants && { variants: printParts(variants) }),
  };
}

const printParts = (parts: Record<string, VisibleRelation>): object =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, printPart(part)]));

export function printVisibleFields({ fields, parts }: VisibleFields): string {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'documentId'),
  );
  return `fields: ${literal(values)}, parts: ${literal(printParts(parts))}`;
}

function printType(
  schema: GraphQLSchema,
  content: ContentType,
  media: ReadonlySet<string>,
): string {
  const { type, names, search, drafts } = content;
  const name = camel(content);
  const paths = JSON.stringify(names.map(({ singular }) => singular));
  return [
    ...(isShared(content)
      ? [
          `/** The paths that serve a \`${type.name}\`. */`,
          `export const ${name}Paths = ${paths} as const;`,
        ]
      : []),
    `/** The fields and options of \`${type.name}\`. */`,
    `export const ${name}Shown = {`,
    ...(isShared(content) ? [] : [`uid: '${names[0]?.uid}',`]),
    `draftAndPublish: ${drafts},`,
    `search: ${JSON.stringify(search)},`,
    printVisibleFields(visibleFieldsOf(schema, type, media)),
    '} as const;',
  ].join('\n');
}

/** Generates the fields of each content type that the public API returns: `courseShown`. */
export function plugin(
  schema: GraphQLSchema,
  _documents: unknown,
  { media }: ContentConfig,
): string {
  const names = new Set(Object.keys(media));
  const types = contentTypesOf(schema);
  const searched = types.flatMap(({ names: own, search }) =>
    search.length > 0 ? own.map(({ uid }) => [uid, search]) : [],
  );
  return [
    ...types.map((content) => printType(schema, content, names)),
    '/** The searched fields by content type, the title first. */',
    `export const searchedFields = ${JSON.stringify(Object.fromEntries(searched))} as const;`,
    '/** The filter operators by kind of value. */',
    `export const operatorsOf = ${JSON.stringify(operators)} as const;`,
  ].join('\n\n');
}
