import { addDays, type Day } from '@iia/shared/dates';

/**
 * The last day after that many years: a year from 22 November ends on 21 November, one from 29
 * February on the 28th.
 */
export function lastDayOf(startsOn: Day, years: number): Day {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  // 29 February of a common year overflows into 1 March.
  const anniversary = new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  return addDays(anniversary, -1);
}
