import { readListSearch, type ListSearch } from '@/features/catalogue/search/listSearch';

/** Standards have a single, fixed sort. */
const sorts = [''] as const;

export const readStandardSearch = (params: URLSearchParams): ListSearch =>
  readListSearch(params, sorts);

export const standardVariables = ({ category, search }: ListSearch) => ({
  list: category,
  search: search || null,
});
