/** Reads `?loai=` and `?su-kien=`; null for no event. */
export function readEvent(
  search: URLSearchParams,
): { kind: 'seminar' | 'course'; id: string } | null {
  const kind = search.get('loai');
  const id = search.get('su-kien');
  return (kind === 'seminar' || kind === 'course') && id ? { kind, id } : null;
}
