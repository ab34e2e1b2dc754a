import { courseFormatNames } from '@iia/shared/names';
import { DAY_MS } from '@iia/shared/dates';
import { limits } from '@iia/shared/limits';
import type {
  CourseListQuery,
  CourseListQueryVariables,
} from '@/data/generated/operations/pages/course-list';
import type { CalendarEvent } from '@/features/catalogue/calendar/CalendarEvent';
import { calendarBounds } from '@/features/catalogue/calendar/calendarSearch';
import type { Month } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';

/** Longer courses have a few lessons a week, so that only their first day is certain. */
const MAX_DAYS_IN_A_ROW = 5;

/** Every course that begins in the weeks that the month's grid shows. */
export function calendarVariables(month: Month): CourseListQueryVariables {
  const { first, end } = calendarBounds(month);
  return {
    startsAfter: first,
    startsBefore: end,
    sort: 'startAt:asc',
    page: 1,
    pageSize: limits.pageSize,
  };
}

export const courseEvents = ({ items }: CourseListQuery['courses']): CalendarEvent[] =>
  items.flatMap(({ documentId, title, slug, startAt, endAt, format }) => {
    if (!startAt || format === 'self-paced') return [];
    const isInARow =
      endAt !== null && Date.parse(endAt) - Date.parse(startAt) <= MAX_DAYS_IN_A_ROW * DAY_MS;
    return [
      {
        documentId,
        title,
        href: paths.course(slug),
        startAt,
        endAt: isInARow ? endAt : startAt,
        note: courseFormatNames[format],
      },
    ];
  });
