import { redirect } from 'react-router-dom';

/**
 * Leads a page number that lies beyond a list's end to its last page, by throwing a redirect.
 *
 * @param page the page asked for, from 1.
 */
export function redirectBeyondEnd(
  page: number,
  pagination: { pageCount: number } | undefined,
  hrefFor: (page: number) => string,
): void {
  const pageCount = pagination?.pageCount ?? 0;
  if (pageCount > 0 && page > pageCount) throw redirect(hrefFor(pageCount));
}
