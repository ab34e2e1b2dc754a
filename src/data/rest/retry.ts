import { ApiError } from '../ApiError';
import { untilAborted } from './untilAborted';

export interface RetryOptions {
  retries: number;
  /** In ms; doubles each time, with jitter. */
  pauseMs: number;
  signal: AbortSignal;
}

/** Nobody waits longer for a page: longer `Retry-After`s fail at once. */
const MAX_RETRY_AFTER_MS = 2_000;

/** No connection, or a gateway without its server. */
const isTransient = (error: ApiError): boolean =>
  error.code === 'NetworkError' || [502, 503, 504].includes(error.status);

function pauseBefore(error: unknown, attempt: number, pauseMs: number): number | null {
  if (!(error instanceof ApiError)) return null;
  const varied = pauseMs * (0.5 + Math.random());
  const { status, retryAfterMs } = error;
  if (retryAfterMs !== undefined && (status === 429 || status === 503)) {
    return retryAfterMs > MAX_RETRY_AFTER_MS ? null : retryAfterMs + varied;
  }
  return isTransient(error) ? varied * 2 ** attempt : null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries transient failures. For reads only. */
export async function withRetry<T>(
  read: () => Promise<T>,
  { retries, pauseMs, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const ms = attempt < retries ? pauseBefore(error, attempt, pauseMs) : null;
      if (ms === null || signal.aborted) throw error;
      await untilAborted(pause(ms), signal);
    }
  }
}
