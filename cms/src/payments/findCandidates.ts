import type { Knex } from 'knex';
import { query, toDate } from '../platform/sql/query';
import type { Provider } from './Transfer';

/** A settled transfer that an unsettled one may be, reported once more. */
export interface Candidate {
  id: number;
  documentId: string;
  provider: Provider;
  reference: string | null;
  description: string;
  bankedAt: Date;
}

interface CandidateRow {
  id: number;
  document_id: string;
  provider: Provider;
  reference: string | null;
  description: string | null;
  banked_at: number | string | Date;
}

/**
 * Transfers of the same amount that paid for the same code, and that this provider has not reported; one of the two
 * is in a statement. Neither reference nor day proves them the same, and nothing proves them different. The nearest
 * in time first.
 */
export async function findCandidates(
  db: Knex,
  transfer: { id: number; provider: Provider; amount: number; code: string; bankedAt: Date },
): Promise<Candidate[]> {
  const rows = await query<CandidateRow>(
    db,
    `select t.id, t.document_id, t.provider, t.reference, t.description, t.banked_at
     from bank_transactions t
     where t.code = ? and t.amount = ? and t.state = 'confirmed' and t.allocated > 0 and t.id <> ?
       and not exists (
         select 1 from bank_transaction_sources s where s.bank_transaction_id = t.id and s.provider = ?)
       and (? = 'statement' or exists (
         select 1 from bank_transaction_sources s
         where s.bank_transaction_id = t.id and s.provider = 'statement'))
     order by t.id`,
    [transfer.code, transfer.amount, transfer.id, transfer.provider, transfer.provider],
  );
  const distance = ({ bankedAt }: Candidate): number =>
    Math.abs(bankedAt.getTime() - transfer.bankedAt.getTime());
  return rows
    .map((row) => ({
      id: row.id,
      documentId: row.document_id,
      provider: row.provider,
      reference: row.reference,
      description: row.description ?? '',
      bankedAt: toDate(row.banked_at),
    }))
    .sort((one, other) => distance(one) - distance(other));
}
