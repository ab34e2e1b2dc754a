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

/** The orders of the document list, the default first. */
export const documentSorts = ['moi-nhat', 'gia-tang', 'gia-giam', 'ten'] as const;

export type DocumentSearch = ListSearch<(typeof documentSorts)[number]>;

/** What the document list's address asks for. */
export const readDocumentSearch = (params: URLSearchParams): DocumentSearch =>
  readListSearch(params, documentSorts);

/** The document list's address. */
export const documentListHref = (search: DocumentSearch): string =>
  listHref(paths.documents(), search, documentSorts[0]);

/** What the API is asked for. */
export const documentListVariables = (search: DocumentSearch): DocumentListQueryVariables => ({
  category: search.category,
  search: search.search || null,
  sort: sorts[search.sort],
  page: search.page,
  pageSize: PAGE_SIZE,
});
