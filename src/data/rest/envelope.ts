import type { RecordShape } from './shape';

type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the answer out of its envelope: a list becomes `{items, pagination}` and whatever else `meta`
 * tells of it, `{data}` its data, and a body without `data` is the answer itself. An answer without a body says
 * that it was done.
 */
export function openEnvelope(body: unknown, asPage: boolean): unknown {
  if (body === undefined) return { ok: true };
  if (!isRecord(body) || !('data' in body)) return body;
  const { data, meta } = body;
  if (asPage && Array.isArray(data)) {
    return { ...(isRecord(meta) ? meta : {}), items: data };
  }
  return data;
}

/** A relation or medium of Strapi 4 stands in an envelope of its own: `{data}`, be it null or a list. */
export function openRelation(value: unknown): unknown {
  return isRecord(value) && 'data' in value && Object.keys(value).length === 1 ? value.data : value;
}

/**
 * Reads Strapi 4's `{id, attributes}` as Strapi 5's flat record. What Strapi 4 answers flat (its users,
 * roles and components) has an `id` and no `documentId`.
 */
export function flatten(record: Json, fields: RecordShape): Json {
  const { attributes, id } = record;
  if (isRecord(attributes) && !('attributes' in fields)) {
    return { id, documentId: id, ...attributes };
  }
  return record.documentId === undefined && 'documentId' in fields && id !== undefined
    ? { ...record, documentId: id }
    : record;
}
