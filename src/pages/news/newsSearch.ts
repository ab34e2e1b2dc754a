import type { NewsListQueryVariables } from '@/data/generated/operations/pages/news';
import {
  PAGE_SIZE,
  listHref,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

/** News has only one sort: newest first. */
export const NEWS_SORT = 'moi-nhat';

export const newsPath = (category: string | null): string =>
  category === null ? paths.news() : paths.newsCategory(category);

/** The news query; the category comes from the path. */
export const readNewsSearch = (params: URLSearchParams, category: string | null): ListSearch => ({
  ...readListSearch(params, [NEWS_SORT]),
  category,
});

/** The canonical URL of a news list. */
export const newsHref = ({ category, ...search }: ListSearch): string =>
  listHref(newsPath(category), { ...search, category: null }, NEWS_SORT);

export const newsVariables = ({ category, search, page }: ListSearch): NewsListQueryVariables => ({
  category,
  search: search || null,
  sort: 'publishedOn:desc',
  page,
  pageSize: PAGE_SIZE,
});
