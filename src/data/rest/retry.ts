import { ApiError } from '../ApiError';
import { localError } from './answerError';

export interface RetryOptions {
  /** How often it is tried again after the first time. */
  retries: number;
  /** The first pause, in ms; each further one is twice as long, and all vary by half. */
  pauseMs: number;
  signal: AbortSignal;
}

/** What another moment may mend: no connection, or a gateway without its server. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NetworkError' || [502, 503, 504].includes(error.status));

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
      if (attempt >= retries || !mayPass(error) || signal.aborted) throw error;
      await pause(pauseMs * 2 ** attempt * (0.5 + Math.random()), signal);
    }
  }
}
