import { newsFeeds } from '@/lib/feeds';
import { texts } from '@/features/news/texts';

/** Feed autodiscovery links. */
export const NewsFeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title={texts.title} href={newsFeeds.rss} />
    <link rel="alternate" type="application/atom+xml" title={texts.title} href={newsFeeds.atom} />
  </>
);
