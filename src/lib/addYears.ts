const OFFSET_MS = 7 * 60 * 60 * 1000;

/**
 * The same day and hour in Vietnam, years later; 29 February falls back to the 28th, as on the server.
 *
 * @param moment ISO 8601 or ms since 1970 (UTC)
 * @returns ISO 8601, UTC
 */
export function addYears(moment: string | number, years: number): string {
  const local = new Date(new Date(moment).getTime() + OFFSET_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() + years);
  // 29 February of a common year becomes 1 March.
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - OFFSET_MS).toISOString();
}
