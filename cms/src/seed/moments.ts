const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const MOMENT = /^(?<week>[+-]\d+)w (?<weekday>[a-z]{3}) (?<hour>\d{2}):(?<minute>\d{2})$/;
const DAY = 86_400_000;
/** Asia/Ho_Chi_Minh has been UTC+7 without summer time since 1975. */
const VIETNAM_OFFSET = 7 * 3_600_000;

/** Midnight in Viet Nam of the day that holds `now`, as UTC milliseconds. */
export function startOfVietnamDay(now: Date): number {
  const local = now.getTime() + VIETNAM_OFFSET;
  return local - (((local % DAY) + DAY) % DAY) - VIETNAM_OFFSET;
}

/**
 * Reads a moment of the sample content: `+3w sat 08:30` is half past eight in Viet Nam on the
 * Saturday of the third week after the seeding week; weeks start on Monday. So what is to come
 * stays to come, and what is past stays past, on whatever day the project is started.
 *
 * @param now the seeding day
 * @throws Error where the text has another form or an unknown weekday
 */
export function momentOf(text: string, now: Date): Date {
  const { week, weekday, hour, minute } = MOMENT.exec(text)?.groups ?? {};
  const dayOfWeek = WEEKDAYS.findIndex((name) => name === weekday);
  if (week === undefined || dayOfWeek < 0) throw new Error(`"${text}" is not a moment.`);
  const today = startOfVietnamDay(now);
  const daysSinceMonday = (new Date(today + VIETNAM_OFFSET).getUTCDay() + 6) % 7;
  const days = Number(week) * 7 + dayOfWeek - daysSinceMonday;
  return new Date(today + days * DAY + Number(hour) * 3_600_000 + Number(minute) * 60_000);
}

/** The day `-3w tue` of the sample content, as `2026-07-05`: a calendar day in Viet Nam. */
export function dayOf(text: string, now: Date): string {
  // Noon in Viet Nam is the same day in UTC.
  return momentOf(`${text} 12:00`, now).toISOString().slice(0, 10);
}
