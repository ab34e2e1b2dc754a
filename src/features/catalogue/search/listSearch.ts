import { limits } from '@/data/generated/limits';

/** The words of a list's address. */
export const listParamNames = {
  category: 'danh-muc',
  search: 'tim',
  sort: 'sap-xep',
  page: 'trang',
} as const;

/** The parameters that a list's address may have. */
export const listParameters: readonly string[] = Object.values(listParamNames);

/** Items on one page of a list. */
export const PAGE_SIZE = 12;

/** What a list's address asks for; always well-formed, whatever the address holds. */
export interface ListSearch<Sort extends string = string> {
  /** A category's slug, or null for all. */
  category: string | null;
  /** Trimmed, at most 100 characters; empty where nothing is searched for. */
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

/**
 * Reads a list's address. Whatever is no slug, no known order or no page number falls back to its default.
 *
 * @param sorts the orders the list knows; the first is the default.
 */
export function readListSearch<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListSearch<Sort> {
  const category = params.get(listParamNames.category) ?? '';
  const sort = params.get(listParamNames.sort);
  const page = params.get(listParamNames.page) ?? '';
  return {
    category: /^[a-z0-9][a-z0-9-]{0,79}$/.test(category) ? category : null,
    search: cleanSearchText(params.get(listParamNames.search) ?? ''),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** What a person typed, as it is searched for: composed, without control characters, cut to 100 characters. */
export function cleanSearchText(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...cleaned].slice(0, limits.searchLength).join('').trim();
}

/**
 * The address of a list, in its shortest spelling: what is at its default is left out, so that one list has one address.
 *
 * @param defaultSort the order the list has when none is named.
 * @param extra further pairs, e.g. a tab; empty values are left out.
 */
export function listHref(
  pathname: string,
  { category, search, sort, page }: ListSearch,
  defaultSort: string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(extra)) {
    if (value !== '') pairs.set(name, value);
  }
  if (category) pairs.set(listParamNames.category, category);
  if (search !== '') pairs.set(listParamNames.search, search);
  if (sort !== defaultSort) pairs.set(listParamNames.sort, sort);
  if (page > 1) pairs.set(listParamNames.page, String(page));
  const query = pairs.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
