import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { UnmatchedTransfer } from '../../generated/types';
import { paginationOf, readPage } from '../../platform/query/readValues';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { planMerge } from './planMerge';
import type { Provider } from './Transfer';

interface UnmatchedRow {
  id: number;
  document_id: string;
  provider: Provider;
  reference: string | null;
  amount: number | string;
  description: string | null;
  banked_at: Stamp;
  code: string | null;
}

/** Oldest first. @throws HttpError 400 for a bad page */
export async function listUnmatched(strapi: Core.Strapi, parameters: Record<string, unknown>) {
  const page = readPage(parameters.page);
  const db = strapi.db.connection;
  const [count] = await query<{ total: number | string }>(
    db,
    "select count(*) as total from bank_transactions where state = 'needs_review'",
  );
  const rows = await query<UnmatchedRow>(
    db,
    `select id, document_id, provider, reference, amount, description, banked_at, code
     from bank_transactions where state = 'needs_review'
     order by received_at, id limit ${limits.longPage} offset ?`,
    [(page - 1) * limits.longPage],
  );
  return {
    data: await Promise.all(rows.map((row) => toTransfer(db, row))),
    meta: { pagination: paginationOf(page, limits.longPage, Number(count?.total ?? 0)) },
  };
}

async function toTransfer(db: Knex, row: UnmatchedRow): Promise<UnmatchedTransfer> {
  const { id, provider, reference, code } = row;
  const [amount, bankedAt] = [Number(row.amount), toDate(row.banked_at)];
  const description = row.description ?? '';
  const transfer = { id, amount, code, reference, description, bankedAt };
  const candidate = (await planMerge(db, transfer))?.into;
  return {
    documentId: row.document_id,
    provider,
    reference,
    amount,
    description,
    bankedAt: bankedAt.toISOString(),
    code,
    candidate: candidate
      ? {
          documentId: candidate.documentId,
          provider: candidate.provider,
          reference: candidate.reference,
          description: candidate.description,
          bankedAt: candidate.bankedAt.toISOString(),
        }
      : null,
  };
}
