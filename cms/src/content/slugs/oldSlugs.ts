import type { Core } from '@strapi/strapi';

type Connection = Core.Strapi['db']['connection'];

interface OldSlug {
  uid: string;
  slug: string;
  document_id: string;
}

/** If two records gave up the same slug, the later one wins. */
export async function recordOldSlug(
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

export async function deleteOldSlugs(connection: Connection, documentId: string): Promise<void> {
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
