import { ApiError } from '../ApiError';
import { localError } from './answerError';

export interface RetryOptions {
  /** How often it is tried again after the first time. */
  retries: number;
  /** The first pause, in ms; each further one is twice as long, and all vary by half. */
  pauseMs: number;
  signal: AbortSignal;
}

/** Longer than this nobody waits for a page: what asks for more is told at once. */
const PATIENCE_MS = 2_000;

/** What another moment may mend: no connection, or a gateway without its server. */
const mayPass = (error: ApiError): boolean =>
  error.code === 'NetworkError' || [502, 503, 504].includes(error.status);

/** How long to wait before the next try, in ms; null where there is none. */
function pauseBefore(error: unknown, attempt: number, pauseMs: number): number | null {
  if (!(error instanceof ApiError)) return null;
  const varied = pauseMs * (0.5 + Math.random());
  const { status, retryAfterMs } = error;
  if (retryAfterMs !== undefined && (status === 429 || status === 503)) {
    // Not all who were turned away come back in the same moment.
    return retryAfterMs > PATIENCE_MS ? null : retryAfterMs + varied;
  }
  return mayPass(error) ? varied * 2 ** attempt : null;
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

/** Does a read, and does it again where its failure may pass. Never for what changes something. */
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
