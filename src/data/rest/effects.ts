import type { ApolloCache, NormalizedCacheObject, StoreObject } from '@apollo/client';
import { isRecord } from './envelope';

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

/** What a change has made untrue; plain, so that other tabs can be told. */
export interface Untrue {
  fields: readonly string[];
  records: readonly StaleRecords[];
}

/** What a change with these arguments makes untrue. Never throws. */
export function untrueAfter(
  { fields = [], records }: Effect,
  args: Record<string, unknown>,
): Untrue {
  try {
    return { fields, records: records?.(args as never) ?? [] };
  } catch (fault) {
    // A row that cannot read its input must not cost the answer.
    console.error(fault);
    return { fields, records: [] };
  }
}

/** Whether another tab, which may be of another build, has told something of use. */
export const isUntrue = (value: unknown): value is Untrue =>
  isRecord(value) && Array.isArray(value.fields) && Array.isArray(value.records);

const ROOT_QUERY = 'ROOT_QUERY';

/**
 * Takes what is untrue out of the cache, and tells nobody yet. Records that no list holds any more
 * stay, for one of them may be on the screen, found by its id.
 */
export function forgetUntrue(cache: ApolloCache, { fields, records }: Untrue): void {
  const evict = (id: string, fieldName: string): void =>
    void cache.evict({ id, fieldName, broadcast: false });
  for (const fieldName of fields) evict(ROOT_QUERY, fieldName);
  const stored = Object.entries(cache.extract() as NormalizedCacheObject);
  for (const { type, documentId, fields: stale } of records) {
    for (const [id, record] of stored) {
      if (record?.__typename !== type) continue;
      if (documentId !== undefined && record.documentId !== documentId) continue;
      for (const fieldName of stale) evict(id, fieldName);
    }
  }
}

/** By what an answer tells of changes that were made elsewhere. */
export interface Sign {
  /** A field of the record that is answered: where it holds other values than were known, … */
  field: string;
  /** … these fields of Query are untrue. */
  untrue: readonly string[];
}

/** What an answer says to be untrue; nothing, where nothing was known to hold it against. */
export function untrueBy({ field, untrue }: Sign, cache: ApolloCache, record: unknown): Untrue {
  const id = isRecord(record) ? cache.identify(record as StoreObject) : undefined;
  const stored = cache.extract() as NormalizedCacheObject;
  const known = id === undefined ? undefined : stored[id]?.[field];
  const now = isRecord(record) ? record[field] : undefined;
  const differs =
    isRecord(known) &&
    isRecord(now) &&
    Object.entries(known).some(([key, value]) => key in now && now[key] !== value);
  return { fields: differs ? untrue : [], records: [] };
}

/** Tells who watches what was forgotten: what is shown and incomplete now is asked for anew. */
export const tellWatchers = (cache: ApolloCache): void => cache.batch({ update: () => undefined });
