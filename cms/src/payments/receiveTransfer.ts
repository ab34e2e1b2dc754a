import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query } from '../platform/sql/query';
import type { BankTransfer } from './bankTransfer';
import { confirmPayment, type Outcome } from './confirmPayment';
import { documentColumns } from '../platform/sql/documentColumns';

/** One transaction. Duplicates, recognized by the bank's id, get the first call's outcome. */
export async function receiveTransfer(
  strapi: Core.Strapi,
  transfer: BankTransfer,
): Promise<Outcome['state']> {
  return strapi.db.transaction(async ({ trx }) => {
    const db: Knex = trx;
    // Write first: waits for a concurrent call with the same id.
    const id = await insertTransfer(db, transfer);
    if (id === null) return stateOf(db, transfer);
    const outcome = await confirmPayment(strapi, db, transfer);
    const { state, reason, code } = outcome;
    await query(db, 'update bank_transactions set state = ?, reason = ?, code = ? where id = ?', [
      state,
      reason,
      code,
      id,
    ]);
    if (reason !== null) {
      strapi.log.warn(`Bank transaction ${transfer.transactionId} needs review: ${reason}`);
    }
    return state;
  });
}

async function insertTransfer(db: Knex, transfer: BankTransfer): Promise<number | null> {
  const now = new Date();
  const [inserted] = await insertRows<{ id: number }>(
    db,
    'bank_transactions',
    [
      {
        ...documentColumns(newDocumentId(), now),
        transaction_id: transfer.transactionId,
        state: 'needs_review',
        amount: transfer.amount,
        description: transfer.description,
        banked_at: transfer.bankedAt,
        received_at: now,
      },
    ],
    'on conflict do nothing returning id',
  );
  return inserted?.id ?? null;
}

async function stateOf(db: Knex, { transactionId }: BankTransfer): Promise<Outcome['state']> {
  const [row] = await query<{ state: Outcome['state'] }>(
    db,
    'select state from bank_transactions where transaction_id = ?',
    [transactionId],
  );
  return row?.state ?? 'needs_review';
}
