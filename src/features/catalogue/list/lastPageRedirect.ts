/**
 * Where a page number that lies beyond a list's end leads: to its last page. Null where it does not.
 *
 * @param search what the list's address asks for, its page from 1.
 */
export function lastPageRedirect<Search extends { page: number }>(
  { pagination: { pageCount } }: { pagination: { pageCount: number } },
  search: Search,
  hrefFor: (search: Search) => string,
): string | null {
  return pageCount > 0 && search.page > pageCount ? hrefFor({ ...search, page: pageCount }) : null;
}
