import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import type { ScalarBounds } from './attribute';
import * as contentPlugin from './contentPlugin';
import { cacheTags, labels, readRoutes, serverTypes } from './plugins';

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
  labels: { plugin: labels },
  serverTypes: { plugin: serverTypes },
  cacheTags: { plugin: cacheTags },
  readRoutes: { plugin: readRoutes },
};

export function contentSections(
  { folder, media, scalars }: ContentServer,
  section: (name: string, plugins: object[], config?: object) => Types.GenerateOptions,
): Types.GenerateOptions[] {
  const generated = (name: string) => `${folder}generated/${name}.ts`;
  // The server's types discriminate records by `__typename`.
  const config = { scalars, skipTypename: false };
  return [
    section(generated('types'), [{ typescript: {} }, { serverTypes: {} }], config),
    section(generated('content'), [{ contentPlugin: { media } }]),
    section(generated('fieldLabels'), [{ labels: {} }]),
    section(generated('contentReads'), [{ readRoutes: {} }]),
    section(generated('purge'), [{ cacheTags: {} }]),
    section(generated('routes'), [{ routes: {} }]),
  ];
}
