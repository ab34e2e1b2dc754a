import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { startOfDay, HOUR_MS } from '@iia/shared/dates';
import { placeholders, query } from '../../../platform/sql/query';
import { sourcesOf } from './sources';
import type { FigureSql, Hour, HourRange, Source } from './Source';

/** Hours per range, so that no transaction blocks others for long. */
const SIZES = [1, 24, 31 * 24];

/** With more hours than this, whole ranges are recomputed, including the hours between. */
const MAX_RANGES = 40;

/** A few ranges that cover all stale hours: single hours, whole days, or whole months. */
export function staleRanges(hours: readonly Hour[]): HourRange[] {
  let ranges: HourRange[] = [];
  for (const size of SIZES) {
    const starts = new Set(hours.map((hour) => Math.floor(indexOf(hour) / size)));
    ranges = [...starts]
      .sort((one, other) => one - other)
      .map((start) => ({ from: hourAt(start * size), to: hourAt((start + 1) * size - 1) }));
    if (ranges.length <= MAX_RANGES) return ranges;
  }
  return ranges;
}

function indexOf(hour: Hour): number {
  return Date.parse(`${hour}:00:00Z`) / HOUR_MS;
}

function hourAt(index: number): Hour {
  return new Date(index * HOUR_MS).toISOString().slice(0, 13);
}

/**
 * Refreshes the figures with everything committed before: the cost depends on the number of changes,
 * not on the size of the tables.
 */
export async function refreshFigures(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const stale = await query<{ source: string; hour: Hour }>(
    db,
    'select distinct source, hour from analysis_stale',
  );
  if (stale.length === 0) return;
  for (const source of sourcesOf(strapi)) {
    const hours = stale.filter((one) => one.source === source.name).map(({ hour }) => hour);
    for (const range of staleRanges(hours)) {
      await db.transaction((trx) => recompute(trx, source, range));
    }
  }
}

/** Hours are summed from the rows; days and months change by the difference. */
async function recompute(trx: Knex, source: Source, { from, to }: HourRange): Promise<void> {
  // Serializes concurrent refreshes.
  await query(trx, 'update analysis_sources set version = version where name = ?', [source.name]);
  const staleRows = await query(
    trx,
    'delete from analysis_stale where source = ? and hour >= ? and hour <= ? returning hour',
    [source.name, from, to],
  );
  // Another process has recomputed them meanwhile.
  if (staleRows.length === 0) return;
  const names = source.figures.map(({ figure }) => figure);
  const hours = `grain = 'hour' and figure in (${placeholders(names.length)})
    and period >= ? and period <= ?`;
  const bound = [...names, from, to];
  await addToDays(trx, '-', hours, bound);
  await query(trx, `delete from analysis_figures where ${hours}`, bound);
  for (const figure of source.figures) {
    await query(
      trx,
      `insert into analysis_figures (grain, figure, period, series, count, amount, title)
       select 'hour', '${figure.figure}', f.hour, f.series, f.count, f.amount, f.title
       from (${figure.select}) f`,
      rangeOf(figure, { from, to }),
    );
  }
  await addToDays(trx, '+', hours, bound);
  await query(
    trx,
    `delete from analysis_figures where grain in ('day', 'month') and count = 0 and amount = 0
       and figure in (${placeholders(names.length)}) and period >= ? and period <= ?`,
    [...names, from.slice(0, 7), to.slice(0, 10)],
  );
}

/** Adds or subtracts hourly figures in their days and months. */
async function addToDays(
  trx: Knex,
  sign: '+' | '-',
  hours: string,
  bound: readonly string[],
): Promise<void> {
  const sums = (grain: 'day' | 'month', length: number) =>
    `select '${grain}' as grain, figure, substr(period, 1, ${length}) as part, series,
       ${sign}sum(count) as count, ${sign}sum(amount) as amount, max(title) as title
     from analysis_figures where ${hours} group by 1, 2, 3, 4`;
  await query(
    trx,
    `insert into analysis_figures (grain, figure, period, series, count, amount, title)
     select s.grain, s.figure, s.part, s.series, s.count, s.amount, s.title
     from (${sums('day', 10)} union all ${sums('month', 7)}) s where true
     on conflict (grain, figure, period, series) do update set
       count = analysis_figures.count + excluded.count,
       amount = analysis_figures.amount + excluded.amount,
       title = excluded.title`,
    [...bound, ...bound],
  );
}

export function rangeOf({ range }: FigureSql, { from, to }: HourRange): (Date | string)[] {
  if (range === 'days') return [from.slice(0, 10), to.slice(0, 10)];
  const momentOf = (hour: Hour) =>
    startOfDay(hour.slice(0, 10)).getTime() + Number(hour.slice(11)) * HOUR_MS;
  return [new Date(momentOf(from)), new Date(momentOf(to) + HOUR_MS)];
}
