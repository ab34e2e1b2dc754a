import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, type Stamp } from '../../platform/sql/query';
import { isProvenDuplicate, isLikelyDuplicate } from '../payments/findDuplicate';
import { paymentCodes } from '../payments/paymentCodesInText';
import type { ReversalLine } from './readLines';

/** Banks reverse mistaken credits within days; a dispute takes weeks. */
const WINDOW_MS = 60 * DAY_MS;

interface CandidateRow {
  id: number;
  description: string;
  reference: string | null;
  code: string | null;
  banked_at: Stamp;
}

/**
 * Lists reversals for staff. They have no automatic effect: staff decide what follows.
 * @returns the number of new reversals
 */
export async function storeReversals(db: Knex, lines: readonly ReversalLine[]): Promise<number> {
  let stored = 0;
  for (const line of lines) {
    const now = new Date();
    const added = await insertRows(
      db,
      'statement_reversals',
      {
        document_id: newDocumentId(),
        line_id: line.id,
        reverses: line.of,
        amount: line.amount,
        description: line.description,
        reference: line.reference,
        banked_at: line.at,
        bank_transaction_id: line.of === 'credit' ? await findReversed(db, line) : null,
        state: 'open',
        listed_at: now,
      },
      'on conflict (line_id) do nothing returning id',
    );
    stored += added.length;
  }
  return stored;
}

/** The reversed transfer, by reference or by the only matching code or text; null if none or several match. */
async function findReversed(db: Knex, line: ReversalLine): Promise<number | null> {
  const rows = await query<CandidateRow>(
    db,
    `select id, description, reference, code, banked_at from bank_transactions
     where amount = ? and banked_at between ? and ? order by banked_at desc, id desc`,
    [line.amount, new Date(line.at.getTime() - WINDOW_MS), new Date(line.at.getTime() + DAY_MS)],
  );
  const codes = paymentCodes(line.description);
  const tests: ((row: CandidateRow) => boolean)[] = [
    (row) => isProvenDuplicate(row, line),
    (row) => row.code !== null && codes.includes(row.code),
    (row) => isLikelyDuplicate(row, line),
  ];
  for (const fits of tests) {
    const found = rows.filter(fits);
    if (found.length > 0) return found.length === 1 ? (found[0]?.id ?? null) : null;
  }
  return null;
}
