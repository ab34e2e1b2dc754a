import { startOfDay } from '@iia/shared/dates';
import { Feed as FeedDocument } from 'feed';
import { NewsFeedDocument } from '@/data/generated/operations/app/feeds';
import { texts } from '@/features/news/texts';
import { newsFeeds } from '@/lib/feeds';
import { paths } from '@/lib/paths';
import { texts as siteTexts } from '@/ui/texts';
import { plainText, type Feed } from './Feed';

const POSTS = 30;

/** The latest news as RSS 2.0 or Atom. */
export const newsFeed =
  (format: keyof typeof newsFeeds): Feed =>
  async ({ client, origin, now }) => {
    const { data } = await client.query({
      query: NewsFeedDocument,
      variables: { sort: 'publishedOn:desc', page: 1, pageSize: POSTS },
    });
    const posts = data?.newsPosts.items ?? [];
    const [newest] = posts;
    const home = `${origin}${paths.news()}`;
    const feed = new FeedDocument({
      title: `${texts.title} – ${siteTexts.siteFullName}`,
      description: texts.description,
      id: home,
      link: home,
      language: 'vi',
      copyright: siteTexts.siteFullName,
      updated: newest ? startOfDay(newest.publishedOn) : new Date(now),
      generator: siteTexts.siteName,
      feedLinks: { rss: `${origin}${newsFeeds.rss}`, atom: `${origin}${newsFeeds.atom}` },
    });
    for (const post of posts) {
      const { title, slug, summary, publishedOn, author, category } = post;
      const link = `${origin}${paths.newsPost({ category: category.slug, slug })}`;
      feed.addItem({
        title: plainText(title),
        id: link,
        link,
        description: plainText(summary),
        date: startOfDay(publishedOn),
        category: [{ name: plainText(category.name) }],
        ...(author && { author: [{ name: plainText(author) }] }),
      });
    }
    return format === 'rss'
      ? { contentType: 'application/rss+xml; charset=utf-8', body: feed.rss2() }
      : { contentType: 'application/atom+xml; charset=utf-8', body: feed.atom1() };
  };
