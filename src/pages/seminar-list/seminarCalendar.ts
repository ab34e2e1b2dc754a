import { limits } from '@iia/shared/limits';
import type {
  SeminarListQuery,
  SeminarListQueryVariables,
} from '@/data/generated/operations/pages/seminar-list';
import type { CalendarEvent } from '@/features/catalogue/calendar/CalendarEvent';
import { calendarBounds } from '@/features/catalogue/calendar/calendarSearch';
import type { Month } from '@/lib/calendarMonth';
import { paths } from '@/lib/paths';

/** Every seminar in the weeks that the month's grid shows. */
export function calendarVariables(month: Month): SeminarListQueryVariables {
  const { first, latest } = calendarBounds(month);
  return {
    endsAfter: first,
    endsBefore: latest,
    sort: 'startAt:asc',
    page: 1,
    pageSize: limits.pageSize,
  };
}

export const seminarEvents = ({ items }: SeminarListQuery['seminars']): CalendarEvent[] =>
  items.map(({ documentId, title, slug, startAt, endAt, venue }) => ({
    documentId,
    title,
    href: paths.seminar(slug),
    startAt,
    endAt,
    note: venue,
  }));
