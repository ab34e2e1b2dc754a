import type { Knex } from 'knex';
import type { RefundReason } from '../generated/types';
import { formatDong } from '../platform/formats';
import { documentColumns } from '../platform/sql/documentColumns';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows } from '../platform/sql/query';
import type { Payer } from './payer';
import { notifyPayer } from './notifyPayer';
import { refundTexts } from './texts';

export interface NewRefund {
  /** Row of the transfer it is a part of. */
  transferId: number;
  /** Đồng, above 0. */
  amount: number;
  reason: RefundReason;
  /** Null if nobody knows whose it is. */
  payer: Payer | null;
}

/** Puts a sum into the refund queue and tells its payer. Call in the transaction that decides it. */
export async function queueRefund(
  trx: Knex.Transaction,
  { transferId, amount, reason, payer }: NewRefund,
): Promise<void> {
  const now = new Date();
  await insertRows(trx, 'refunds', [
    {
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
    },
  ]);
  if (payer === null) return;
  await notifyPayer(trx, payer, {
    kind: 'refund_owed',
    title: refundTexts.queuedTitle(amount),
    body: refundTexts.queuedBody(reason, payer.code, amount),
    paragraphs: [refundTexts.queuedBody(reason, payer.code, amount), refundTexts.contact],
    facts: [[refundTexts.facts.amount, formatDong(amount)]],
  });
}
