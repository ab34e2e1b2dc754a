import type { Knex } from 'knex';
import type { RefundReason } from '../../generated/types';
import { query } from '../../platform/sql/query';
import { queueRefund } from './queueRefund';
import type { Payer } from './payer';

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
