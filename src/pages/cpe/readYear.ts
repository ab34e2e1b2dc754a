/** Null for the current year, which the server knows. */
export function readYear(search: URLSearchParams): number | null {
  const text = search.get('nam') ?? '';
  return /^20\d\d$/.test(text) ? Number(text) : null;
}
