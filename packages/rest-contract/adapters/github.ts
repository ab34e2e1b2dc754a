import type { Adapter, JsonResponse, Failure } from '../link/adapter';
import { isRecord } from '../link/isRecord';
import { plain, prepare, textOf } from './plain';

/** `{resource: 'Label', field: 'color', code: 'invalid'}`: its message, or else its code. */
const fieldsOf = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(errors) ? (errors as unknown[]) : []).flatMap((error) =>
      isRecord(error) && typeof error.field === 'string'
        ? [[error.field, textOf(error.message) ?? textOf(error.code) ?? '']]
        : [],
    ),
  );

/** An exhausted rate limit is a 403 or 429; the header contains its reset time in seconds since 1970. */
function retryAfterOf({ status, headers }: JsonResponse): number | undefined {
  const isOver = [403, 429].includes(status) && headers.get('x-ratelimit-remaining') === '0';
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  return isOver && Number.isFinite(reset) ? Math.max(0, reset * 1000 - Date.now()) : undefined;
}

function failureOf(response: JsonResponse): Failure | null {
  const { status, body } = response;
  if (status < 400) return null;
  const retryAfterMs = retryAfterOf(response);
  if (!isRecord(body)) return { retryAfterMs };
  const [first] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  return {
    code:
      retryAfterMs !== undefined
        ? 'RateLimited'
        : isRecord(first) && typeof first.code === 'string'
          ? first.code
          : undefined,
    message: textOf(body.message),
    fields: fieldsOf(body.errors),
    details: body,
    retryAfterMs,
  };
}

/** GitHub's REST API. `token` returns the token of the user or app, if any. */
export const github = ({
  token = () => null,
  version = '2022-11-28',
}: { token?: () => string | null; version?: string } = {}): Adapter => ({
  ...plain,
  failureOf,
  prepare: (request) => {
    request.headers.set('accept', 'application/vnd.github+json');
    request.headers.set('x-github-api-version', version);
    const apiToken = token();
    if (apiToken !== null) request.headers.set('authorization', `Bearer ${apiToken}`);
    prepare(request);
  },
});
