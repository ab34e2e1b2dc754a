import { useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  SearchResultsDocument,
  type SearchResultsQuery,
} from '@/data/generated/operations/SearchResults';
import { publicQueries } from '@/data/page/pageQueries';
import { askPart, cancelOnNavigation } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { beyondEnd } from '@/features/catalogue/list/beyondEnd';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import { SearchForm } from './SearchForm';
import { SearchOutcome } from './SearchOutcome';
import { SearchStart } from './SearchStart';
import {
  isSearched,
  readSearchPlace,
  searchHref,
  searchNames,
  type SearchPlace,
} from './searchAddress';
import { texts } from './texts';

const Outcome = styled.div<{ $busy: boolean }>`
  padding-bottom: ${theme.space[16]};
  opacity: ${({ $busy }) => ($busy ? 0.55 : 1)};
  /* A quick answer shows no flicker: the results only pale once they are waited for. */
  transition: opacity ${theme.duration.quick} ${({ $busy }) => ($busy ? '150ms' : '0ms')};
`;

const Said = styled.p`
  min-height: 1.5em;
  margin: 0 0 ${theme.space[4]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: break-word;
`;

export const parameters = Object.values(searchNames);

export const queries = publicQueries(
  ({ search }) => {
    const place = readSearchPlace(search);
    return {
      results: cancelOnNavigation(askPart(SearchResultsDocument, isSearched(place) ? place : null)),
    };
  },
  {
    redirect: ({ results }, { search }) =>
      results ? beyondEnd(results, readSearchPlace(search), searchHref) : null,
  },
);

/** The search over everything that is published, as one types. */
export function Component() {
  const { answers, search } = useAnswers(queries);
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const place = readSearchPlace(search);
  const { q } = place;
  const searched = isSearched(place);
  const busy = location?.pathname === pathname;

  return (
    <>
      <PageMeta
        title={searched ? texts.titleOf(q, place.page) : texts.title}
        description={texts.description}
        canonical={searched ? undefined : paths.search()}
        noindex={searched}
      />
      <Container>
        <PageHeading title={texts.title} lead={texts.lead} />
        <SearchForm place={place} />
        <Said role="status">{saidOf(place, answers.results.data)}</Said>
        <Outcome $busy={busy} aria-busy={busy || undefined}>
          {searched ? <SearchOutcome place={place} answer={answers.results} /> : <SearchStart />}
        </Outcome>
      </Container>
    </>
  );
}

/** What is said aloud of the results as they change. */
function saidOf(
  place: SearchPlace,
  results: SearchResultsQuery['search'] | undefined,
): string | undefined {
  const { q, kind } = place;
  if (!isSearched(place)) return q === '' ? '' : texts.form.tooShort;
  if (!results) return undefined;
  const { total } = results.pagination;
  if (total === 0) return texts.none;
  return texts.found(total, results.bounded, q, kind && texts.kinds[kind].toLowerCase());
}
