import { monthTitle } from '@/lib/calendarMonth';
import { formatDate } from '@iia/shared/dates';

/** A day or month, in full and as an axis label. */
export function nameOf(on: string, by: 'day' | 'month'): { name: string; label: string } {
  const day = formatDate(on);
  return by === 'month'
    ? { name: monthTitle(on.slice(0, 7)), label: day.slice(3) }
    : { name: day, label: day.slice(0, 5) };
}

/** Depending on the query: the days, or the sums of each month. */
export function seriesBy<Key extends string>(
  days: readonly ({ on: string } & Record<Key, number>)[],
  by: 'day' | 'month',
  keys: readonly Key[],
): ({ on: string } & Record<Key, number>)[] {
  if (by === 'day') return [...days];
  const months = new Map<string, { on: string } & Record<Key, number>>();
  for (const day of days) {
    const on = `${day.on.slice(0, 7)}-01`;
    const month = months.get(on);
    if (!month) months.set(on, { ...day, on });
    else Object.assign(month, Object.fromEntries(keys.map((key) => [key, month[key] + day[key]])));
  }
  return [...months.values()];
}

/** The highest point; undefined if all are zero. */
export function highestOf<Point>(
  points: readonly Point[],
  valueOf: (point: Point) => number,
): Point | undefined {
  let highest: Point | undefined;
  for (const point of points) {
    if (valueOf(point) > (highest === undefined ? 0 : valueOf(highest))) highest = point;
  }
  return highest;
}

export const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);

/** 0 if the total is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;
