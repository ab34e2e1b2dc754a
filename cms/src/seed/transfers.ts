import { HOUR_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { orderUrl } from '../commerce/orders/orderNotifications';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query, toDate, type Stamp } from '../platform/sql/query';
import type { Shop, Transfer } from './activityFile';

interface OrderRow {
  document_id: string;
  code: string;
  total: number | string;
  user_id: number | null;
  customer_email: string;
  placed_at: Stamp;
}

/** @param ending the last characters of its code */
export async function readOrder(trx: Knex, ending: string): Promise<OrderRow> {
  const [order] = await query<OrderRow>(
    trx,
    `select document_id, code, total, user_id, customer_email, placed_at from orders
     where code like ?`,
    [`DH__${ending}`],
  );
  if (!order) throw new Error(`cms/sample/members: there is no order "${ending}".`);
  return order;
}

export async function loadTransfer(
  { trx, at }: Shop,
  transfer: Transfer,
  index: number,
): Promise<void> {
  const { from: provider, refund, more = 0, hours = 0 } = transfer;
  const order = transfer.order === undefined ? null : await readOrder(trx, transfer.order);
  const total = Number(order?.total ?? 0);
  const bankedAt = order
    ? new Date(toDate(order.placed_at).getTime() + hours * HOUR_MS)
    : at(transfer.at ?? '');
  const amount = transfer.amount ?? total + more;
  const allocated = refund && refund !== 'excess' ? 0 : total;
  const transactionId = `FT${String(26_300_000_000 + index * 7919)}`;
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'bank_transactions',
    {
      ...documentColumns(newDocumentId(), bankedAt),
      provider,
      transaction_id: transactionId,
      reference: transactionId,
      state: order ? 'confirmed' : 'needs_review',
      reason: order ? (refund ?? null) : 'unknown_purpose',
      code: order?.code ?? null,
      amount,
      allocated,
      description: transfer.text.replace('…', order?.code ?? ''),
      banked_at: bankedAt,
      received_at: bankedAt,
    },
    'returning id',
  );
  const id = inserted?.id ?? 0;
  await insertRows(trx, 'bank_transaction_sources', {
    provider,
    transaction_id: transactionId,
    bank_transaction_id: id,
  });
  if (order && allocated > 0) {
    await insertRows(trx, 'bank_transaction_allocations', {
      bank_transaction_id: id,
      code: order.code,
      amount: allocated,
    });
  }
  if (!order || !refund) return;
  const sent = transfer.sent && {
    sent_at: new Date(bankedAt.getTime() + 24 * HOUR_MS),
    sent_by: 'Phòng Tài chính',
    sent_reference: `FT${String(26_310_000_000 + id)}`,
  };
  await insertRows(trx, 'refunds', {
    ...documentColumns(newDocumentId(), bankedAt),
    bank_transaction_id: id,
    user_id: order.user_id,
    email: order.customer_email,
    url: orderUrl({ documentId: order.document_id }),
    code: order.code,
    amount: amount - allocated,
    reason: refund,
    state: sent ? 'sent' : 'owed',
    owed_at: bankedAt,
    ...sent,
  });
}
