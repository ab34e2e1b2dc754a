import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import type { NewsListQuery } from '@/data/generated/operations/pages/news';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { ListSearch } from '@/features/catalogue/search/listSearch';
import { PostLink, PostPicture, PostDate } from '@/features/news/entries/postParts';
import { texts } from '@/features/news/texts';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { theme, media } from '@/ui/theme';
import { NewsEntries } from './NewsEntries';
import { newsHref } from './newsSearch';

const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[5]} ${theme.space[10]};
  padding-block: ${theme.space[6]} ${theme.space[8]};
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-bottom: ${theme.space[10]};
  }
`;

const Body = styled.div`
  & > * + * {
    margin-top: ${theme.space[3]};
  }
`;

const Summary = styled.p`
  margin-bottom: 0;
  line-height: 1.6;
  color: ${theme.color.muted};
`;

const LeadPost = ({ post }: { post: NewsEntry_postFragment }) => (
  <Sheet>
    <PostPicture post={post} leading eager />
    <Body>
      <PostDate publishedOn={post.publishedOn} category={post.category.name} />
      <Heading level={2}>
        <PostLink to={paths.newsPost({ category: post.category.slug, slug: post.slug })}>
          {keepTitleTermsTogether(post.title)}
        </PostLink>
      </Heading>
      <Summary>{post.summary}</Summary>
    </Body>
  </Sheet>
);

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

type NewsResultsProps = { list: QueryResult<NewsListQuery['newsPosts']>; search: ListSearch };

/** The posts with their pagination, or the empty, failed or loading state. */
export const NewsResults = ({ list, search }: NewsResultsProps) => (
  <QueryBoundary result={list} skeleton={<NewsSkeleton />}>
    {({ items, pagination }) => {
      if (pagination.total === 0) {
        return (
          <EmptyState
            title={texts.empty.title}
            action={
              <ButtonLink to={paths.news()} variant="secondary">
                {texts.empty.action}
              </ButtonLink>
            }
          >
            {texts.empty.advice}
          </EmptyState>
        );
      }
      const [lead, ...rest] = items;
      const leads = search.page === 1 && search.search === '';
      return (
        <>
          {leads && lead ? <LeadPost post={lead} /> : null}
          <NewsEntries posts={leads ? rest : items} ofOneCategory={search.category !== null} />
          <Pagination
            page={pagination.page}
            pageCount={pagination.pageCount}
            hrefFor={(page) => newsHref({ ...search, page })}
          />
        </>
      );
    }}
  </QueryBoundary>
);

const NewsSkeleton = () => (
  <Waiting aria-busy="true">
    <Skeleton height="20rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="7rem" />
    ))}
  </Waiting>
);
