import type { Adapter, JsonResponse, OutgoingRequest, Failure } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { english } from '../link/messages/english';
import { encodeJsonOrForm } from './forms';
import { linksOf, numberOf } from './pages';

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

const messageOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return messageOf((value as unknown[])[0]);
  return isRecord(value) ? textOf(value.message ?? value.detail ?? value.msg) : textOf(value);
};

/** `{email: ['is taken']}`, `[{field: 'email', message: '…'}]` or RFC 9457's `[{pointer: '#/email', detail: '…'}]`. */
function fieldsOf(errors: unknown): Record<string, string> {
  const pairs: [string | undefined, unknown][] = Array.isArray(errors)
    ? (errors as unknown[]).filter(isRecord).map((error) => {
        const name = error.field ?? error.param ?? error.pointer ?? error.path ?? error.loc;
        const path = Array.isArray(name) ? name.join('.') : textOf(name);
        return [path?.replace(/^#?\//, '').replaceAll('/', '.'), error];
      })
    : Object.entries(isRecord(errors) ? errors : {});
  return Object.fromEntries(
    pairs.flatMap(([name, error]) => (name ? [[name, messageOf(error) ?? '']] : [])),
  );
}

/** Reads RFC 9457, `{message, code}`, `{error: {message, code}}` and the like; the status supplies what is missing. */
function failureOf({ status, body }: JsonResponse): Failure | null {
  if (status < 400) return null;
  if (!isRecord(body)) return {};
  const error = isRecord(body.error) ? body.error : body;
  return {
    code: textOf(error.code) ?? textOf(error.type) ?? textOf(error.name),
    message:
      messageOf(error) ??
      textOf(error.title) ??
      textOf(error.error_description) ??
      textOf(body.error),
    fields: fieldsOf(error.errors ?? error.fields ?? error.detail),
    details: body,
  };
}

/** Reads the pagination in headers: `Link`, and `X-Total-Count` or `X-Total` as `total`. */
function paginationOf(headers: Headers): Record<string, unknown> {
  const total = numberOf(headers, 'x-total-count') ?? numberOf(headers, 'x-total');
  return { ...linksOf(headers), ...(total !== null && { total }) };
}

/** Adds the pagination of the headers to a list that is read as a page. A response without a body becomes `{ok: true}`. */
function unwrap({ body, headers }: JsonResponse, asPage: boolean): unknown {
  if (body === undefined) return { ok: true };
  if (!asPage) return body;
  if (Array.isArray(body)) return { ...paginationOf(headers), items: body as unknown[] };
  return isRecord(body) ? { ...paginationOf(headers), ...body } : body;
}

/** Adds the session's token and the `headers` in the operation's context. */
export function prepare({ headers, token, context }: OutgoingRequest): void {
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  new Headers((context.headers ?? {}) as HeadersInit).forEach((value, name) =>
    headers.set(name, value),
  );
}

/** An API without an envelope. Adapters of other APIs extend it. */
export const plain: Adapter = {
  messages: english,
  failureOf,
  unwrap,
  encode: encodeJsonOrForm,
  prepare,
};
