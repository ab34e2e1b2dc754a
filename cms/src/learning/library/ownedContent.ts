import type { Core } from '@strapi/strapi';
import type { AnyView } from '../../content/records/ContentView';
import { populateOf, wholeTree, type PartTree } from '../../content/records/readPopulate';
import { courseView, documentView } from '../../content/views/contentViews';
import { present, type Row, type View } from '../../content/records/present';
import type { OwnedItem, OwnedKind } from '../../commerce/ownership/ownership';

const views: Record<OwnedKind, AnyView> = { course: courseView, document: documentView };

/** A purchased item as its owner sees it: `UserCourse` and `UserDocument` without the lessons. */
export interface OwnedContent {
  item: View;
  orderId: string;
  since: string;
}

/** Unpublished items stay visible to their buyers as drafts; deleted ones are omitted. */
export async function showOwned(
  strapi: Core.Strapi,
  kind: OwnedKind,
  owned: readonly OwnedItem[],
  whole = false,
): Promise<OwnedContent[]> {
  if (owned.length === 0) return [];
  const view = views[kind];
  const fields = Object.keys(view.fields).filter((field) => whole || field !== 'body');
  const parts: PartTree = whole ? wholeTree(view.parts) : { category: {}, cover: {} };
  const rows: (Row & { documentId: string })[] = await strapi.db.query(view.uid).findMany({
    where: { documentId: { $in: owned.map(({ itemId }) => itemId) } },
    select: ['id', 'documentId', 'publishedAt', ...fields],
    populate: populateOf(view.parts, parts),
  });
  const viewsById = new Map<string, View>();
  for (const row of rows) {
    if (row.publishedAt || !viewsById.has(row.documentId)) {
      viewsById.set(row.documentId, present(row, view, fields, parts));
    }
  }
  return owned.flatMap(({ itemId, orderId, since }) => {
    const item = viewsById.get(itemId);
    return item ? [{ item, orderId, since: since.toISOString() }] : [];
  });
}
