/** Groups standards by their lists, in the order of the lists; lists of which none is there are left out. */
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
