import { monthTitle } from '@/lib/calendarMonth';
import { formatDate } from '@/lib/dates';

/** A day or a month as it is named in full and on an axis. */
export function nameOf(on: string, by: 'day' | 'month'): { name: string; label: string } {
  const day = formatDate(on);
  return by === 'month'
    ? { name: monthTitle(on.slice(0, 7)), label: day.slice(3) }
    : { name: day, label: day.slice(0, 5) };
}

/** Sums of the days of each month. */
export function sumByMonth(
  days: readonly { on: string; count: number }[],
): { on: string; count: number }[] {
  const months = new Map<string, number>();
  for (const { on, count } of days) {
    const first = `${on.slice(0, 7)}-01`;
    months.set(first, (months.get(first) ?? 0) + count);
  }
  return [...months].map(([on, count]) => ({ on, count }));
}

/** The highest of them; undefined where all are nothing. */
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
