import type { NormalizedCacheObject } from '@apollo/client';
import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError } from '@/data/ApiError';

/** What the browser needs to go on where the host stopped. Plain JSON, fit for anyone's eyes. */
export interface PageState {
  /** The normalised cache with all that the page's loaders asked for. */
  cache: NormalizedCacheObject;
  loaderData: StaticHandlerContext['loaderData'];
  /** The status of what failed, by route id; nothing else of an error leaves the host. */
  errors: Record<string, number> | null;
  /** The site's public origin, which need not be the address that the page was asked at. */
  origin: string;
}

/** The id of the element that holds the state. */
export const pageStateId = 'state';

/** What an error page is given, on the host and in the browser alike: a status and no more. */
export function errorOfStatus(status: number): ErrorResponse {
  return new ErrorResponse(status, '', null);
}

/**
 * The status that a failure of a loader gives its page. An API that fails or can't be reached is
 * 503: the page is there, only not now.
 */
export function statusOfFailure(failure: unknown): number {
  if (isRouteErrorResponse(failure)) return failure.status;
  if (failure instanceof ApiError) {
    return failure.status >= 400 && failure.status < 500 ? failure.status : 503;
  }
  return 500;
}
