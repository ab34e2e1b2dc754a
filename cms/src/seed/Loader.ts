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
}

/** Notes what a record gives; answers what it gave before. */
export function note(
  { before, given }: Loader,
  uid: ContentType,
  key: string,
  data: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  (given[uid] ??= {})[key] = Object.keys(data).filter((name) => data[name] != null);
  return before?.[uid]?.[key];
}
