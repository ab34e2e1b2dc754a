import type { Adapter, JsonResponse, Failure } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { linksOf, numberOf } from './pages';
import { plain, prepare, textOf } from './plain';

function failureOf({ status, body }: JsonResponse): Failure | null {
  if (status < 400) return null;
  if (!isRecord(body)) return {};
  const { code, message, data } = body;
  const params = isRecord(data) && isRecord(data.params) ? data.params : {};
  return {
    code: textOf(code),
    message: textOf(message),
    fields: Object.fromEntries(
      Object.entries(params).map(([name, text]) => [name, textOf(text) ?? '']),
    ),
    details: data,
  };
}

/** Adds the pagination of the headers to a page: `{items, total, totalPages, prev, next}`. */
function unwrap(response: JsonResponse, asPage: boolean, asList: boolean): unknown {
  const { body, headers } = response;
  if (!asPage || !Array.isArray(body)) return plain.unwrap(response, asPage, asList);
  return {
    ...linksOf(headers),
    total: numberOf(headers, 'x-wp-total'),
    totalPages: numberOf(headers, 'x-wp-totalpages'),
    items: body as unknown[],
  };
}

/** WordPress' REST API. `nonce` authenticates pages of the site itself; an application password is a `Basic` header. */
export const wordpress = ({
  nonce = () => null,
  authorization = () => null,
}: { nonce?: () => string | null; authorization?: () => string | null } = {}): Adapter => ({
  ...plain,
  failureOf,
  unwrap,
  prepare: (request) => {
    const [credentials, ownNonce] = [authorization(), nonce()];
    if (credentials !== null) request.headers.set('authorization', credentials);
    if (ownNonce !== null) request.headers.set('x-wp-nonce', ownNonce);
    prepare(request);
  },
});
