import type { Core } from '@strapi/strapi';

type Connection = Core.Strapi['db']['connection'];

interface OldSlug {
  uid: string;
  slug: string;
  document_id: string;
}

const changes = new Set(['update', 'publish', 'unpublish', 'delete']);

/** Records previous slugs of public records, so that old links continue to work. */
export function recordOldSlugs(strapi: Core.Strapi): void {
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

/** If two records gave up the same slug, the later one wins. */
async function recordOldSlug(
  connection: Connection,
  uid: string,
  slug: string,
  documentId: string,
): Promise<void> {
  await connection<OldSlug>('old_slugs')
    .insert({ uid, slug, document_id: documentId })
    .onConflict(['uid', 'slug'])
    .merge();
}

async function deleteOldSlugs(connection: Connection, documentId: string): Promise<void> {
  await connection<OldSlug>('old_slugs').where({ document_id: documentId }).delete();
}

export async function recordOfOldSlug(
  strapi: Core.Strapi,
  uid: string,
  slug: string,
): Promise<string | undefined> {
  const row = await strapi.db
    .connection<OldSlug>('old_slugs')
    .where({ uid, slug })
    .first('document_id');
  return row?.document_id;
}
