import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from 'rest-contract';

export type FailureKind = 'notFound' | 'forbidden' | 'unavailable' | 'broken';

/** Which error page to show for an error. */
export const failureKind = (error: unknown): FailureKind => {
  if (!isRouteErrorResponse(error) && !(error instanceof ApiError)) return 'broken';
  if (error.status === 404) return 'notFound';
  if (error.status === 403) return 'forbidden';
  return error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504
    ? 'unavailable'
    : 'broken';
};
