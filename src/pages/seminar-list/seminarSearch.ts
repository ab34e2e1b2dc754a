import type { SeminarListQueryVariables } from '@/data/generated/operations/SeminarList';
import {
  PAGE_SIZE,
  listHref,
  listParameters,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

/** The tab as the address says it: `?thoi-gian=da-dien-ra` for what is past. */
export const TAB = 'thoi-gian';
const PAST = 'da-dien-ra';

/** The parameters that the address of the list may have. */
export const seminarListParameters = [...listParameters, TAB];

const sorts = {
  'sap-toi': 'startAt:asc',
  'gan-day': 'startAt:desc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
} as const;

const comingSorts = ['sap-toi', 'gia-tang', 'gia-giam'] as const;
const pastSorts = ['gan-day', 'gia-tang', 'gia-giam'] as const;

/** What the seminar list's address asks for; seminars have no category. */
export interface SeminarSearch extends ListSearch<keyof typeof sorts> {
  past: boolean;
}

/** The orders of a tab, the default first: the nearest to today. */
export const seminarSorts = (past: boolean) => (past ? pastSorts : comingSorts);

/** What the seminar list's address asks for. */
export function readSeminarSearch(params: URLSearchParams): SeminarSearch {
  const past = params.get(TAB) === PAST;
  const search = past ? readListSearch(params, pastSorts) : readListSearch(params, comingSorts);
  return { ...search, category: null, past };
}

/** The pairs of the address that say the tab. */
export const tabPairs = (past: boolean): Record<string, string> => ({ [TAB]: past ? PAST : '' });

/** The seminar list's address. */
export const seminarListHref = (search: SeminarSearch): string =>
  listHref(paths.seminars(), search, seminarSorts(search.past)[0], tabPairs(search.past));

/** A tab's address, from its first page; what is searched for goes along. */
export const tabHref = (search: SeminarSearch, past: boolean): string =>
  seminarListHref({ ...search, past, sort: seminarSorts(past)[0], page: 1 });

/**
 * What the API is asked for.
 *
 * @param now milliseconds since 1970: what ends from then on is coming.
 */
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
