import { DAY_MS, isoDate, isoDateTime } from '@iia/shared/dates';

export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** The day in Vietnam, `2026-11-22`: today, some days later or that of a time. */
export const vietnamDay = (from: number | Date = 0): string =>
  isoDate(typeof from === 'number' ? inDays(from) : from);

/** `2026-11-22 09:30:00` */
export const vietnamNow = (): string => isoDateTime(Date.now()).slice(0, 19).replace('T', ' ');
