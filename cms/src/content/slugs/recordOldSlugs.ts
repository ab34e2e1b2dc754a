import type { Core } from '@strapi/strapi';
import { deleteOldSlugs, recordOldSlug } from './oldSlugs';
import type { Startup } from '../../platform/startup';

const changes = new Set(['update', 'publish', 'unpublish', 'delete']);

export const slugs: Startup = {
  // Hosts are notified after the old slug is stored.
  after: ['purge'],
  register: recordOldSlugs,
};

/** Records previous slugs of public records, so that old links continue to work. */
function recordOldSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const { documentId } = params as { documentId?: string };
    if (!documentId || !changes.has(action) || !hasSlug(strapi, uid)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const before = await publicSlug(strapi, uid, documentId);
      const result = await next();
      if (action === 'delete') await deleteOldSlugs(trx, documentId);
      else if (before !== undefined && (await publicSlug(strapi, uid, documentId)) !== before) {
        await recordOldSlug(trx, uid, before, documentId);
      }
      return result;
    });
  });
}

const hasSlug = (strapi: Core.Strapi, uid: string): boolean =>
  uid.startsWith('api::') && 'slug' in strapi.contentType(uid as 'api::course.course').attributes;

async function publicSlug(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<string | undefined> {
  const { options } = strapi.contentType(uid as 'api::course.course');
  const row = (await strapi.db.query(uid).findOne({
    where: { documentId, ...(options?.draftAndPublish && { publishedAt: { $notNull: true } }) },
    select: ['slug'],
  })) as { slug: string } | null;
  return row?.slug;
}
