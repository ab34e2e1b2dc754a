/** Groups standards by list, in the sequence of the lists; empty lists are omitted. */
export function groupByList<
  List extends { documentId: string },
  Standard extends { list: { documentId: string } },
>(lists: readonly List[], standards: readonly Standard[]) {
  return lists
    .map((list) => ({
      list,
      standards: standards.filter((standard) => standard.list.documentId === list.documentId),
    }))
    .filter((group) => group.standards.length > 0);
}
