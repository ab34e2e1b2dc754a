import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const MOMENT = /^(?<week>[+-]\d+)w (?<weekday>[a-z]{3}) (?<hour>\d{2}):(?<minute>\d{2})$/;
const DAY = 86_400_000;

/** UTC milliseconds. */
export function startOfVietnamDay(now: Date): number {
  const local = now.getTime() + VIETNAM_OFFSET_MS;
  return local - (((local % DAY) + DAY) % DAY) - VIETNAM_OFFSET_MS;
}

/**
 * Parses sample dates relative to the seeding day: `+3w sat 08:30` is 8:30 in Vietnam on the Saturday of
 * the third week after the seeding week, weeks starting on Monday.
 * @param now the seeding day
 * @throws Error for another format or an unknown weekday
 */
export function momentOf(text: string, now: Date): Date {
  const { week, weekday, hour, minute } = MOMENT.exec(text)?.groups ?? {};
  const dayOfWeek = WEEKDAYS.findIndex((name) => name === weekday);
  if (week === undefined || dayOfWeek < 0) throw new Error(`"${text}" is not a moment.`);
  const today = startOfVietnamDay(now);
  const daysSinceMonday = (new Date(today + VIETNAM_OFFSET_MS).getUTCDay() + 6) % 7;
  const days = Number(week) * 7 + dayOfWeek - daysSinceMonday;
  return new Date(today + days * DAY + Number(hour) * 3_600_000 + Number(minute) * 60_000);
}

/** Whether `momentOf` can parse it. */
export function isMoment(text: string): boolean {
  const { weekday } = MOMENT.exec(text)?.groups ?? {};
  return WEEKDAYS.some((name) => name === weekday);
}

/** The day `-3w tue` as `2026-07-05` in Vietnam. */
export function dayOf(text: string, now: Date): string {
  // Noon in Vietnam is on the same day in UTC.
  return momentOf(`${text} 12:00`, now).toISOString().slice(0, 10);
}
