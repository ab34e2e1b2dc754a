import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';

/** The same day and hour in Vietnam; 29 February falls back to the 28th. */
export function addYears(moment: Date, years: number): Date {
  const local = new Date(moment.getTime() + VIETNAM_OFFSET_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() + years);
  // 29 February of a common year becomes 1 March.
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - VIETNAM_OFFSET_MS);
}
