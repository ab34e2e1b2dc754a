import { routePatterns } from '@iia/shared/routePatterns';

export const newsFeeds = {
  rss: `${routePatterns.news}/rss.xml`,
  atom: `${routePatterns.news}/atom.xml`,
} as const;

const seminars = routePatterns.seminars;

export const seminarCalendarPath = `${seminars}/lich.ics`;

export const seminarEventPath = (slug: string): string =>
  `${seminars}/${encodeURIComponent(slug)}.ics`;

export function slugOfSeminarEvent(pathname: string): string | null {
  // Slugs have no dot, so this cannot be a seminar's page.
  return /^\/hoi-thao\/([a-z0-9-]+)\.ics$/.exec(pathname)?.[1] ?? null;
}
