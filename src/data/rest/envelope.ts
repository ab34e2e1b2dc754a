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

/** A relation of Strapi 4 stands in an envelope of its own. */
export function openRelation(value: unknown): unknown {
  return isRecord(value) && 'data' in value && !('documentId' in value) ? value.data : value;
}

/** Reads Strapi 4's `{id, attributes}` as Strapi 5's flat record. */
export function flatten(record: Json, fields: RecordShape): Json {
  if (!isRecord(record.attributes) || 'attributes' in fields) return record;
  const { attributes, id } = record;
  return { id, documentId: id, ...attributes };
}
