import type { DocumentListQueryVariables } from '@/data/generated/operations/DocumentList';
import {
  PAGE_SIZE,
  listHref,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

const sorts = {
  'moi-nhat': 'year:desc',
  'gia-tang': 'price:asc',
  'gia-giam': 'price:desc',
  ten: 'title:asc',
} as const;

/** The default first. */
export const documentSorts = ['moi-nhat', 'gia-tang', 'gia-giam', 'ten'] as const;

export type DocumentSearch = ListSearch<(typeof documentSorts)[number]>;

export const readDocumentSearch = (params: URLSearchParams): DocumentSearch =>
  readListSearch(params, documentSorts);

export const documentListHref = (search: DocumentSearch): string =>
  listHref(paths.documents(), search, documentSorts[0]);

export const documentListVariables = (search: DocumentSearch): DocumentListQueryVariables => ({
  category: search.category,
  search: search.search || null,
  sort: sorts[search.sort],
  page: search.page,
  pageSize: PAGE_SIZE,
});
