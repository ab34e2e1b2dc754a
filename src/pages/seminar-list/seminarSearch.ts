import type { SeminarListQueryVariables } from '@/data/generated/operations/pages/seminar-list';
import type { SeminarFormat } from '@/data/generated/types';
import {
  facetParamNames,
  facetVariables,
  pastSeminarFacets,
  seminarFacets,
  type FacetList,
} from '@/features/catalogue/facets/facets';
import {
  PAGE_SIZE,
  listHref,
  listParameters,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

/** The tab's query parameter: `?thoi-gian=da-dien-ra` shows past seminars. */
export const TAB = 'thoi-gian';
const PAST = 'da-dien-ra';

export const seminarListParameters = [...listParameters, ...Object.values(facetParamNames), TAB];

const sorts = {
  'sap-toi': 'startAt:asc',
  'gan-day': 'startAt:desc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
} as const;

const upcomingSorts = ['sap-toi', 'gia-tang', 'gia-giam'] as const;
const pastSorts = ['gan-day', 'gia-tang', 'gia-giam'] as const;

/** Seminars have no category. */
export interface SeminarSearch extends ListSearch<keyof typeof sorts> {
  past: boolean;
}

/** A tab's sorts, the default first: nearest to today. */
export const seminarSorts = (past: boolean) => (past ? pastSorts : upcomingSorts);

/** Past seminars accept no registrations. */
export const facetsOf = (past: boolean): FacetList => (past ? pastSeminarFacets : seminarFacets);

export function readSeminarSearch(params: URLSearchParams): SeminarSearch {
  const past = params.get(TAB) === PAST;
  const search = past
    ? readListSearch(params, pastSorts, facetsOf(past))
    : readListSearch(params, upcomingSorts, facetsOf(past));
  return { ...search, category: null, past };
}

export const tabPairs = (past: boolean): Record<string, string> => ({ [TAB]: past ? PAST : '' });

export const seminarListHref = (search: SeminarSearch): string =>
  listHref(paths.seminars(), search, seminarSorts(search.past)[0], tabPairs(search.past));

/** A tab's first page, with the same search. The other tab has other months and prices. */
export const tabHref = (search: SeminarSearch, past: boolean): string =>
  seminarListHref({ ...search, past, sort: seminarSorts(past)[0], facets: {}, page: 1 });

/** @param now milliseconds since 1970: seminars that end later are upcoming. */
export function seminarFacetVariables({ search, facets = {}, past }: SeminarSearch, now: number) {
  const moment = new Date(now).toISOString();
  return {
    search: search || null,
    // No list of seminars has the format of self-paced courses.
    format: (facets.format ?? null) as SeminarFormat | null,
    ...facetVariables(facets),
    endsAfter: past ? null : moment,
    endsBefore: past ? moment : null,
  };
}

export const seminarListVariables = (
  search: SeminarSearch,
  now: number,
): SeminarListQueryVariables => ({
  ...seminarFacetVariables(search, now),
  sort: sorts[search.sort],
  page: search.page,
  pageSize: PAGE_SIZE,
});
