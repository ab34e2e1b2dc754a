import { ApiError } from '../ApiError';
import { isRecord } from './envelope';
import { BAD_FIELD, messageFor } from './messages';

const QUOTED = /(["'`]).*?\1|“.*?”/gs;

/** Strapi's own messages are English, and contain these letters only inside quotations. */
const isVietnamese = (text: string): boolean => /[\u00c0-\u1ef9]/.test(text.replace(QUOTED, ''));

/** `details.errors[{path: ['items', '0'], message}]` → `items.0`. */
function fieldsOf(details: unknown): Record<string, string> {
  if (!isRecord(details) || !Array.isArray(details.errors)) return {};
  const fields = new Map<string, string>();
  for (const error of details.errors as unknown[]) {
    if (!isRecord(error)) continue;
    const { path, message } = error;
    const key = Array.isArray(path) ? path.join('.') : path;
    if (typeof key !== 'string' || key === '' || fields.has(key)) continue;
    fields.set(key, typeof message === 'string' && isVietnamese(message) ? message : BAD_FIELD);
  }
  return Object.fromEntries(fields);
}

/** Seconds or an HTTP date; `Date` alone would parse far more than that. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const ms = /^[a-z]/i.test(text) ? Date.parse(text) - Date.now() : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

export function answerError(status: number, body: unknown, headers = new Headers()): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = typeof error.name === 'string' && error.name !== '' ? error.name : `Http${status}`;
  const said = typeof error.message === 'string' ? error.message.trim() : '';
  return new ApiError({
    status,
    code,
    message: isVietnamese(said) ? said : messageFor({ code, status }),
    fields: fieldsOf(error.details),
    details: error.details,
    retryAfterMs: retryAfterOf(headers),
  });
}

export function localError(
  code: 'NetworkError' | 'Timeout' | 'Aborted' | 'BadAnswer',
  details?: unknown,
  status = 0,
): ApiError {
  return new ApiError({ status, code, message: messageFor({ code, status }), details });
}
