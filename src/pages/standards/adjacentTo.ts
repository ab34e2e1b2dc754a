/**
 * The records before and after one in its list; undefined at the ends or if it is not in the list.
 */
export function adjacentTo<Entry extends { documentId: string }>(
  entries: readonly Entry[],
  documentId: string,
): { previous?: Entry; next?: Entry } {
  const index = entries.findIndex((entry) => entry.documentId === documentId);
  if (index === -1) return {};
  return { previous: entries[index - 1], next: entries[index + 1] };
}
