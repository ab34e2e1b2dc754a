import { ApiError } from './ApiError';
import type { Adapter, Failure, JsonResponse } from './adapter';

/** Accepts seconds or an HTTP date. `Date.parse` alone would accept far more. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const ms = /^[a-z]/i.test(text) ? Date.parse(text) - Date.now() : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Returns the error of a response, with messages that may be shown; null for a success. */
export function responseError(
  { failureOf, messages }: Pick<Adapter, 'failureOf' | 'messages'>,
  response: JsonResponse,
): ApiError | null {
  const failure: Failure | null = failureOf(response) ?? (response.status < 400 ? null : {});
  if (!failure) return null;
  const { status = response.status, fields = {}, details } = failure;
  const code = failure.code || `Http${status}`;
  const message = failure.message?.trim() ?? '';
  const displayable = (text: string, fallback: string): string =>
    messages.isReadable(text) ? text : fallback;
  return new ApiError({
    status,
    code,
    message: displayable(message, messages.messageFor({ code, status })),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, displayable(text, messages.badField)]),
    ),
    details,
    retryAfterMs: failure.retryAfterMs ?? retryAfterOf(response.headers),
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

/** @throws ApiError if the response reports a failure */
export function requireSuccess(
  adapter: Pick<Adapter, 'failureOf' | 'messages'>,
  response: JsonResponse,
): JsonResponse {
  const error = responseError(adapter, response);
  if (error) throw error;
  return response;
}

/** Creates an error without a message. `localizeError` adds it in the visitor's language. */
export const localError = (
  code: 'NetworkError' | 'Timeout' | 'Aborted' | 'InvalidResponse' | 'BadPath' | 'Http401',
  details?: unknown,
  status = 0,
): ApiError => new ApiError({ status, code, message: '', details });

export function localizeError(error: unknown, { messageFor }: Adapter['messages']): unknown {
  if (error instanceof ApiError && error.message === '') error.message = messageFor(error);
  return error;
}
