import { isRecord } from '../link/isRecord';
import type { RecordShape } from '../link/shape';

type Json = Record<string, unknown>;

/** A list becomes `{items, pagination}` plus the rest of `meta`, other bodies their `data`, if any. */
export function unwrapEnvelope(body: unknown, asPage: boolean): unknown {
  if (body === undefined) return { ok: true };
  if (!isRecord(body) || !('data' in body)) return body;
  const { data, meta } = body;
  if (asPage && Array.isArray(data)) {
    return { ...(isRecord(meta) ? meta : {}), items: data };
  }
  return data;
}

/** Strapi 4 wraps relations and media in `{data}`, even null and lists. */
export function unwrapRelation(value: unknown): unknown {
  return isRecord(value) && 'data' in value && Object.keys(value).length === 1 ? value.data : value;
}

/** Flattens Strapi 4's `{id, attributes}`; its users, roles and components are flat already. */
export function flatten(record: Json, fields: RecordShape): Json {
  const { attributes, id } = record;
  if (isRecord(attributes) && !('attributes' in fields)) {
    return { id, documentId: id, ...attributes };
  }
  return record.documentId === undefined && 'documentId' in fields
    ? { ...record, documentId: id }
    : record;
}
