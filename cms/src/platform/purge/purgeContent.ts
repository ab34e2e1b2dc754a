import type { Core } from '@strapi/strapi';
import { purgeTags } from './purgeTags';
import { contentTags, otherTags, type PurgeTag } from '../../generated/purge';

const tags: Readonly<Record<string, readonly PurgeTag[]>> = {
  ...contentTags,
  'api::certificate-status.certificate-status': otherTags.CertificateStatus,
  'api::user-renew-price.user-renew-price': [...otherTags.RenewPrice, ...otherTags.JoiningOffer],
};

/** Cache tags of all pages that display a type; undefined if none do. */
export const tagsOf = (uid: string): readonly PurgeTag[] | undefined => tags[uid];

const writes = new Set(['create', 'update', 'delete', 'publish', 'unpublish', 'discardDraft']);

/** Purges the host's pages that a content change affects. */
export function purgeContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const tags = tagsOf(uid);
    if (!tags || !writes.has(action)) return next();
    const { documentId } = context.params as { documentId?: string };
    const wasPublic = await isPublic(strapi, uid, documentId);
    const result = await next();
    const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
    // An unpublished draft is on no page.
    if (wasPublic || (await isPublic(strapi, uid, id))) purgeTags(tags);
    return result;
  });
}

async function isPublic(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<boolean> {
  if (!documentId) return false;
  const { options } = strapi.contentType(uid as 'api::course.course');
  const row: unknown = await strapi.db.query(uid).findOne({
    where: { documentId, ...(options?.draftAndPublish && { publishedAt: { $notNull: true } }) },
    select: ['id'],
  });
  return row !== null;
}
