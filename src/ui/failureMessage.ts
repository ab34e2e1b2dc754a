import { incidentCode } from './incidentCode';
import { texts } from './texts';

/**
 * Errors with a `status` come from our data layer, with messages meant for people; others could expose
 * internals. A failure of the server ends with the code to report.
 */
export const failureMessage = (error: unknown): string => {
  const code = incidentCode(error);
  return code === null ? messageOf(error) : `${messageOf(error)} ${texts.failure.code} ${code}`;
};

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    if (error.status === 0) return texts.failure.network;
    if ('message' in error && typeof error.message === 'string' && error.message) {
      return error.message;
    }
  }
  return texts.failure.general;
}
