import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { consecutiveRanges, daysOf, type DayRange } from '../../../platform/clock/days';
import { placeholders, query } from '../../../platform/sql/query';
import { rangeOf, refreshFigures } from './refreshFigures';
import type { Hour, Source } from './Source';
import { sourcesOf } from './sources';

const DAYS_AT_ONCE = 31;

interface SourceDifferences {
  source: string;
  /** `figure period series`. */
  differences: string[];
}

interface FigureRow {
  figure: string;
  period: string;
  series: string;
  count: number | string;
  amount: number | string;
}

/** Recomputes all figures from the rows and compares. @returns the sources whose figures differ */
export async function checkFigures(strapi: Core.Strapi): Promise<SourceDifferences[]> {
  await refreshFigures(strapi);
  const found: SourceDifferences[] = [];
  for (const source of sourcesOf(strapi)) {
    const differences: string[] = [];
    for (const days of await daysWithFigures(strapi, source)) {
      differences.push(...(await unmoved(strapi, source, (trx) => checkDays(trx, source, days))));
    }
    differences.push(...(await unmoved(strapi, source, (trx) => checkMonths(trx, source))));
    if (differences.length > 0) found.push({ source: source.name, differences });
  }
  return found;
}

/** Retries while figures are stale. */
function unmoved(
  strapi: Core.Strapi,
  { name }: Source,
  check: (trx: Knex) => Promise<string[]>,
): Promise<string[]> {
  return strapi.db.connection.transaction(async (trx) => {
    await query(trx, 'update analysis_sources set version = version where name = ?', [name]);
    return check(trx);
  });
}

/** Days from the rows and from the figures: a day that should have none is checked too. */
async function daysWithFigures(strapi: Core.Strapi, source: Source): Promise<DayRange[]> {
  const names = source.figures.map(({ figure }) => `'${figure}'`).join(', ');
  const rows = await query<{ day: string }>(
    strapi.db.connection,
    `select distinct substr(h.hour, 1, 10) as day
     from (select period as hour from analysis_figures where grain = 'day' and figure in (${names})
           union ${source.allHours.join(' union ')}) h`,
  );
  return consecutiveRanges(
    rows.map(({ day }) => day),
    DAYS_AT_ONCE,
  );
}

async function checkDays(db: Knex, source: Source, days: DayRange): Promise<string[]> {
  const names = source.figures.map(({ figure }) => figure);
  const stored = await query<FigureRow>(
    db,
    `select figure, period, series, count, amount from analysis_figures
     where grain = 'day' and figure in (${placeholders(names.length)}) and period >= ? and period <= ?`,
    [...names, days.from, days.to],
  );
  const range = { from: `${days.from}T00`, to: `${days.to}T23` };
  const summed: FigureRow[] = [];
  for (const figure of source.figures) {
    const rows = await query<FigureRow>(
      db,
      `select '${figure.figure}' as figure, substr(f.hour, 1, 10) as period, f.series,
         sum(f.count) as count, sum(f.amount) as amount
       from (${figure.select}) f group by 2, 3`,
      rangeOf(figure, range),
    );
    summed.push(...rows);
  }
  // Read last: changes since the figures were read are marked stale by then.
  const stale = await query<{ hour: Hour }>(
    db,
    'select hour from analysis_stale where source = ? and hour >= ? and hour <= ?',
    [source.name, range.from, range.to],
  );
  const fresh = new Set(daysOf(days));
  for (const { hour } of stale) fresh.delete(hour.slice(0, 10));
  return differencesOf(stored, summed).filter((difference) =>
    fresh.has(difference.split(' ')[1] ?? ''),
  );
}

async function checkMonths(db: Knex, source: Source): Promise<string[]> {
  const names = source.figures.map(({ figure }) => figure);
  const inAll = `figure in (${placeholders(names.length)})`;
  const stored = await query<FigureRow>(
    db,
    `select figure, period, series, count, amount from analysis_figures
     where grain = 'month' and ${inAll}`,
    names,
  );
  const summed = await query<FigureRow>(
    db,
    `select figure, substr(period, 1, 7) as period, series, sum(count) as count, sum(amount) as amount
     from analysis_figures where grain = 'day' and ${inAll} group by 1, 2, 3`,
    names,
  );
  return differencesOf(stored, summed);
}

function differencesOf(stored: readonly FigureRow[], summed: readonly FigureRow[]): string[] {
  const keyOf = ({ figure, period, series }: FigureRow) => `${figure} ${period} ${series}`;
  const valueOf = ({ count, amount }: FigureRow) => `${Number(count)} ${Number(amount)}`;
  const valuesOf = (rows: readonly FigureRow[]) =>
    new Map(
      rows.map((row) => [keyOf(row), valueOf(row)] as const).filter(([, value]) => value !== '0 0'),
    );
  const [one, other] = [valuesOf(stored), valuesOf(summed)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => one.get(key) !== other.get(key),
  );
}
