import type { Core } from '@strapi/strapi';
import type { Day } from '@iia/shared/dates';
import { wholeMonthsOf, type DayRange } from '../../../platform/clock/days';
import { placeholders, query } from '../../../platform/sql/query';
import type { Hour } from './Source';

export interface Sum {
  figure: string;
  series: string;
  count: number;
  amount: number;
}

export interface DaySum extends Sum {
  day: Day;
}

type Raw<Found> = Omit<Found, 'count' | 'amount'> & Record<'count' | 'amount', number | string>;

const toNumbers = <Found extends Sum>(rows: readonly Raw<Found>[]): Found[] =>
  rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }) as Found);

/** Days without any are absent. */
export async function readDays(
  strapi: Core.Strapi,
  figures: readonly string[],
  { from, to }: DayRange,
): Promise<DaySum[]> {
  const rows = await query<Raw<DaySum>>(
    strapi.db.connection,
    `select figure, series, period as day, count, amount from analysis_figures
     where grain = 'day' and figure in (${placeholders(figures.length)}) and period >= ? and period <= ?`,
    [...figures, from, to],
  );
  return toNumbers(rows);
}

/** SQL for the sums of a range: whole months, plus the days before and after them. */
export function rowsOfRange(
  figures: readonly string[],
  range: DayRange,
): { sql: string; bindings: string[] } {
  const { from, to } = range;
  const months = wholeMonthsOf(range);
  const rows = (grain: 'day' | 'month', where: string) =>
    `select figure, series, count, amount, title from analysis_figures
     where grain = '${grain}' and figure in (${placeholders(figures.length)}) and ${where}`;
  if (months === null) {
    return { sql: rows('day', 'period >= ? and period <= ?'), bindings: [...figures, from, to] };
  }
  return {
    sql: [
      rows('day', 'period >= ? and period < ?'),
      rows('day', 'period > ? and period <= ?'),
      rows('month', 'period >= ? and period <= ?'),
    ].join(' union all '),
    bindings: [
      ...figures,
      from,
      `${months.first}-01`,
      ...figures,
      `${months.last}-31`,
      to,
      ...figures,
      months.first,
      months.last,
    ],
  };
}

export async function readSums(
  strapi: Core.Strapi,
  figures: readonly string[],
  range: DayRange,
): Promise<Sum[]> {
  const { sql, bindings } = rowsOfRange(figures, range);
  const rows = await query<Raw<Sum>>(
    strapi.db.connection,
    `select figure, series, sum(count) as count, sum(amount) as amount
     from (${sql}) r group by figure, series`,
    bindings,
  );
  return toNumbers(rows);
}

/** The figures of all time. */
export async function readTotals(strapi: Core.Strapi, figures: readonly string[]): Promise<Sum[]> {
  const rows = await query<Raw<Sum>>(
    strapi.db.connection,
    `select figure, series, sum(count) as count, sum(amount) as amount from analysis_figures
     where grain = 'month' and figure in (${placeholders(figures.length)}) group by figure, series`,
    figures,
  );
  return toNumbers(rows);
}

/** The figures of all hours after one. */
export async function readAfter(strapi: Core.Strapi, figure: string, hour: Hour): Promise<Sum[]> {
  const [day, month] = [hour.slice(0, 10), hour.slice(0, 7)];
  const rows = await query<Raw<Sum>>(
    strapi.db.connection,
    `select figure, series, sum(count) as count, sum(amount) as amount from analysis_figures
     where figure = ? and (
       (grain = 'month' and period > ?) or (grain = 'day' and period > ? and period <= ?)
       or (grain = 'hour' and period > ? and period <= ?))
     group by figure, series`,
    [figure, month, day, `${month}-31`, hour, `${day}T23`],
  );
  return toNumbers(rows);
}
