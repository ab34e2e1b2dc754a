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
