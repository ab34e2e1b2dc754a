import { ApiError } from '../ApiError';
import type { Adapter, Answer, Failure } from './adapter';

/** Seconds or an HTTP date; `Date` alone would parse far more than that. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const ms = /^[a-z]/i.test(text) ? Date.parse(text) - Date.now() : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The failure that an answer is, in words that may be shown; null if it is none. */
export function answerError(
  { failureOf, messages }: Pick<Adapter, 'failureOf' | 'messages'>,
  answer: Answer,
): ApiError | null {
  const failure: Failure | null = failureOf(answer) ?? (answer.status < 400 ? null : {});
  if (!failure) return null;
  const { status = answer.status, fields = {}, details } = failure;
  const code = failure.code || `Http${status}`;
  const said = failure.message?.trim() ?? '';
  const shown = (text: string, otherwise: string): string =>
    messages.isShown(text) ? text : otherwise;
  return new ApiError({
    status,
    code,
    message: shown(said, messages.messageFor({ code, status })),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, shown(text, messages.badField)]),
    ),
    details,
    retryAfterMs: failure.retryAfterMs ?? retryAfterOf(answer.headers),
  });
}

/** Without words: `worded` has those of the reader's language. */
export const localError = (
  code: 'NetworkError' | 'Timeout' | 'Aborted' | 'BadAnswer' | 'BadPath' | 'Http401',
  details?: unknown,
  status = 0,
): ApiError => new ApiError({ status, code, message: '', details });

export function worded(error: unknown, { messageFor }: Adapter['messages']): unknown {
  if (error instanceof ApiError && error.message === '') error.message = messageFor(error);
  return error;
}
