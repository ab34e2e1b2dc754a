/** What stands before and after a record in its list; nothing at the ends, and where it is not in the list. */
export function neighboursOf<Entry extends { documentId: string }>(
  entries: readonly Entry[],
  documentId: string,
): { previous?: Entry; next?: Entry } {
  const at = entries.findIndex((entry) => entry.documentId === documentId);
  if (at === -1) return {};
  return { previous: entries[at - 1], next: entries[at + 1] };
}
