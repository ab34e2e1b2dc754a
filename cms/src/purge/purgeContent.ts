import type { Core } from '@strapi/strapi';
import { contentTags } from './contentTags';
import { itemTags, type ItemKind } from './itemTags';
import { purgeTags } from './purgeTags';

/** What has pages of its own in the cache, by their slugs. */
const items: Readonly<Record<string, ItemKind>> = {
  'api::course.course': 'course',
  'api::document.document': 'document',
  'api::seminar.seminar': 'seminar',
};

const writes = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft']);

interface PublicRow {
  slug?: string;
}

/** Has the host purge what a change of public content shows on. Call it in `register`. */
export function purgeContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const tags = contentTags[uid];
    if (!tags || !writes.has(action)) return next();
    const { documentId } = context.params as { documentId?: string };
    const before = await publicRows(strapi, uid, documentId);
    const result = await next();
    const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
    const rows = [...before, ...(await publicRows(strapi, uid, id))];
    // Of a draft nobody has seen anything.
    if (rows.length === 0) return result;
    const kind = items[uid];
    // A slug that was changed: the page of the old one is gone, the new one has come.
    const pages = kind ? rows.flatMap(({ slug = '' }) => itemTags(kind, slug)) : [];
    purgeTags(new Set([...tags, ...pages]));
    return result;
  });
}

async function publicRows(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<PublicRow[]> {
  if (!documentId) return [];
  const { attributes, options } = strapi.contentType(uid as 'api::course.course');
  return strapi.db.query(uid).findMany({
    where: { documentId, ...(options?.draftAndPublish && { publishedAt: { $notNull: true } }) },
    select: 'slug' in attributes ? ['slug'] : ['id'],
  });
}
