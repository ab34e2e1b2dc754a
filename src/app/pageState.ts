import type { NormalizedCacheObject } from '@apollo/client';
import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError } from 'rest-contract';

/**
 * What the browser needs to continue from the host's render. Plain JSON, safe for anyone to read.
 */
export interface PageState {
  /** The normalized cache with the results of the page's loaders. */
  cache: NormalizedCacheObject;
  loaderData: StaticHandlerContext['loaderData'];
  /** Status codes of failures by route id; no other error detail leaves the host. */
  errors: Record<string, number> | null;
  /** Of the request that failed; null without errors. */
  requestId: string | null;
  /** The site's public origin, which may differ from the browser's URL. */
  origin: string;
}

/** The id of the element that contains the state. */
export const pageStateId = 'state';

/** The error an error page receives, on the host and in the browser alike: only a status and the request's id. */
export function errorOfStatus(status: number, requestId: string | null): ErrorResponse {
  return new ErrorResponse(status, '', requestId && { requestId });
}

/** The status for a failed loader. An API that fails or is unreachable gives 503. */
export function statusOfFailure(failure: unknown): number {
  if (isRouteErrorResponse(failure)) return failure.status;
  if (failure instanceof ApiError) {
    return failure.status >= 400 && failure.status < 500 ? failure.status : 503;
  }
  return 500;
}
