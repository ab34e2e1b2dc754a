import type { OrderEntry_orderFragment } from '@/data/generated/operations/pages/purchase-history';
import type { ItemKind } from '@/data/generated/types';
import { paths, type MyCoursesParams } from '@/lib/paths';

export type EntryLine = OrderEntry_orderFragment['lines'][number];

type Line = Pick<EntryLine, 'documentId' | 'kind' | 'itemDocumentId'>;

const params: Record<ItemKind, (line: Line) => MyCoursesParams> = {
  course: ({ itemDocumentId }) => ({ course: itemDocumentId }),
  // A booking has the id of its line.
  seminar: ({ documentId }) => ({ booking: documentId }),
  document: () => ({ tab: 'documents' }),
};

/** Where the member uses a purchased item: its lessons, tickets or file. */
export const purchasedPath = (line: Line): string => paths.myCourses(params[line.kind](line));

/** An item of an old order that this site does not sell has no slug. */
export const hasPage = ({ slug }: Pick<EntryLine, 'slug'>): boolean => slug !== '';
