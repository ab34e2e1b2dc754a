import type { GraphQLSchema } from 'graphql';
import { contentTypesOf, type ContentType } from './contentTypes';
import { camel, isShared } from './names';
import { operators } from './operators';
import { printVisibleFields } from './printVisibleFields';
import { visibleFieldsOf } from './visibleFields';

export interface ContentConfig {
  /** Types that are files, with the file kinds Strapi lets an editor choose. */
  media: Readonly<Record<string, readonly string[]>>;
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
