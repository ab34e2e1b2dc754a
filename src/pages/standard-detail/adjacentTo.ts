/**
 * The records before and after one in its list; undefined at the ends or if it is not in the list.
 */
export function adjacentTo<Entry extends { documentId: string }>(
  entries: readonly Entry[],
  documentId: string,
): { previous?: Entry; next?: Entry } {
  const at = entries.findIndex((entry) => entry.documentId === documentId);
  if (at === -1) return {};
  return { previous: entries[at - 1], next: entries[at + 1] };
}
