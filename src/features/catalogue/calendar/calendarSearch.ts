import { addDays, startOfDay } from '@iia/shared/dates';
import { isOnDay, readMonth, weeksOf, type Month } from '@/lib/calendarMonth';

const VIEW = 'xem';
const CALENDAR = 'lich';
const MONTH = 'thang';

export const calendarParameters = [VIEW, MONTH];

/** The longest an item may last beyond the month and still be found, in days. */
const MAX_DAYS = 31;

/** The requested calendar month; null if the list is requested. */
export const readCalendarMonth = (params: URLSearchParams, now: number): Month | null =>
  params.get(VIEW) === CALENDAR ? readMonth(params.get(MONTH), now) : null;

/**
 * The URL of a month, by default the current one.
 *
 * @param pathname of the list
 */
export const calendarHref = (pathname: string, month?: Month): string => {
  const pairs = new URLSearchParams({ [VIEW]: CALENDAR, ...(month && { [MONTH]: month }) });
  return `${pathname}?${pairs.toString()}`;
};

/** The time that the month's grid shows, and how much later or earlier an item in it may end or begin. UTC. */
export function calendarBounds(month: Month) {
  const days = weeksOf(month).flat();
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  const at = (day: string) => startOfDay(day).toISOString();
  return {
    first: at(first),
    end: at(addDays(last, 1)),
    earliest: at(addDays(first, -MAX_DAYS)),
    latest: at(addDays(last, MAX_DAYS)),
  };
}

export const eventsOf = <Event extends { startAt: string; endAt: string }>(
  month: Month,
  events: readonly Event[],
): Event[] => {
  const days = weeksOf(month)
    .flat()
    .filter((day) => day.startsWith(month));
  return events.filter(({ startAt, endAt }) => days.some((day) => isOnDay(day, startAt, endAt)));
};
