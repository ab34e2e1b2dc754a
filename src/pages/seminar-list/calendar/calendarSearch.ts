import type { SeminarListQueryVariables } from '@/data/generated/operations/SeminarList';
import { startOfDay, isOn, readMonth, shiftDay, weeksOf, type Month } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';

const VIEW = 'xem';
const CALENDAR = 'lich';
const MONTH = 'thang';

/** The parameters that the address of a month may have. */
export const calendarParameters = [VIEW, MONTH];

/** A seminar that lasts beyond the month is looked for as long as this after it, in days. */
const MAX_SEMINAR_DAYS = 31;

/** The month that the address asks to see as a calendar; null where it asks for the list. */
export const readCalendarMonth = (params: URLSearchParams, now: number): Month | null =>
  params.get(VIEW) === CALENDAR ? readMonth(params.get(MONTH), now) : null;

/** The address of a month, or of this month. */
export const calendarHref = (month?: Month): string => {
  const pairs = new URLSearchParams({ [VIEW]: CALENDAR, ...(month && { [MONTH]: month }) });
  return `${paths.seminars()}?${pairs.toString()}`;
};

/** What the API is asked for: what may be on a day that the month's weeks show. */
export function calendarVariables(month: Month): SeminarListQueryVariables {
  const days = weeksOf(month).flat();
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return {
    search: null,
    endsAfter: startOfDay(first),
    endsBefore: startOfDay(shiftDay(last, MAX_SEMINAR_DAYS)),
    sort: 'startAt:asc',
    page: 1,
    pageSize: 100,
  };
}

/** Those that are on a day of the month. */
export const seminarsOf = <Seminar extends { startAt: string; endAt: string }>(
  month: Month,
  seminars: readonly Seminar[],
): Seminar[] => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day.startsWith(month));
  return seminars.filter(({ startAt, endAt }) => days.some((day) => isOn(day, startAt, endAt)));
};
