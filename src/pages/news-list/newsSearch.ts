import type { NewsListQueryVariables } from '@/data/generated/operations/NewsList';
import {
  PAGE_SIZE,
  listHref,
  readListSearch,
  type ListSearch,
} from '@/features/catalogue/search/listSearch';
import { paths } from '@/lib/paths';

/** News have one order: the newest first. */
export const NEWS_SORT = 'moi-nhat';

/** Where the news stand, or those of a category. */
export const newsPath = (category: string | null): string =>
  category === null ? paths.news() : paths.newsCategory(category);

/** What the address of the news asks for; the category stands in its path. */
export const readNewsSearch = (params: URLSearchParams, category: string | null): ListSearch => ({
  ...readListSearch(params, [NEWS_SORT]),
  category,
});

/** The address of the news, in its shortest spelling. */
export const newsHref = ({ category, ...search }: ListSearch): string =>
  listHref(newsPath(category), { ...search, category: null }, NEWS_SORT);

/** What the API is asked for. */
export const newsVariables = ({ category, search, page }: ListSearch): NewsListQueryVariables => ({
  category,
  search: search || null,
  sort: 'publishedOn:desc',
  page,
  pageSize: PAGE_SIZE,
});
