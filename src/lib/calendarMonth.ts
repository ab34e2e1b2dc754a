import { addDays, isoDate, type Day } from '@iia/shared/dates';

const FURTHEST = 24;

/** A month in Vietnam: `2026-12`. */
export type Month = string;

const monthOf = (index: number): Month =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

const indexOf = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

export const shiftMonth = (month: Month, months: number): Month => monthOf(indexOf(month) + months);

export const monthTitle = (month: Month): string =>
  `Tháng ${Number(month.slice(5, 7))}/${month.slice(0, 4)}`;

/** The month in the URL if within two years of today, else the current one. */
export function readMonth(text: string | null, now: number): Month {
  const present = isoDate(now).slice(0, 7);
  if (text === null || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return present;
  return Math.abs(indexOf(text) - indexOf(present)) <= FURTHEST ? text : present;
}

/** Monday first; includes the neighbouring months' days. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const end = `${shiftMonth(month, 1)}-01`;
  const weeks: Day[][] = [];
  for (let start = monday; start < end; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}

export const isOnDay = (day: Day, startAt: string, endAt: string): boolean =>
  isoDate(startAt) <= day && day <= isoDate(endAt);
