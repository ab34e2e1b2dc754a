import type { Core } from '@strapi/strapi';
import { itemTags, type ItemKind } from './itemTags';
import { purgeTags } from './purgeTags';

const items: Record<string, ItemKind> = {
  'api::course.course': 'course',
  'api::document.document': 'document',
  'api::seminar.seminar': 'seminar',
};

/** Types whose change shows on whole lists. */
const lists: Record<string, string[]> = {
  'api::course-category.course-category': ['course-categories', 'courses'],
  'api::document-category.document-category': ['document-categories', 'documents'],
  'api::company-information.company-information': ['company-information'],
  'api::quantity-discount-rule.quantity-discount-rule': ['quantity-discount-rule'],
};

const writes = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft']);

/** Has the host purge what a change of published content shows on. Call it in `register`. */
export function purgeContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!writes.has(action)) return next();
    const listTags = lists[uid];
    const kind = items[uid];
    if (!listTags && !kind) return next();
    const { documentId } = context.params as { documentId?: string };
    const before = kind ? await publishedSlugs(strapi, uid, documentId) : [];
    const result = await next();
    if (listTags) purgeTags(listTags);
    if (kind) {
      const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
      // A slug that was changed: the page of the old one is gone, the new one has come.
      const slugs = new Set([...before, ...(await publishedSlugs(strapi, uid, id))]);
      purgeTags([...slugs].flatMap((slug) => itemTags(kind, slug)));
    }
    return result;
  });
}

async function publishedSlugs(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<string[]> {
  if (!documentId) return [];
  const rows: { slug: string }[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['slug'] });
  return rows.map(({ slug }) => slug);
}
