import type { Core } from '@strapi/strapi';
import { paginationOf, readPage } from '../platform/query/paging';
import { query, toDate } from '../platform/sql/query';
import type { Provider } from './Transfer';

const PAGE_SIZE = 20;

interface UnmatchedRow {
  document_id: string;
  provider: Provider;
  reference: string | null;
  amount: number | string;
  description: string | null;
  banked_at: number | string | Date;
  code: string | null;
}

/** Oldest first. @throws Fault 400 for a bad page */
export async function listUnmatched(strapi: Core.Strapi, parameters: Record<string, unknown>) {
  const page = readPage(parameters.page);
  const db = strapi.db.connection;
  const [count] = await query<{ total: number | string }>(
    db,
    "select count(*) as total from bank_transactions where state = 'needs_review'",
  );
  const rows = await query<UnmatchedRow>(
    db,
    `select document_id, provider, reference, amount, description, banked_at, code
     from bank_transactions where state = 'needs_review'
     order by received_at, id limit ${PAGE_SIZE} offset ?`,
    [(page - 1) * PAGE_SIZE],
  );
  return {
    data: rows.map((row) => ({
      documentId: row.document_id,
      provider: row.provider,
      reference: row.reference,
      amount: Number(row.amount),
      description: row.description ?? '',
      bankedAt: toDate(row.banked_at).toISOString(),
      code: row.code,
    })),
    meta: { pagination: paginationOf(page, PAGE_SIZE, Number(count?.total ?? 0)) },
  };
}
