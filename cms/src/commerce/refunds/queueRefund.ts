import type { Knex } from 'knex';
import type { RefundReason } from '../../generated/types';
import { formatAmount } from '@iia/shared/numbers';
import { documentColumns, newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { type Payer, notifyPayer } from './payer';
import { refundTexts } from './texts';

interface NewRefund {
  /** Row of the transfer that it is a part of. */
  transferId: number;
  /** Đồng, above 0. */
  amount: number;
  reason: RefundReason;
  /** Null if the payer is unknown. */
  payer: Payer | null;
}

/** Adds a refund to the queue and notifies the payer. Call in the transaction that decides the refund. */
export async function queueRefund(
  trx: Knex.Transaction,
  { transferId, amount, reason, payer }: NewRefund,
): Promise<void> {
  const now = new Date();
  await insertRows(trx, 'refunds', {
    ...documentColumns(newDocumentId(), now),
    bank_transaction_id: transferId,
    user_id: payer?.userId ?? null,
    email: payer?.email ?? null,
    url: payer?.url ?? null,
    code: payer?.code ?? null,
    amount,
    reason,
    state: 'owed',
    owed_at: now,
  });
  if (payer === null) return;
  await notifyPayer(trx, payer, {
    kind: 'refund_owed',
    title: refundTexts.queuedTitle(amount),
    body: refundTexts.queuedBody(reason, payer.code, amount),
    paragraphs: [refundTexts.queuedBody(reason, payer.code, amount), refundTexts.contact],
    facts: [[refundTexts.facts.amount, formatAmount(amount)]],
  });
}

interface AllocatedRow {
  id: number;
  amount: number | string;
}

/**
 * Queues refunds of everything received for an order or request that will not be paid any more. Call
 * in the transaction that cancels or refunds it, after it is locked.
 */
export async function returnPayments(
  trx: Knex.Transaction,
  payer: Payer,
  reason: Extract<RefundReason, 'cancelled' | 'refunded'>,
): Promise<void> {
  const rows = await query<AllocatedRow>(
    trx,
    `delete from bank_transaction_allocations where code = ?
     returning bank_transaction_id as id, amount`,
    [payer.code],
  );
  for (const { id, amount } of rows.sort((one, other) => one.id - other.id)) {
    await query(trx, 'update bank_transactions set allocated = allocated - ? where id = ?', [
      Number(amount),
      id,
    ]);
    await queueRefund(trx, { transferId: id, amount: Number(amount), reason, payer });
  }
}
