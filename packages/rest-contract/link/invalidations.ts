import type { ApolloCache, NormalizedCacheObject, StoreObject } from '@apollo/client';
import { isRecord } from './isRecord';
import { parseType, type FieldShape } from './shape';

export interface StaleRecords {
  type: string;
  /** Limits the records to those whose field has this value. */
  key?: string;
  value?: string;
  fields: readonly string[];
}

/** Serializable, as it is posted to other tabs. */
export interface StaleData {
  /** Fields of Query. */
  queries: readonly string[];
  records: readonly StaleRecords[];
}

/** Stale data, with the records' keys still to be read from the arguments of the mutation. */
export interface StaleDataByArgs {
  queries: readonly string[];
  records: readonly {
    type: string;
    fields: readonly string[];
    /** The argument that contains the keys of the records, e.g. `input.items.documentId`. */
    at?: string;
    /** The field of the records with the same key. */
    key?: string;
  }[];
}

/** What a mutation invalidates. */
export interface Invalidation extends StaleDataByArgs {
  /** What may be stale as well if the mutation fails. */
  onFailure?: StaleDataByArgs;
}

/** Returns the types of the records in a response. */
export function typesOf(shape: FieldShape): string[] {
  if (typeof shape === 'string') return [];
  if (shape.length === 3) return Object.values(shape[2]).flatMap(typesOf);
  const [type, fields] = shape;
  return [parseType(type).name, ...Object.values(fields).flatMap(typesOf)];
}

/** Reads the keys at a path of the arguments. Keys may be numbers. */
export function keysAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysAt(each, path));
  const [step, ...rest] = path;
  if (step !== undefined) return isRecord(value) ? keysAt(value[step], rest) : [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

export function staleAfter(
  { queries, records, onFailure }: Invalidation,
  args: Record<string, unknown>,
  failed: boolean,
): StaleData {
  const all = [...records, ...((failed && onFailure?.records) || [])];
  return {
    queries: [...queries, ...((failed && onFailure?.queries) || [])],
    records: all.flatMap(({ at, key, ...stale }): StaleRecords[] =>
      at === undefined
        ? [stale]
        : keysAt(args, at.split('.')).map((value) => ({ ...stale, key, value })),
    ),
  };
}

/** Validates a message from another tab, which may run another build. */
export const isStaleData = (value: unknown): value is StaleData =>
  isRecord(value) && Array.isArray(value.queries) && Array.isArray(value.records);

const ROOT_QUERY = 'ROOT_QUERY';

/** Evicts fields. Retains records that left all lists, as one may be on the screen. Does not notify watchers. */
export function evictStale(cache: ApolloCache, { queries, records }: StaleData): void {
  const evict = (id: string, fieldName: string): void =>
    void cache.evict({ id, fieldName, broadcast: false });
  for (const fieldName of queries) evict(ROOT_QUERY, fieldName);
  if (records.length === 0) return;
  // Copies no records, only the references to them.
  const stored = Object.entries(cache.extract() as NormalizedCacheObject);
  for (const { type, key, value, fields } of records) {
    for (const [id, record] of stored) {
      if (record?.__typename !== type) continue;
      // A record whose key is not cached may match, so evict it too.
      const recordKey = key === undefined ? undefined : record[key];
      if (recordKey !== undefined && String(recordKey) !== value) continue;
      for (const fieldName of fields) evict(id, fieldName);
    }
  }
}

/** A field whose new value shows that another client or the server has changed something. */
export interface ChangeSignal {
  field: string;
  /** The fields of Query that a new value makes stale. */
  queries: readonly string[];
}

/** Compares a response with the cache. Nothing is stale if no earlier value is cached. */
export function staleByChangeSignal(
  { field, queries }: ChangeSignal,
  cache: ApolloCache,
  record: unknown,
): StaleData {
  const id = isRecord(record) ? cache.identify(record as StoreObject) : undefined;
  const cached = id === undefined ? undefined : readField(cache, id, field);
  const current = isRecord(record) ? record[field] : undefined;
  return { queries: differs(cached, current) ? queries : [], records: [] };
}

/** Reads a stored field without copying the store, as `cache.extract` would. */
function readField(cache: ApolloCache, id: string, field: string): unknown {
  let stored: unknown;
  const read = <Value>(value: Value): Value => {
    stored = value;
    return value;
  };
  cache.modify<Record<string, unknown>>({ id, fields: { [field]: read }, broadcast: false });
  return stored;
}

function differs(cached: unknown, current: unknown): boolean {
  if (cached === undefined || current === undefined) return false;
  if (!isRecord(cached) || !isRecord(current)) return cached !== current;
  return Object.entries(cached).some(([key, value]) => key in current && current[key] !== value);
}

/** Notifies watchers, which refetch incomplete data. */
export const notifyWatchers = (cache: ApolloCache): void =>
  cache.batch({ update: () => undefined });
