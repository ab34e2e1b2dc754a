import { readListSearch, type ListSearch } from '@/features/catalogue/search/listSearch';

/** The standards have one order, their own. */
const sorts = [''] as const;

/** What the address of the standards asks for: a list, and words to search for. */
export const readStandardSearch = (params: URLSearchParams): ListSearch =>
  readListSearch(params, sorts);

/** Variables of `StandardPageList`. */
export const standardVariables = ({ category, search }: ListSearch) => ({
  list: category,
  search: search || null,
});
