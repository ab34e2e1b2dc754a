import type { Knex } from 'knex';
import type { RefundReason } from '../generated/types';
import { query } from '../platform/sql/query';
import { oweRefund } from './oweRefund';
import type { Payer } from './payer';

interface AllocatedRow {
  id: number;
  allocated: number | string;
}

/**
 * Owes back whatever was received for an order or request that is no longer to be paid. Call in the
 * transaction that cancels or refunds it, after it is locked.
 */
export async function returnPayments(
  trx: Knex.Transaction,
  payer: Payer,
  reason: Extract<RefundReason, 'cancelled' | 'refunded'>,
): Promise<void> {
  const rows = await query<AllocatedRow>(
    trx,
    'select id, allocated from bank_transactions where code = ? and allocated > 0 order by id',
    [payer.code],
  );
  for (const { id, allocated } of rows) {
    await query(trx, 'update bank_transactions set allocated = 0 where id = ?', [id]);
    await oweRefund(trx, { transferId: id, amount: Number(allocated), reason, payer });
  }
}
