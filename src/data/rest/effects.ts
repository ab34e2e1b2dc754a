import type { ApolloCache, NormalizedCacheObject, StoreObject } from '@apollo/client';
import { isRecord } from './envelope';

/** Fields of records that are stale. */
export interface StaleRecords {
  /** Their type. */
  type: string;
  /** The one record; all that are known of the type, where none is named. */
  documentId?: string;
  fields: readonly string[];
}

/** What is stale; plain, so that other tabs can be told. */
export interface Stale {
  /** Fields of Query, whatever their arguments. */
  fields: readonly string[];
  records: readonly StaleRecords[];
}

/** What a mutation makes stale of what was read before, besides what its answer brings anew. */
export interface StaleByArgs {
  fields: readonly string[];
  records: readonly {
    type: string;
    fields: readonly string[];
    /** The argument where the documentIds of the records stand: `input.items.documentId`. */
    at?: string;
  }[];
}

export interface Effect extends StaleByArgs {
  /** What it may have found stale, where it failed. */
  found?: StaleByArgs;
}

/** The texts at a path of arguments, of all items where it leads through lists. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, path));
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  return isRecord(value) ? textsAt(value[step], rest) : [];
}

/** What a mutation with these arguments makes stale, or finds stale where it failed. */
export function staleAfter(
  { fields, records, found }: Effect,
  args: Record<string, unknown>,
  failed: boolean,
): Stale {
  const all = [...records, ...((failed && found?.records) || [])];
  return {
    fields: [...fields, ...((failed && found?.fields) || [])],
    records: all.flatMap(({ at, ...stale }): StaleRecords[] =>
      at === undefined
        ? [stale]
        : textsAt(args, at.split('.')).map((documentId) => ({ ...stale, documentId })),
    ),
  };
}

/** Whether another tab, which may be of another build, has told something of use. */
export const isStale = (value: unknown): value is Stale =>
  isRecord(value) && Array.isArray(value.fields) && Array.isArray(value.records);

const ROOT_QUERY = 'ROOT_QUERY';

/**
 * Takes what is stale out of the cache, and tells nobody yet. Records that no list holds any more
 * stay, for one of them may be on the screen, found by its id.
 */
export function forgetStale(cache: ApolloCache, { fields, records }: Stale): void {
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
  /** … these fields of Query are stale. */
  fields: readonly string[];
}

/** What an answer says to be stale; nothing, where nothing was known to hold it against. */
export function staleBySign({ field, fields }: Sign, cache: ApolloCache, record: unknown): Stale {
  const id = isRecord(record) ? cache.identify(record as StoreObject) : undefined;
  const stored = cache.extract() as NormalizedCacheObject;
  const known = id === undefined ? undefined : stored[id]?.[field];
  const now = isRecord(record) ? record[field] : undefined;
  return { fields: differs(known, now) ? fields : [], records: [] };
}

/** A value that is another now; of a record, one of the fields that both have. */
function differs(known: unknown, now: unknown): boolean {
  if (known === undefined || now === undefined) return false;
  if (!isRecord(known) || !isRecord(now)) return known !== now;
  return Object.entries(known).some(([key, value]) => key in now && now[key] !== value);
}

/** Tells who watches what was forgotten: what is shown and incomplete now is asked for anew. */
export const notifyWatchers = (cache: ApolloCache): void =>
  cache.batch({ update: () => undefined });
