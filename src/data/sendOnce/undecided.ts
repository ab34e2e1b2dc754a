import { ApiError } from 'rest-contract';

export type Undecided =
  /** The session has ended; whether an earlier attempt succeeded is still unknown. */
  | { kind: 'loggedOut' }
  /** Rejected before processing (too many requests), so nothing new is known. */
  | { kind: 'turnedAway'; message: string }
  /** No definite outcome: it may have succeeded. Retrying is safe. */
  | { kind: 'unknown' };

/**
 * Classifies a failure after which the outcome is open. A status below 500 is a decision of the server; a missing
 * response, or a 5xx that may come from a gateway, decides nothing.
 *
 * @returns null if the server decided
 */
export function undecided(error: unknown): Undecided | null {
  if (!(error instanceof ApiError)) {
    // A client-side error while handling the response reveals nothing about the outcome.
    console.error(error);
    return { kind: 'unknown' };
  }
  const { status, message } = error;
  if (status === 401) return { kind: 'loggedOut' };
  if (status === 429) return { kind: 'turnedAway', message };
  return status < 400 || status >= 500 || status === 408 ? { kind: 'unknown' } : null;
}

/** Whether the key belongs to an earlier request with other content, which succeeded. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.code === 'IdempotencyKeyReused';
