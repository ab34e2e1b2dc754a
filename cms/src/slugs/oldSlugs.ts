import type { Core } from '@strapi/strapi';

type Connection = Core.Strapi['db']['connection'];

interface OldSlug {
  uid: string;
  slug: string;
  document_id: string;
}

/** Keeps a slug that a record gave up; of two that had the same, the later is who it leads to. */
export async function rememberSlug(
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

/** Forgets by what a record was known, which is deleted. */
export async function forgetSlugs(connection: Connection, documentId: string): Promise<void> {
  await connection<OldSlug>('old_slugs').where({ document_id: documentId }).delete();
}

/** The `documentId` of the record of a type that was known by a slug. */
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
