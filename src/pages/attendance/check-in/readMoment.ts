import { instantOf, isoDateTime } from '@iia/shared/dates';
import { readDay } from '@/lib/readDay';

/** `05/07/2026 11:45` in Vietnam → `2026-07-05T11:45:00+07:00`; null if it is none. */
export function readMoment(typed: string): string | null {
  const [, date = '', hour = '', minute = ''] =
    /^(.+?)[\s,]+(\d{1,2})[:hg.](\d{2})$/.exec(typed.trim()) ?? [];
  const day = readDay(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return isoDateTime(instantOf(day, `${hour.padStart(2, '0')}:${minute}`));
}
