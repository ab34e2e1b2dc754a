import { styled } from 'styled-components';
import type { SearchResultsQuery } from '@/data/generated/operations/pages/search/SearchResults';
import type { QueryResult } from '@/data/page/usePageQuery';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { KindFilters } from './KindFilters';
import { ResultList } from './ResultList';
import { searchHref, type SearchQuery } from './searchQuery';
import { texts } from './texts';

type NoResultsProps = {
  query: SearchQuery;
  suggestion: string | null;
  /** Whether other kinds have results. */
  otherKinds: boolean;
};

/** No results: suggests a shorter query that has some, or what else to type. */
const NoResults = ({ query, suggestion, otherKinds }: NoResultsProps) => {
  const { q, kind } = query;
  const copy = texts.nothing;
  const all = { kind: null, page: 1 };
  return (
    <EmptyState
      title={kind && otherKinds ? copy.ofKind(q, texts.kinds[kind].toLowerCase()) : copy.title(q)}
      action={
        otherKinds ? (
          <ButtonLink to={searchHref({ q, ...all })} variant="secondary">
            {copy.allKinds}
          </ButtonLink>
        ) : undefined
      }
    >
      {suggestion ? (
        <p>
          {copy.suggestion}{' '}
          <TextLink to={searchHref({ q: suggestion, ...all })}>{suggestion}</TextLink>
        </p>
      ) : null}
      <p>{copy.advice}</p>
    </EmptyState>
  );
};

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[12]};

  ${media.up('md')} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Bounded = styled.p`
  max-width: ${theme.measure};
  margin: ${theme.space[5]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

type SearchResultsProps = {
  query: SearchQuery;
  result: QueryResult<SearchResultsQuery['search']>;
};

/** The results with their kinds, or the empty, failed or loading state. */
export const SearchResults = ({ query, result }: SearchResultsProps) => (
  <QueryBoundary result={result} skeleton={<Skeleton height="32rem" />}>
    {({ items, counts, pagination, bounded, suggestion }) =>
      items.length === 0 && counts.length === 0 ? (
        <NoResults query={query} suggestion={suggestion} otherKinds={false} />
      ) : (
        <Columns>
          <KindFilters query={query} counts={counts} />
          {items.length === 0 ? (
            <NoResults query={query} suggestion={null} otherKinds />
          ) : (
            <div>
              <ResultList hits={items} />
              <Pagination
                page={pagination.page}
                pageCount={pagination.pageCount}
                hrefFor={(page) => searchHref({ ...query, page })}
              />
              {bounded && pagination.page === pagination.pageCount ? (
                <Bounded>{texts.bounded(pagination.total)}</Bounded>
              ) : null}
            </div>
          )}
        </Columns>
      )
    }
  </QueryBoundary>
);
