import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import type { ScalarBounds } from './attribute';
import * as contentPlugin from './contentPlugin';
import * as labelsPlugin from './labelsPlugin';
import * as serverTypesPlugin from './serverTypesPlugin';
import * as cacheTagsPlugin from './cacheTagsPlugin';
import * as readRoutesPlugin from './readRoutesPlugin';

/** Where the content server's sources are, and its view of the schema's types. */
export interface ContentServer {
  /** With a trailing slash: `api/` and `components/` are synchronized, `generated/` is generated. */
  folder: string;
  /** Types that are files, with the file kinds Strapi lets an editor choose. */
  media: Readonly<Record<string, readonly string[]>>;
  scalars: Readonly<Record<string, string>>;
  bounds?: ScalarBounds;
}

export const contentPlugins: Record<string, CodegenPlugin> = {
  contentPlugin,
  labelsPlugin,
  serverTypesPlugin,
  cacheTagsPlugin,
  readRoutesPlugin,
};

export function contentSections(
  { folder, media, scalars }: ContentServer,
  section: (name: string, plugins: object[], config?: object) => Types.GenerateOptions,
): Types.GenerateOptions[] {
  const generated = (name: string) => `${folder}generated/${name}.ts`;
  // The server's types discriminate records by `__typename`.
  const config = { scalars, skipTypename: false };
  return [
    section(generated('types'), [{ typescript: {} }, { serverTypesPlugin: {} }], config),
    section(generated('content'), [{ contentPlugin: { media } }]),
    section(generated('fieldLabels'), [{ labelsPlugin: {} }]),
    section(generated('contentReads'), [{ readRoutesPlugin: {} }]),
    section(generated('purge'), [{ cacheTagsPlugin: {} }]),
    section(generated('routes'), [{ routes: {} }]),
  ];
}
