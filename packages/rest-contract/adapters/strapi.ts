import type { Adapter, JsonResponse, Failure, Messages } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { encodeStrapi } from './strapiForm';
import { flatten, unwrapEnvelope, unwrapRelation } from './strapiEnvelope';

/** `details.errors[{path: ['items', '0'], message}]` → `items.0`. */
function fieldsOf(details: unknown): Record<string, string> {
  if (!isRecord(details) || !Array.isArray(details.errors)) return {};
  const fields = new Map<string, string>();
  for (const error of details.errors as unknown[]) {
    if (!isRecord(error)) continue;
    const { path, message } = error;
    const key = Array.isArray(path) ? path.join('.') : path;
    if (typeof key !== 'string' || key === '' || fields.has(key)) continue;
    fields.set(key, typeof message === 'string' ? message : '');
  }
  return Object.fromEntries(fields);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Some proxies send an error in the body of a 200. */
function failureOf({ status, body }: JsonResponse): Failure | null {
  const error = isRecord(body) && isRecord(body.error) ? body.error : null;
  if (status < 400 && (!error || !isRecord(body) || body.data != null)) return null;
  const { name, message, details, status: statusInBody } = error ?? {};
  const intended = typeof statusInBody === 'number' ? statusInBody : 500;
  return {
    status: status < 400 ? intended : status,
    code: textOf(name),
    message: textOf(message),
    fields: fieldsOf(details),
    details,
  };
}

/** Strapi 4 and 5. */
export const strapi = (messages: Messages): Adapter => ({
  messages,
  failureOf,
  unwrap: ({ body }, asPage) => unwrapEnvelope(body, asPage),
  unwrapValue: unwrapRelation,
  unwrapRecord: flatten,
  encode: encodeStrapi,
  prepare: ({ headers, path, token }) => {
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (path.startsWith('/auth/')) headers.set('x-strapi-refresh-cookie', 'httpOnly');
  },
  startsSession: (path) => path.startsWith('/auth/'),
});
