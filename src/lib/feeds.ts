import { routePatterns } from './paths';

/** Where feed readers find the news. */
export const newsFeeds = {
  rss: `${routePatterns.news}/rss.xml`,
  atom: `${routePatterns.news}/atom.xml`,
} as const;

const seminars = routePatterns.seminars;

/** The calendar of all seminars to come. */
export const seminarCalendarPath = `${seminars}/lich.ics`;

/** The calendar entry of one seminar. */
export const seminarEventPath = (slug: string): string =>
  `${seminars}/${encodeURIComponent(slug)}.ics`;

/** The slug of the seminar whose calendar entry stands at this path; null where none does. */
export function slugOfSeminarEvent(pathname: string): string | null {
  // A slug has no dot, so no page of a seminar is at such an address.
  return /^\/hoi-thao\/([a-z0-9-]+)\.ics$/.exec(pathname)?.[1] ?? null;
}
