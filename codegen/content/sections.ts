import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as contentPlugin from './contentPlugin';
import * as labelsPlugin from './labelsPlugin';
import * as marksPlugin from './marksPlugin';
import * as purgePlugin from './purgePlugin';
import * as readsPlugin from './readsPlugin';

/** Where the content server's sources lie, and what it alone knows of the schema's types. */
export interface ContentServer {
  /** With a slash behind it: its `api/` and `components/` are kept in step, `generated/` is made. */
  folder: string;
  /** The types that are files, with what Strapi lets an editor choose. */
  media: Readonly<Record<string, readonly string[]>>;
  /** The server's TypeScript types of scalars. */
  scalars: Readonly<Record<string, string>>;
}

export const contentPlugins: Record<string, CodegenPlugin> = {
  contentPlugin,
  labelsPlugin,
  marksPlugin,
  purgePlugin,
  readsPlugin,
};

/** The files that the content server is given: its types, what it shows, reads and purges. */
export function contentSections(
  { folder, media, scalars }: ContentServer,
  section: (name: string, plugins: object[], config?: object) => Types.GenerateOptions,
): Types.GenerateOptions[] {
  const made = (name: string) => `${folder}generated/${name}.ts`;
  // A name in each record is what the server's types tell records apart by.
  const config = { scalars, skipTypename: false };
  return [
    section(made('types'), [{ typescript: {} }, { marksPlugin: {} }], config),
    section(made('content'), [{ contentPlugin: { media } }]),
    section(made('fieldLabels'), [{ labelsPlugin: {} }]),
    section(made('contentReads'), [{ readsPlugin: {} }]),
    section(made('purge'), [{ purgePlugin: {} }]),
    section(made('routes'), [{ routes: {} }]),
  ];
}
