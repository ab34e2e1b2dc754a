import { routePatterns } from './paths';

/** Where feed readers find the news. */
export const newsFeeds = {
  rss: `${routePatterns.news}/rss.xml`,
  atom: `${routePatterns.news}/atom.xml`,
} as const;

/** The calendar of all seminars to come. */
export const seminarCalendarPath = `${routePatterns.seminars}/lich.ics`;

/** The calendar entry of one seminar. */
export const seminarEventPath = (slug: string): string =>
  `${routePatterns.seminars}/${encodeURIComponent(slug)}.ics`;
