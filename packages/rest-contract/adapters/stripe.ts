import type { Adapter, JsonResponse, Failure } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { encodeForm } from './forms';
import { plain, prepare, textOf } from './plain';

/** `items[0][price]` → `items.0.price`. */
const pathOf = (param: string): string => param.replace(/\[(\w+)\]/g, '.$1');

function failureOf({ status, body }: JsonResponse): Failure | null {
  if (status < 400) return null;
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const { param } = error;
  const message = textOf(error.message);
  return {
    code: textOf(error.code) ?? textOf(error.type),
    message,
    fields: typeof param === 'string' ? { [pathOf(param)]: message ?? '' } : {},
    details: error,
  };
}

/** Unwraps a page, `{object: 'list', data: […], has_more}`; returns every other body unchanged. */
function unwrap({ body }: JsonResponse, asPage: boolean): unknown {
  if (!asPage || !isRecord(body)) return body;
  const { data, ...pagination } = body;
  return { ...pagination, items: data };
}

/** Stripe's API. Pass the idempotency key of a mutation as `context.headers['idempotency-key']`. */
export const stripe = ({ key, version }: { key: () => string; version?: string }): Adapter => ({
  ...plain,
  failureOf,
  unwrap,
  encode: encodeForm,
  prepare: (request) => {
    request.headers.set('authorization', `Bearer ${key()}`);
    if (version) request.headers.set('stripe-version', version);
    prepare(request);
  },
});
