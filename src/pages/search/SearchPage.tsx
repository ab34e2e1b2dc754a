import { useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  SearchResultsDocument,
  type SearchResultsQuery,
} from '@/data/generated/operations/pages/search/SearchResults';
import { publicQueries, partialQuery, cancelOnNavigation } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { lastPageRedirect, cleanSearchText } from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Container } from '@/ui/layout';
import { Field } from '@/ui/Field';
import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import {
  isSearchable,
  readSearchQuery,
  searchHref,
  searchParamNames,
  type SearchQuery,
  kindParams,
} from './searchQuery';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: ${theme.measure};
  padding-bottom: ${theme.space[6]};
`;

/** A GET form, so that it works without script; with script, typing brings suggestions. */
const SearchForm = ({ query }: { query: SearchQuery }) => {
  const { q, kind } = query;
  const { ref, submit } = useGetForm({
    currentHref: searchHref({ q, kind, page: 1 }),
    fields: { [searchParamNames.q]: q },
    hrefOf: (values) => {
      const text = cleanSearchText(textOf(values, searchParamNames.q));
      return searchHref({ q: text, kind: text === '' ? null : kind, page: 1 });
    },
  });
  const labels = texts.form;
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={labels.label}
      method="get"
      action={paths.search()}
      onSubmit={submit}
    >
      <Field label={labels.query} name={searchParamNames.q} required>
        <SearchBox defaultValue={q} />
      </Field>
      {kind ? <input type="hidden" name={searchParamNames.kind} value={kindParams[kind]} /> : null}
      <Button type="submit">{labels.submit}</Button>
    </Form>
  );
};

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
