import { cleanPhrase } from 'rest-contract/rules';
import { limits } from '@iia/shared/limits';
import { facetPairs, readFacets, type FacetList, type Facets } from '../facets/facets';

/** Query parameter names of a list. */
export const listParamNames = {
  category: 'danh-muc',
  search: 'tim',
  sort: 'sap-xep',
  page: 'trang',
} as const;

export const listParameters: readonly string[] = Object.values(listParamNames);

export const PAGE_SIZE = 12;

/** A list's query; always valid, even if the URL is not. */
export interface ListSearch<Sort extends string = string> {
  /** A category's slug, or null for all. */
  category: string | null;
  /** Trimmed, at most 100 characters; empty if not searching. */
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
  /** None if the list has no facets. */
  facets?: Facets;
}

/**
 * Reads a list's query; invalid values fall back to their defaults.
 *
 * @param sorts the list's sorts; the first is the default.
 */
export function readListSearch<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
  facetList?: FacetList,
): ListSearch<Sort> {
  const category = params.get(listParamNames.category) ?? '';
  const sort = params.get(listParamNames.sort);
  const page = params.get(listParamNames.page) ?? '';
  return {
    category: /^[a-z0-9][a-z0-9-]{0,79}$/.test(category) ? category : null,
    search: cleanSearchText(params.get(listParamNames.search) ?? ''),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(facetList && { facets: readFacets((name) => params.get(name), facetList) }),
  };
}

/** Normalizes search input: cleaned, at most 100 characters. */
export function cleanSearchText(text: string): string {
  return [...cleanPhrase(text)].slice(0, limits.searchLength).join('').trim();
}

/**
 * A list's canonical URL: defaults are omitted, so that each list has one URL.
 *
 * @param extra further parameters, e.g. a tab; empty values are omitted.
 */
export function listHref(
  pathname: string,
  { category, search, sort, page, facets = {} }: ListSearch,
  defaultSort: string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(extra)) {
    if (value !== '') pairs.set(name, value);
  }
  if (category) pairs.set(listParamNames.category, category);
  if (search !== '') pairs.set(listParamNames.search, search);
  for (const [name, value] of facetPairs(facets)) pairs.set(name, value);
  if (sort !== defaultSort) pairs.set(listParamNames.sort, sort);
  if (page > 1) pairs.set(listParamNames.page, String(page));
  const query = pairs.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * The URL of the last page if the requested one is beyond it, else null.
 *
 * @param search the list's query; pages count from 1.
 */
export function lastPageRedirect<Search extends { page: number }>(
  { pagination: { pageCount } }: { pagination: { pageCount: number } },
  search: Search,
  hrefFor: (search: Search) => string,
): string | null {
  return pageCount > 0 && search.page > pageCount ? hrefFor({ ...search, page: pageCount }) : null;
}

/**
 * The URL of a list and what it requests.
 *
 * @param apiSorts the names in the URL with the sorts of the API; the first is the default.
 */
export function listAt<Sort extends string>(
  pathname: string,
  apiSorts: Readonly<Record<Sort, string>>,
  facetList: FacetList,
) {
  const sorts = Object.keys(apiSorts) as [Sort, ...Sort[]];
  const read = (params: URLSearchParams): ListSearch<Sort> =>
    readListSearch(params, sorts, facetList);
  const hrefOf = (search: ListSearch<Sort>): string => listHref(pathname, search, sorts[0]);
  return {
    pathname,
    sorts,
    read,
    hrefOf,
    facetList,
    variables: (params: URLSearchParams) => {
      const { category, search, sort, page } = read(params);
      return {
        category,
        search: search || null,
        sort: apiSorts[sort],
        page,
        pageSize: PAGE_SIZE,
      };
    },
    /** Redirects a page beyond the last to the last. */
    redirect: (
      list: { pagination: { pageCount: number } },
      { search }: { search: URLSearchParams },
    ) => lastPageRedirect(list, read(search), hrefOf),
  };
}
