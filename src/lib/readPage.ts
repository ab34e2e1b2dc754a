/** The page number in `?trang=`; 1 if invalid. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('trang'));
  return Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1;
}
