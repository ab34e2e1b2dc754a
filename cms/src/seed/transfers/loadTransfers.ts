import type { Knex } from 'knex';
import { orderUrl } from '../../commerce/orders/orderNotifications';
import type { RefundReason, TransferProvider } from '../../generated/types';
import { documentColumns } from '../../platform/sql/documentColumns';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, toDate, type Row } from '../../platform/sql/query';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SampleOrder {
  document_id: string;
  code: string;
  total: number | string;
  user_id: number | null;
  customer_email: string;
  placed_at: number | string | Date;
}

interface SampleTransfer {
  at: Date;
  amount: number;
  description: string;
  provider: TransferProvider;
  order?: SampleOrder;
  allocated?: number;
  /** The refund of the amount that no order took. */
  refund?: { reason: RefundReason; sent: boolean };
}

const unmatched = [
  ['NGUYEN THI MINH CHAU chuyen tien hoc CIA', 4_500_000, 'sepay'],
  ['CONG TY CP DAU TU HOANG LONG TT hoc phi 2 nguoi', 9_000_000, 'statement'],
  ['MBVCB.7719283746.ck.CT tu 0451000234567 TRAN QUOC BAO', 1_200_000, 'sepay'],
  ['PHAM HONG NHUNG dong phi', 850_000, 'casso'],
] as const;

/** Realistic transfers of recent orders, before `day`: unclear, late, duplicated, too large. */
export async function loadTransfers(trx: Knex.Transaction, day: Date): Promise<void> {
  const paid = await readOrders(trx, "('paid', 'completed')", 4);
  const cancelled = await readOrders(trx, "('cancelled')", 2);
  const transfers: SampleTransfer[] = [
    ...unmatched.map(([description, amount, provider], index) => ({
      at: new Date(day.getTime() - (index + 1) * DAY_MS + 9 * HOUR_MS),
      amount,
      description,
      provider,
    })),
    ...paid.flatMap(paymentsOf),
    ...cancelled.map(lateOf),
  ];
  for (const [index, transfer] of transfers.entries()) await insertTransfer(trx, transfer, index);
}

function readOrders(trx: Knex, statuses: string, count: number): Promise<SampleOrder[]> {
  return query<SampleOrder>(
    trx,
    `select document_id, code, total, user_id, customer_email, placed_at from orders
     where order_status in ${statuses} and total > 0 order by placed_at desc, id desc limit ${count}`,
  );
}

const after = ({ placed_at: placed }: SampleOrder, hours: number) =>
  new Date(toDate(placed).getTime() + hours * HOUR_MS);

/** Every other one pays twice, the others too much. */
function paymentsOf(order: SampleOrder, index: number): SampleTransfer[] {
  const total = Number(order.total);
  const sent = index > 1;
  const provider = 'sepay';
  const description = `CT DEN ${order.code} thanh toan`;
  const exact = { at: after(order, 2), amount: total, allocated: total, provider, order } as const;
  if (index % 2 === 1) {
    const refund = { reason: 'excess', sent } as const;
    return [{ ...exact, amount: total + 50_000, description, refund }];
  }
  const again = { at: after(order, 3), amount: total, allocated: 0 };
  return [
    { ...exact, description },
    { ...exact, ...again, description, refund: { reason: 'double', sent } },
  ];
}

function lateOf(order: SampleOrder, index: number): SampleTransfer {
  return {
    at: after(order, 5),
    amount: Number(order.total),
    description: `${order.code} hoc phi`,
    provider: 'payos',
    order,
    refund: { reason: 'late', sent: index > 0 },
  };
}

async function insertTransfer(
  trx: Knex,
  { at, amount, description, provider, order, allocated = 0, refund }: SampleTransfer,
  index: number,
): Promise<void> {
  const transactionId = `FT${String(26_300_000_000 + index * 7919)}`;
  const isMatched = order !== undefined;
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'bank_transactions',
    [
      {
        ...documentColumns(newDocumentId(), at),
        provider,
        transaction_id: transactionId,
        reference: transactionId,
        state: isMatched ? 'confirmed' : 'needs_review',
        reason: isMatched ? (refund?.reason ?? null) : 'unknown_purpose',
        code: order?.code ?? null,
        amount,
        allocated,
        description,
        banked_at: at,
        received_at: at,
      },
    ],
    'returning id',
  );
  if (!inserted) return;
  await insertRows(trx, 'bank_transaction_sources', [
    { provider, transaction_id: transactionId, bank_transaction_id: inserted.id },
  ]);
  if (order && allocated > 0) {
    await insertRows(trx, 'bank_transaction_allocations', [
      { bank_transaction_id: inserted.id, code: order.code, amount: allocated },
    ]);
  }
  if (!order || !refund) return;
  await insertRows(trx, 'refunds', [
    refundRow(inserted.id, { at, amount: amount - allocated, order, refund }),
  ]);
}

function refundRow(
  transferId: number,
  {
    at,
    amount,
    order,
    refund,
  }: Required<Pick<SampleTransfer, 'at' | 'amount' | 'order' | 'refund'>>,
): Row {
  const sentAt = new Date(at.getTime() + DAY_MS);
  return {
    ...documentColumns(newDocumentId(), at),
    bank_transaction_id: transferId,
    user_id: order.user_id,
    email: order.customer_email,
    url: orderUrl({ documentId: order.document_id }),
    code: order.code,
    amount,
    reason: refund.reason,
    state: refund.sent ? 'sent' : 'owed',
    owed_at: at,
    sent_at: refund.sent ? sentAt : null,
    sent_by: refund.sent ? 'Phòng Tài chính' : null,
    sent_reference: refund.sent ? `FT${String(26_310_000_000 + transferId)}` : null,
  };
}
