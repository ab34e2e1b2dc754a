import type { Core } from '@strapi/strapi';

export type ContentType = `api::${string}.${string}`;

/** The names of the fields that sample records gave, by content type and the record's key. */
export type Given = Record<string, Record<string, readonly string[]>>;

/** What brings sample records into a database. */
export interface Loader {
  strapi: Core.Strapi;
  /** What was given before; null the first time, when nothing that is there can be an editor's. */
  before: Given | null;
  /** What is given now, gathered while it is loaded. */
  given: Given;
  /** The samples that could not be loaded this time: the next start tries them again. */
  skipped: string[];
}

/** Notes what a record has given. */
export function note(
  { given }: Loader,
  uid: ContentType,
  key: string,
  names: readonly string[],
): void {
  (given[uid] ??= {})[key] = names;
}
