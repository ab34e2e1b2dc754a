import type { Adapter, JsonResponse, Failure } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { plain, prepare, textOf } from './plain';

function failureOf({ status, body }: JsonResponse): Failure | null {
  if (status < 400) return null;
  const [error] = isRecord(body) && Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  if (!isRecord(error)) return {};
  const { code, type, message, context, property } = error;
  const detail = textOf(context) ?? textOf(message);
  return {
    code: textOf(code) ?? textOf(type),
    message: textOf(message),
    fields: typeof property === 'string' ? { [property]: detail ?? '' } : {},
    details: error,
  };
}

/** Unwraps `{posts: […], meta: {pagination}}` to a page, a list or a single record. */
function unwrap(response: JsonResponse, asPage: boolean, asList: boolean): unknown {
  const { body } = response;
  if (!isRecord(body)) return plain.unwrap(response, asPage, asList);
  const { meta, ...named } = body;
  const [records, ...others] = Object.values(named);
  if (others.length > 0) return body;
  if (asPage) return { ...(isRecord(meta) ? meta : {}), items: records };
  return Array.isArray(records) && !asList ? (records as unknown[])[0] : records;
}

/** Ghost's Content API. `key` is the Content API key. */
export const ghost = ({ key, version = 'v5.0' }: { key: string; version?: string }): Adapter => ({
  ...plain,
  failureOf,
  unwrap,
  prepare: (request) => {
    request.url += `${request.url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
    request.headers.set('accept-version', version);
    prepare(request);
  },
});
