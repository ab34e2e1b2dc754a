import { localTimeOf, textOf, type TimeRules } from '../../platform/spreadsheets/cells';
import { readLocalTime, unorderedDate, type DayOrder } from '../../platform/clock/writtenTime';
import { VIETNAM_OFFSET_MS, DAY_MS } from '@iia/shared/dates';
import { foldText } from '@iia/shared/foldText';
import type { StatementTable } from './readTable';

export const dayOrders: readonly DayOrder[] = ['day_first', 'month_first'];

/** Statements are written in Vietnam, a day ahead of UTC at most. */
export const MAX_AHEAD_MS = 2 * DAY_MS;

/**
 * Infers the order of day and month from the whole column of dates: by any number above 12, then by
 * the statement's period, by dates in the future, and by the order of the lines. `11/5/2026` alone is
 * ambiguous.
 * @returns null if the column is ambiguous or contradictory
 */
export function findDayOrder(table: StatementTable, now: Date): DayOrder | null {
  const texts = table.rows.map(({ cell }) => textOf(cell('date')));
  const written = texts.map(unorderedDate).filter((date) => date !== null);
  const possible = dayOrders.filter((order) => written.every((date) => fits(date, order)));
  if (possible.length < 2) return possible[0] ?? null;
  if (written.every(({ first, second }) => first === second)) return 'day_first';

  const { dateSystem } = table;
  const times = (order: DayOrder): number[] =>
    table.rows.flatMap(({ cell }) => localTimeOf(cell('date'), { order, dateSystem }) ?? []);
  const tests: ((order: DayOrder) => boolean)[] = [
    (order) => isWithin(periodOf(table, { order }), times(order)),
    (order) =>
      times(order).every((time) => time - VIETNAM_OFFSET_MS <= now.getTime() + MAX_AHEAD_MS),
    (order) => isSorted(times(order)),
  ];
  const agreeing = tests
    .map((passes) => dayOrders.filter(passes))
    .flatMap((orders) => (orders.length === 1 ? orders : []));
  return agreed(agreeing);
}

/** The order on which all agree; null if there is none, or two. */
export function agreed(orders: readonly DayOrder[]): DayOrder | null {
  return new Set(orders).size === 1 ? (orders[0] ?? null) : null;
}

function fits({ first, second }: { first: number; second: number }, order: DayOrder): boolean {
  const month = order === 'day_first' ? second : first;
  // A day above 31 is a mistake in either order, and reported with its row.
  return month <= 12 || Math.max(first, second) > 31;
}

/** Matches text without diacritics. */
const PERIOD =
  /\b(?:tu|from|ky|period)\b\D{0,30}(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}).{0,30}?(\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})/;

/** From midnight to midnight; null if the statement has none, or it is invalid in this order. */
function periodOf({ preamble }: StatementTable, { order }: TimeRules): [number, number] | null {
  const match = PERIOD.exec(foldText(preamble.flat().map(textOf).join(' ')));
  if (!match) return null;
  const ends = match.slice(1, 3);
  const own = dayOrders.filter((one) => {
    const [from, to] = ends.map((text) => readLocalTime(text, { order: one }));
    return from !== undefined && to !== undefined && from <= to;
  });
  const read = own.length === 1 ? own[0] : order;
  const [from, to] = ends.map((text) => readLocalTime(text, { order: read ?? 'day_first' }));
  return from === undefined || to === undefined || from > to ? null : [from, to + DAY_MS];
}

function isWithin(period: [number, number] | null, times: readonly number[]): boolean {
  return period === null || times.every((time) => time >= period[0] && time < period[1]);
}

/** In either direction. */
function isSorted(times: readonly number[]): boolean {
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
