import { limits } from '@iia/shared/limits';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { shiftMonth } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';
import { readDay, writeDay } from '@/lib/readDay';
import { texts } from './texts';

const DAY_MS = 86_400_000;

/** Periods of at least this many days are grouped by month unless the URL states otherwise. */
const MANY_DAYS = 62;

/** Both ends included. */
export interface Period {
  from: Day;
  to: Day;
}

export interface PeriodQuery extends Period {
  by: 'day' | 'month';
}

export const lengthOf = ({ from, to }: Period): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The same number of days immediately before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});

export const isPeriod = (period: Period): boolean => {
  const days = lengthOf(period);
  return days >= 1 && days <= limits.periodDays;
};

/** The most used periods; the first is the default. */
export function presetsOf(now: number): readonly (Period & { label: string })[] {
  const to = isoDate(now);
  const month = to.slice(0, 7);
  const year = to.slice(0, 4);
  const labels = texts.presets;
  return [
    { label: labels.thirtyDays, from: addDays(to, -29), to },
    { label: labels.thisMonth, from: `${month}-01`, to },
    {
      label: labels.lastMonth,
      from: `${shiftMonth(month, -1)}-01`,
      to: addDays(`${month}-01`, -1),
    },
    { label: labels.thisYear, from: `${year}-01-01`, to },
    { label: labels.twelveMonths, from: `${shiftMonth(month, -11)}-01`, to },
  ];
}

/** Reads `?tu=`, `?den=` and `?theo=`; the last thirty days if they form no valid period. */
export function readPeriodQuery(search: URLSearchParams, now: number): PeriodQuery {
  const requested = { from: search.get('tu') ?? '', to: search.get('den') ?? '' };
  const whole = [requested.from, requested.to].every((day) => /^[12]/.test(day) && isDay(day));
  const [thirtyDays] = presetsOf(now);
  const { from, to } = whole && isPeriod(requested) ? requested : (thirtyDays ?? requested);
  const by = search.get('theo');
  const usual = lengthOf({ from, to }) > MANY_DAYS ? 'month' : 'day';
  return { from, to, by: by === 'ngay' ? 'day' : by === 'thang' ? 'month' : usual };
}

const isDay = (text: string): boolean => readDay(writeDay(text)) === text;

const byParams = { day: 'ngay', month: 'thang' } as const;

export const periodHref = ({ from, to }: Period, by?: PeriodQuery['by']): string =>
  paths.analysis({ from, to, by: by && byParams[by] });
