import type { Day } from '@iia/shared/dates';
import { daysOf, type DayRange } from '../../platform/clock/days';
import type { DaySum } from './figures/readFigures';
import type { RevenuePoint } from '../../generated/types';

interface Value {
  count: number;
  amount: number;
}

export interface DayValue {
  on: Day;
  /** The sum of a figure's series with this ending; of all series without one. */
  of(figure: string, ending?: string): Value;
}

/** Computes one value per day of a range from its figures. */
export function daySeries(sums: readonly DaySum[], range: DayRange) {
  const days = new Map<Day, DaySum[]>();
  for (const sum of sums) {
    const known = days.get(sum.day);
    if (known) known.push(sum);
    else days.set(sum.day, [sum]);
  }
  const all = daysOf(range);
  return <Point>(pointOf: (value: DayValue) => Point): Point[] =>
    all.map((on) => pointOf({ on, of: (figure, ending) => valueOf(days.get(on), figure, ending) }));
}

function valueOf(sums: readonly DaySum[] = [], figure: string, ending = ''): Value {
  const value = { count: 0, amount: 0 };
  for (const sum of sums) {
    if (sum.figure !== figure || !sum.series.endsWith(ending)) continue;
    value.count += sum.count;
    value.amount += sum.amount;
  }
  return value;
}

export function byMonth(days: readonly RevenuePoint[]): RevenuePoint[] {
  const months = new Map<string, RevenuePoint>();
  for (const { on, revenue, orders } of days) {
    const first = `${on.slice(0, 7)}-01`;
    const month = months.get(first) ?? { on: first, revenue: 0, orders: 0 };
    months.set(first, {
      on: first,
      revenue: month.revenue + revenue,
      orders: month.orders + orders,
    });
  }
  return [...months.values()];
}

export function total<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amount(row), 0);
}
