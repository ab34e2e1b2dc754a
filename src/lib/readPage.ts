/** The page of a list that `?trang=` names; 1 where it makes no sense. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('trang'));
  return Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1;
}
