import type { SeminarListQueryVariables } from '@/data/generated/operations/pages/seminar-list';
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

export const seminarListParameters = [...listParameters, TAB];

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

export function readSeminarSearch(params: URLSearchParams): SeminarSearch {
  const past = params.get(TAB) === PAST;
  const search = past ? readListSearch(params, pastSorts) : readListSearch(params, upcomingSorts);
  return { ...search, category: null, past };
}

export const tabPairs = (past: boolean): Record<string, string> => ({ [TAB]: past ? PAST : '' });

export const seminarListHref = (search: SeminarSearch): string =>
  listHref(paths.seminars(), search, seminarSorts(search.past)[0], tabPairs(search.past));

/** A tab's first page, keeping the search. */
export const tabHref = (search: SeminarSearch, past: boolean): string =>
  seminarListHref({ ...search, past, sort: seminarSorts(past)[0], page: 1 });

/** @param now milliseconds since 1970: seminars that end later are upcoming. */
export function seminarListVariables(
  search: SeminarSearch,
  now: number,
): SeminarListQueryVariables {
  const moment = new Date(now).toISOString();
  return {
    search: search.search || null,
    endsAfter: search.past ? null : moment,
    endsBefore: search.past ? moment : null,
    sort: sorts[search.sort],
    page: search.page,
    pageSize: PAGE_SIZE,
  };
}
