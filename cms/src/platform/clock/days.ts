import { limits } from '@iia/shared/limits';
import {
  DAY_MS,
  startOfDay,
  VIETNAM_OFFSET_MS,
  type Day,
  HOUR_MS,
  MINUTE_MS,
} from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { isDay } from 'rest-contract/rules';
import { badField } from '../errors/HttpError';

/** Both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** @throws HttpError 400 for an invalid day */
export function readDay(value: unknown, field: string): Day {
  if (typeof value !== 'string' || !/^[12]/.test(value) || !isDay(value)) {
    throw badField(field, 'Ngày phải có dạng 2026-07-05.');
  }
  return value;
}

/** `?from=&to=`. @throws HttpError 400 for an invalid range, or one over three years */
export function readDayRange(query: Record<string, unknown>): DayRange {
  const from = readDay(query.from, 'from');
  const to = readDay(query.to, 'to');
  if (from > to) throw badField('to', 'Ngày cuối phải từ ngày đầu trở đi.');
  if (daysOf({ from, to }).length > limits.periodDays) {
    throw badField('to', 'Khoảng thời gian dài nhất là ba năm.');
  }
  return { from, to };
}

/** `2026-07-05T14` in Vietnam. */
export function hourOf(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 13);
}

export function nextHour(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);
}

export function endOf(day: Day): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}

/** The number of days in a range, both ends included; 0 or less if it ends before it begins. */
export function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
}

export function daysOf({ from, to }: DayRange): Day[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = (Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS + 1;
  return Array.from({ length: Math.min(count, limits.periodDays + 1) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** First and last complete month in a range; null if there is none. */
export function wholeMonthsOf({ from, to }: DayRange): { first: string; last: string } | null {
  const after = endOf(to).getTime() + VIETNAM_OFFSET_MS;
  const begins = new Date(Date.parse(`${from}T00:00:00Z`));
  if (begins.getUTCDate() > 1) begins.setUTCMonth(begins.getUTCMonth() + 1, 1);
  const ends = new Date(after);
  ends.setUTCDate(1);
  ends.setUTCMonth(ends.getUTCMonth() - 1);
  const [first, last] = [begins, ends].map((date) => date.toISOString().slice(0, 7)) as [
    string,
    string,
  ];
  return first <= last ? { first, last } : null;
}

/** Groups days into gapless ranges of at most `longest` days. */
export function consecutiveRanges(days: readonly Day[], longest: number): DayRange[] {
  const runs: (DayRange & { length: number })[] = [];
  for (const day of [...days].sort()) {
    const last = runs.at(-1);
    const follows = last && Date.parse(day) - Date.parse(last.to) === DAY_MS;
    if (follows && last.length < longest) Object.assign(last, { to: day, length: last.length + 1 });
    else runs.push({ from: day, to: day, length: 1 });
  }
  return runs.map(({ from, to }) => ({ from, to }));
}

/** SQL for the day in Vietnam of a Strapi datetime column. */
export function sqlDay(strapi: Core.Strapi, column: string): string {
  return inVietnam(strapi, column, { sqlite: '%Y-%m-%d', postgres: 'YYYY-MM-DD' });
}

/** SQL for the hour in Vietnam of a Strapi datetime column: `2026-07-05T14`. */
export function sqlHour(strapi: Core.Strapi, column: string): string {
  return inVietnam(strapi, column, { sqlite: '%Y-%m-%dT%H', postgres: 'YYYY-MM-DD"T"HH24' });
}

function inVietnam(
  strapi: Core.Strapi,
  column: string,
  format: Record<'sqlite' | 'postgres', string>,
): string {
  if (strapi.db.dialect.client === 'sqlite') {
    return `strftime('${format.sqlite}', (${column} + ${VIETNAM_OFFSET_MS}) / 1000, 'unixepoch')`;
  }
  // PostgreSQL stores this process's local time without a zone.
  const minutes = VIETNAM_OFFSET_MS / MINUTE_MS + new Date().getTimezoneOffset();
  return `to_char(${column} + interval '${minutes} minutes', '${format.postgres}')`;
}
