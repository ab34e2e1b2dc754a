import {
  isoDate,
  startOfDay,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  VIETNAM_OFFSET_MS,
} from '@iia/shared/dates';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MOMENT =
  /^(?<count>[+-]\d+)(?<unit>[wdh])(?: (?<weekday>[a-z]{3}))?(?: (?<hour>\d\d):(?<minute>\d\d))?$/;

/**
 * Parses a moment relative to the seeding day: `+3w sat 08:30` is 8:30 in Vietnam on the Saturday of the
 * third week after the seeding week, `-5d 14:00` two o'clock five days before, `-28h` 28 hours before
 * the day begins. Without a time of day it is the start of the day.
 * @param day a moment of the seeding day
 * @throws Error for another format
 */
export function momentOf(text: string, day: Date): Date {
  const { count, unit, weekday, hour = 0, minute = 0 } = MOMENT.exec(text)?.groups ?? {};
  const weekdayNumber = WEEKDAYS.indexOf(weekday ?? '');
  if (count === undefined || (unit === 'w') !== weekdayNumber >= 0) {
    throw new Error(`"${text}" is not a moment like "+3w sat 08:30", "-5d 14:00" or "-28h".`);
  }
  const start = startOfDay(isoDate(day)).getTime();
  if (unit === 'h') return new Date(start + Number(count) * HOUR_MS);
  const days = unit === 'w' ? Number(count) * 7 + weekdayNumber - daysSinceMonday(day) : count;
  return new Date(
    start + Number(days) * DAY_MS + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS,
  );
}

function daysSinceMonday(day: Date): number {
  return (new Date(isoDate(day)).getUTCDay() + 6) % 7;
}

/** The same day and hour in Vietnam; 29 February falls back to the 28th. */
export function addYears(moment: Date, years: number): Date {
  const local = new Date(moment.getTime() + VIETNAM_OFFSET_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() + years);
  // 29 February of a common year becomes 1 March.
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - VIETNAM_OFFSET_MS);
}
