/**
 * The code that a user can report and staff find in the log: the id of a failed request. Null for what the user
 * can correct, and for failures that no server logged.
 */
export function incidentCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  if (typeof error.status !== 'number' || error.status < 500) return null;
  return idOf(error) ?? ('data' in error ? idOf(error.data) : null);
}

/** In an ApiError, or in the data of the router's ErrorResponse. */
function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('requestId' in value)) return null;
  return typeof value.requestId === 'string' ? value.requestId : null;
}
