import { RetryLink } from '@apollo/client/link/retry';
import { ApiError } from './ApiError';

export interface RetryOptions {
  retries: number;
  /** In ms. Doubles with each attempt, with jitter. */
  pauseMs: number;
}

/** A longer `Retry-After` fails at once, as no visitor waits longer for a page. */
const MAX_RETRY_AFTER_MS = 2_000;

/** No connection, or a gateway without its server. */
const isTransient = (error: ApiError): boolean =>
  error.code === 'NetworkError' || [502, 503, 504].includes(error.status);

/** `Retry-After`, if the status permits it. */
const requestedPauseOf = ({ status, retryAfterMs }: ApiError): number | undefined =>
  status === 429 || status === 503 ? retryAfterMs : undefined;

function isRetriable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const requested = requestedPauseOf(error);
  return requested === undefined ? isTransient(error) : requested <= MAX_RETRY_AFTER_MS;
}

/** Retries transient failures of queries. */
export const retryLink = ({ retries, pauseMs }: RetryOptions): RetryLink =>
  new RetryLink({
    attempts: (count, { operationType }, error) =>
      operationType === 'query' && count <= retries && isRetriable(error),
    delay: (count, _operation, error) => {
      const jittered = pauseMs * (0.5 + Math.random());
      const requested = error instanceof ApiError ? requestedPauseOf(error) : undefined;
      return requested === undefined ? jittered * 2 ** (count - 1) : requested + jittered;
    },
  });
