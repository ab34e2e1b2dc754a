import { useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  SearchResultsDocument,
  type SearchResultsQuery,
} from '@/data/generated/operations/pages/search/SearchResults';
import { publicQueries } from '@/data/page/pageQueries';
import { partialQuery, cancelOnNavigation } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { lastPageRedirect } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import { SearchForm } from './SearchForm';
import {
  isSearchable,
  readSearchQuery,
  searchHref,
  searchParamNames,
  type SearchQuery,
} from './searchQuery';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { texts } from './texts';

const Outcome = styled.div<{ $busy: boolean }>`
  padding-bottom: ${theme.space[16]};
  opacity: ${({ $busy }) => ($busy ? 0.55 : 1)};
  /* Delayed, so that a fast response does not flicker. */
  transition: opacity ${theme.duration.quick} ${({ $busy }) => ($busy ? '150ms' : '0ms')};
`;

const Status = styled.p`
  min-height: 1.5em;
  margin: 0 0 ${theme.space[4]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: break-word;
`;

export const parameters = Object.values(searchParamNames);

export const queries = publicQueries(
  ({ search }) => {
    const query = readSearchQuery(search);
    return {
      results: cancelOnNavigation(
        partialQuery(SearchResultsDocument, isSearchable(query) ? query : null),
      ),
    };
  },
  {
    redirect: ({ results }, { search }) =>
      results ? lastPageRedirect(results, readSearchQuery(search), searchHref) : null,
  },
);

export function Component() {
  const { search } = usePage();
  const results = usePageQuery(queries, 'results');
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const query = readSearchQuery(search);
  const { q } = query;
  const searched = isSearchable(query);
  const busy = location?.pathname === pathname;

  return (
    <>
      <PageMeta
        title={searched ? texts.titleOf(q, query.page) : texts.title}
        description={texts.description}
        canonical={searched ? undefined : paths.search()}
        noindex={searched}
      />
      <Container>
        <PageHeading title={texts.title} lead={texts.lead} />
        <SearchForm query={query} />
        <Status role="status">{statusText(query, results.data)}</Status>
        <Outcome $busy={busy} aria-busy={busy || undefined}>
          {searched ? <SearchResults query={query} result={results} /> : <SearchStart />}
        </Outcome>
      </Container>
    </>
  );
}

/** The result count for the live region. */
function statusText(
  query: SearchQuery,
  results: SearchResultsQuery['search'] | undefined,
): string | undefined {
  const { q, kind } = query;
  if (!isSearchable(query)) return q === '' ? '' : texts.form.tooShort;
  if (!results) return undefined;
  const { total } = results.pagination;
  if (total === 0) return texts.none;
  return texts.found(total, results.bounded, q, kind && texts.kinds[kind].toLowerCase());
}
