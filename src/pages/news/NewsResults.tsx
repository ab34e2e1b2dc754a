import { styled } from 'styled-components';
import type { NewsListQuery } from '@/data/generated/operations/pages/news';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { ListSearch } from '@/features/catalogue/search/listSearch';
import { LeadPost } from './LeadPost';
import { NewsEntries } from './NewsEntries';
import { texts } from '@/features/news/texts';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { theme } from '@/ui/theme';
import { newsHref } from './newsSearch';

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
