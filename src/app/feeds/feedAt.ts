import { newsFeeds, seminarCalendarPath, slugOfSeminarEvent } from '@/lib/feeds';
import type { Feed } from './Feed';
import { newsFeed } from './newsFeed';
import { upcomingSeminars, oneSeminar } from './seminarCalendar';

const feeds: Readonly<Partial<Record<string, Feed>>> = {
  [newsFeeds.rss]: newsFeed('rss'),
  [newsFeeds.atom]: newsFeed('atom'),
  [seminarCalendarPath]: upcomingSeminars,
};

/** The feed at a path, or null if the path is not a feed's. */
export function feedAt(pathname: string): Feed | null {
  const feed = Object.hasOwn(feeds, pathname) ? feeds[pathname] : undefined;
  if (feed) return feed;
  const slug = slugOfSeminarEvent(pathname);
  return slug === null ? null : oneSeminar(slug);
}
