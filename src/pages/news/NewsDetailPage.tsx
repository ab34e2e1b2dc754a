import { NewsDetailDocument, AdjacentPostsDocument } from '@/data/generated/operations/pages/news';
import { publicQueries, query, optionalQuery } from '@/data/page/pageQueries';
import { useDependentQuery, usePageQuery } from '@/data/page/usePageQuery';
import { NewsFeedLinks } from './NewsFeedLinks';
import { texts } from '@/features/news/texts';
import { paths } from '@/lib/paths';
import { ArticlePage } from '@/ui/article/ArticlePage';
import { NewsDetail } from './NewsDetail';

const one = { page: 1, pageSize: 1 };

export const queries = publicQueries(
  ({ param }) => ({ post: query(NewsDetailDocument, { slug: param('slug') }) }),
  {
    then: {
      older: ({ post }) =>
        optionalQuery(AdjacentPostsDocument, {
          before: post.publishedOn,
          sort: 'publishedOn:desc',
          ...one,
        }),
      newer: ({ post }) =>
        optionalQuery(AdjacentPostsDocument, {
          after: post.publishedOn,
          sort: 'publishedOn:asc',
          ...one,
        }),
      // One extra, since the post itself may be among them.
      related: ({ post }) =>
        optionalQuery(AdjacentPostsDocument, {
          category: post.category.slug,
          sort: 'publishedOn:desc',
          page: 1,
          pageSize: 4,
        }),
    },
    redirect: ({ post }, { param }) =>
      post.category.slug === param('category') && post.slug === param('slug')
        ? null
        : paths.newsPost({ category: post.category.slug, slug: post.slug }),
  },
);

/** `/tin-tuc/:category/:slug`: under another category's path it redirects to its own. */
export function Component() {
  const post = usePageQuery(queries, 'post');
  const required = post.data ? { post: post.data } : null;
  const older = useDependentQuery(queries, 'older', required);
  const newer = useDependentQuery(queries, 'newer', required);
  const related = useDependentQuery(queries, 'related', required);
  return (
    <ArticlePage
      result={post}
      name={texts.title}
      pathOf={({ category, slug }) => paths.newsPost({ category: category.slug, slug })}
      newsOf={({ publishedOn, author }) => ({ publishedOn, author })}
    >
      {(known) => (
        <>
          <NewsFeedLinks />
          <NewsDetail
            post={known}
            older={older.data?.items[0]}
            newer={newer.data?.items[0]}
            related={(related.data?.items ?? [])
              .filter(({ documentId }) => documentId !== known.documentId)
              .slice(0, 3)}
          />
        </>
      )}
    </ArticlePage>
  );
}
