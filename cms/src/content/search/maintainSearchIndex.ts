import type { Stamp } from '../../platform/sql/query';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readEntries, stampOf } from './readEntries';
import { searchIndexOf } from '../../platform/search-index/SearchIndex';
import { sourceOf, sources, sourcesNaming, type Source } from './sources';

const writes = new Set([
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
  'clone',
]);

const BATCH = 100;

/** Updates the search index in the transaction of each content change. */
export function maintainSearchIndex(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const own = sourceOf(uid);
    const naming = sourcesNaming(uid);
    if (!writes.has(action) || (!own && naming.length === 0)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const { documentId } = context.params as { documentId?: string };
      const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (!id) return result;
      if (own) await indexRecords(strapi, trx, own, [id]);
      for (const source of naming) {
        await indexRecords(strapi, trx, source, await recordsNaming(strapi, source, id));
      }
      return result;
    });
  });
}

/** Fills an empty index and catches up on writes made outside the server, e.g. by a restored backup. */
export async function syncSearchIndex(strapi: Core.Strapi): Promise<void> {
  for (const source of sources) {
    const stale = await staleRecords(strapi, source);
    for (let from = 0; from < stale.length; from += BATCH) {
      await strapi.db.transaction(({ trx }) =>
        indexRecords(strapi, trx, source, stale.slice(from, from + BATCH)),
      );
    }
  }
}

async function indexRecords(
  strapi: Core.Strapi,
  db: Knex,
  source: Source,
  documentIds: readonly string[],
): Promise<void> {
  const index = searchIndexOf(db);
  for (let from = 0; from < documentIds.length; from += BATCH) {
    const batch = documentIds.slice(from, from + BATCH);
    const entries = await readEntries(strapi, source, batch);
    const published = new Set(entries.map(({ documentId }) => documentId));
    for (const entry of entries) await index.save(db, entry);
    const gone = batch.filter((id) => !published.has(id));
    if (gone.length > 0) await index.remove(db, source.view.uid, gone);
  }
}

async function recordsNaming(
  strapi: Core.Strapi,
  { view, relation }: Source,
  documentId: string,
): Promise<string[]> {
  if (!relation) return [];
  const rows: { documentId: string }[] = await strapi.db.query(view.uid).findMany({
    where: { [relation.field]: { documentId }, publishedAt: { $notNull: true } },
    select: ['documentId'],
  });
  return rows.map((row) => row.documentId);
}

interface Row {
  id: number;
  document_id: string;
  updated_at: Stamp;
}

/** Records whose entry is missing, outdated or no longer published. */
async function staleRecords(strapi: Core.Strapi, { view }: Source): Promise<string[]> {
  const db = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get(view.uid);
  const published = db<Row>(tableName).select('id', 'document_id', 'updated_at');
  if (view.draftAndPublish) published.whereNotNull('published_at');
  const rows = (await published) as Row[];
  const entries = await db('search_entries')
    .where({ uid: view.uid })
    .select<{ document_id: string; stamp: string }[]>('document_id', 'stamp');
  const stamps = new Map(entries.map(({ document_id: id, stamp }) => [id, stamp]));
  const present = new Set(rows.map((row) => row.document_id));
  return [
    ...rows
      .filter((row) => stamps.get(row.document_id) !== stampOf(row.id, row.updated_at))
      .map((row) => row.document_id),
    ...[...stamps.keys()].filter((id) => !present.has(id)),
  ];
}
