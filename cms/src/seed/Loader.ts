import type { Core } from '@strapi/strapi';
import type { Samples } from './samples/Samples';

export type ContentType = `api::${string}.${string}`;

export type SampleFields = Record<string, Record<string, readonly string[]>>;

export interface Loader {
  strapi: Core.Strapi;
  samples: Samples;
  /** Null on the first run, when no existing record can be an editor's. */
  before: SampleFields | null;
  given: SampleFields;
  /** Samples that failed to load; the next start retries them. */
  skipped: string[];
}

/** Records which fields a sample provided. */
export function recordFields(
  { given }: Loader,
  uid: ContentType,
  key: string,
  names: readonly string[],
): void {
  (given[uid] ??= {})[key] = names;
}
