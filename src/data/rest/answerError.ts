import { ApiError } from '../ApiError';
import { messageFor } from './messages';

/** What Strapi says where nobody wrote a message: English, and not fit to show. */
const STOCK_MESSAGE =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|payload too large|unprocessable entity|too many requests|internal server error|service unavailable|missing or invalid credentials|.* is a required field)$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages by field path: `details.errors[{path: ['items', '0'], message}]` → `items.0`. */
function fieldsOf(details: unknown): Record<string, string> {
  if (!isRecord(details) || !Array.isArray(details.errors)) return {};
  const fields: Record<string, string> = {};
  for (const error of details.errors as unknown[]) {
    if (!isRecord(error) || !Array.isArray(error.path) || typeof error.message !== 'string')
      continue;
    const key = error.path.join('.');
    if (key !== '') fields[key] ??= error.message;
  }
  return fields;
}

/** The one typed error of an answer that is not a success, whatever its body is. */
export function answerError(status: number, body: unknown): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = typeof error.name === 'string' && error.name !== '' ? error.name : `Http${status}`;
  const said = typeof error.message === 'string' ? error.message.trim() : '';
  return new ApiError({
    status,
    code,
    message: said === '' || STOCK_MESSAGE.test(said) ? messageFor({ code, status }) : said,
    fields: fieldsOf(error.details),
    details: error.details,
  });
}

/** A failure of ours, before or instead of an answer. */
export function localError(
  code: 'NetworkError' | 'Timeout' | 'Aborted' | 'BadAnswer',
  details?: unknown,
  status = 0,
): ApiError {
  return new ApiError({ status, code, message: messageFor({ code, status }), details });
}
