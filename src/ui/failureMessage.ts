import { texts } from './texts';

/**
 * What may be shown of a failure. Errors that carry a `status` were written by our data layer, and
 * their message is meant for people; anything else may hold the inside of the machine.
 */
export const failureMessage = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    if (error.status === 0) return texts.failure.network;
    if ('message' in error && typeof error.message === 'string' && error.message) {
      return error.message;
    }
  }
  return texts.failure.general;
};
