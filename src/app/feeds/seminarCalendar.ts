import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import {
  SeminarCalendarDocument,
  type SeminarEvent_seminarFragment,
  SeminarEventDocument,
} from '@/data/generated/operations/app/feeds';
import { limits } from '@iia/shared/limits';
import { paths } from '@/lib/paths';
import { texts } from '@/ui/texts';
import { plainText, type Feed, type FeedFile, type FeedRequest } from './Feed';

/** All upcoming seminars as an iCalendar (RFC 5545) subscription. */
export const upcomingSeminars: Feed = async (request) => {
  const { data } = await request.client.query({
    query: SeminarCalendarDocument,
    variables: {
      endsAfter: new Date(request.now).toISOString(),
      sort: 'startAt:asc',
      page: 1,
      pageSize: limits.pageSize,
    },
  });
  const calendar = calendarOf(data?.seminars.items ?? [], request);
  calendar.name(`Hội thảo – ${texts.siteName}`).ttl(60 * 60);
  return fileOf(calendar);
};

/** One seminar as an iCalendar file. */
export const oneSeminar =
  (slug: string): Feed =>
  async (request) => {
    const { data } = await request.client.query({
      query: SeminarEventDocument,
      variables: { slug },
    });
    const seminar = data?.seminar;
    return seminar ? { ...fileOf(calendarOf([seminar], request)), fileName: `${slug}.ics` } : null;
  };

function calendarOf(
  seminars: readonly SeminarEvent_seminarFragment[],
  { origin, now }: FeedRequest,
): ICalCalendar {
  const calendar = ical({
    prodId: { company: texts.siteName, product: 'Website', language: 'VI' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { documentId, title, slug, summary, startAt, endAt, venue } of seminars) {
    const url = `${origin}${paths.seminar(slug)}`;
    calendar.createEvent({
      // Stable, so that a calendar updates its entry instead of adding a second one.
      id: `seminar-${documentId}@${new URL(origin).hostname}`,
      stamp: new Date(now),
      // In UTC, so calendars need no time zone definition.
      start: new Date(startAt),
      end: new Date(endAt),
      summary: plainText(title),
      description: `${plainText(summary)}\n\n${url}`,
      location: plainText(venue),
      url,
    });
  }
  return calendar;
}

const fileOf = (calendar: ICalCalendar): FeedFile => ({
  contentType: 'text/calendar; charset=utf-8',
  body: calendar.toString(),
});
