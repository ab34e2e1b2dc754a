import type { Knex } from 'knex';
import type { ItemKind } from '../../generated/types';
import { inBatches } from '../../membership/imports/inBatches';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';

/** A course, document or seminar of this site that an old order refers to. */
export interface SoldItem {
  documentId: string;
  slug: string;
  title: string;
  /** Null if it has no date. */
  endsAt: Date | null;
}

const sources: Readonly<Record<ItemKind, { table: string; ends: string }>> = {
  course: { table: 'courses', ends: 'coalesce(end_at, start_at)' },
  document: { table: 'documents', ends: 'null' },
  seminar: { table: 'seminars', ends: 'coalesce(end_at, start_at)' },
};

export const soldKey = (kind: string, slug: string): string => `${kind} ${slug}`;

/** Published items by `soldKey`. */
export async function readSoldItems(
  db: Knex,
  wanted: readonly { kind: string; slug: string | null }[],
): Promise<ReadonlyMap<string, SoldItem>> {
  const items = new Map<string, SoldItem>();
  for (const [kind, { table, ends }] of Object.entries(sources)) {
    const slugs = wanted.flatMap((one) => (one.kind === kind && one.slug ? one.slug : []));
    const rows = await inBatches([...new Set(slugs)], (some) =>
      query<{ document_id: string; slug: string; title: string; ends_at: Stamp | null }>(
        db,
        `select document_id, slug, title, ${ends} as ends_at from ${table}
         where published_at is not null and slug in (${placeholders(some.length)})`,
        some,
      ),
    );
    for (const { document_id: documentId, slug, title, ends_at: endsAt } of rows) {
      items.set(soldKey(kind, slug), {
        documentId,
        slug,
        title,
        endsAt: endsAt === null ? null : toDate(endsAt),
      });
    }
  }
  return items;
}
