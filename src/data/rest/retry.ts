import { ApiError } from '../ApiError';
import { localError } from './answerError';

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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(localError('Aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

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
      await pause(ms, signal);
    }
  }
}
