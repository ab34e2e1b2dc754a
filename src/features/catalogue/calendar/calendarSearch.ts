import { limits } from '@iia/shared/limits';
import type { SeminarListQueryVariables } from '@/data/generated/operations/pages/seminar-list';
import { addDays, startOfDay } from '@iia/shared/dates';
import { isOnDay, readMonth, weeksOf, type Month } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';

const VIEW = 'xem';
const CALENDAR = 'lich';
const MONTH = 'thang';

export const calendarParameters = [VIEW, MONTH];

/** The longest a seminar may last beyond the month and still be found, in days. */
const MAX_SEMINAR_DAYS = 31;

/** The requested calendar month; null if the list is requested. */
export const readCalendarMonth = (params: URLSearchParams, now: number): Month | null =>
  params.get(VIEW) === CALENDAR ? readMonth(params.get(MONTH), now) : null;

/** The URL of a month, by default the current one. */
export const calendarHref = (month?: Month): string => {
  const pairs = new URLSearchParams({ [VIEW]: CALENDAR, ...(month && { [MONTH]: month }) });
  return `${paths.seminars()}?${pairs.toString()}`;
};

/** Every seminar in the weeks that the month's grid shows. */
export function calendarVariables(month: Month): SeminarListQueryVariables {
  const days = weeksOf(month).flat();
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return {
    search: null,
    endsAfter: startOfDay(first).toISOString(),
    endsBefore: startOfDay(addDays(last, MAX_SEMINAR_DAYS)).toISOString(),
    sort: 'startAt:asc',
    page: 1,
    pageSize: limits.pageSize,
  };
}

export const seminarsOf = <Seminar extends { startAt: string; endAt: string }>(
  month: Month,
  seminars: readonly Seminar[],
): Seminar[] => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day.startsWith(month));
  return seminars.filter(({ startAt, endAt }) => days.some((day) => isOnDay(day, startAt, endAt)));
};
