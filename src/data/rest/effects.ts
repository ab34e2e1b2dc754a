import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';

/** Fields of records that are not true any more. */
export interface StaleRecords {
  /** Their type. */
  type: string;
  /** The one record; all that are known of the type, where none is named. */
  documentId?: string;
  fields: readonly string[];
}

/** What a change makes untrue of what was read before, besides what its answer brings anew. */
export interface Effect {
  /** Fields of Query, whatever their arguments. */
  fields?: readonly string[];
  /** Fields of records, by the arguments of the change. */
  records?: (args: never) => readonly StaleRecords[];
}

const ROOT_QUERY = 'ROOT_QUERY';

/** Takes fields of Query out of the cache, and tells nobody yet. */
export function forgetFields(cache: ApolloCache, fields: Iterable<string>): void {
  for (const fieldName of fields) cache.evict({ id: ROOT_QUERY, fieldName, broadcast: false });
}

/** Takes fields of records out of the cache, and tells nobody yet. */
export function forgetRecords(cache: ApolloCache, stale: readonly StaleRecords[]): void {
  const stored = Object.entries(cache.extract() as NormalizedCacheObject);
  for (const { type, documentId, fields } of stale) {
    for (const [id, record] of stored) {
      if (record?.__typename !== type) continue;
      if (documentId !== undefined && record.documentId !== documentId) continue;
      for (const fieldName of fields) cache.evict({ id, fieldName, broadcast: false });
    }
  }
}

/** Tells who watches what was forgotten: what is shown and incomplete now is asked for anew. */
export const tellWatchers = (cache: ApolloCache): void => cache.batch({ update: () => undefined });
