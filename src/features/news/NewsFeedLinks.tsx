import { newsFeeds } from '@/lib/feeds';
import { texts } from './texts';

/** Tells feed readers where the news are to be had. */
export const NewsFeedLinks = () => (
  <>
    <link rel="alternate" type="application/rss+xml" title={texts.title} href={newsFeeds.rss} />
    <link rel="alternate" type="application/atom+xml" title={texts.title} href={newsFeeds.atom} />
  </>
);
