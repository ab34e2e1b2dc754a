import type { TestApi } from '../server/startApi';
import { insert } from './orderFixtures';

let made = 0;

interface SampleLine {
  kind: 'course' | 'document' | 'seminar';
  item: string;
  quantity?: number;
  amount?: number;
}

interface SampleOrder {
  status: 'pending_payment' | 'paid' | 'completed' | 'cancelled' | 'refunded';
  lines: readonly SampleLine[];
  placedAt?: Date;
  /** Defaults to a minute after the order was placed. */
  paidAt?: Date;
}

/** Inserts an order, bypassing all rules; returns its documentId. */
export async function addOrder(
  api: TestApi,
  userId: number,
  { status, lines, placedAt = new Date(), paidAt }: SampleOrder,
): Promise<string> {
  made += 1;
  const documentId = `order${made}x${process.pid}`;
  const dates = { created_at: placedAt, updated_at: new Date(), published_at: placedAt };
  const amountOf = ({ amount = 1_000_000 }: SampleLine) => amount;
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const id = await insert(api, 'orders', {
    document_id: documentId,
    code: `DH${process.pid}${made}`,
    order_status: status,
    placed_at: placedAt,
    pay_before: new Date(placedAt.getTime() + 72 * 3_600_000),
    total,
    subtotal: total,
    discounts: '[]',
    item_count: lines.length,
    first_title: 'Dòng đầu',
    customer_name: 'Người Mua',
    customer_email: 'mua@example.com',
    customer_phone: '0912345678',
    user_id: userId,
    idempotency_key: documentId,
    request_hash: '',
    ...dates,
  });
  for (const [position, line] of lines.entries()) {
    const { kind, item, quantity = 1 } = line;
    await insert(api, 'order_lines', {
      document_id: `${documentId}l${position}`,
      order_id: id,
      position,
      kind,
      item_document_id: item,
      slug: item,
      title: `Tên của ${item}`,
      quantity,
      list_price: amountOf(line) / quantity,
      unit_price: amountOf(line) / quantity,
      amount: amountOf(line),
      ...dates,
    });
  }
  const paid = paidAt ?? new Date(placedAt.getTime() + 60_000);
  const wasPaid = status !== 'pending_payment' && status !== 'cancelled';
  if (wasPaid) await addChange(api, id, `${documentId}c`, 'paid', paid);
  if (status === 'refunded') await addChange(api, id, `${documentId}r`, status, new Date());
  return documentId;
}

async function addChange(
  api: TestApi,
  orderId: number,
  documentId: string,
  status: string,
  at: Date,
): Promise<void> {
  await insert(api, 'order_status_changes', {
    document_id: documentId,
    order_id: orderId,
    order_status: status,
    changed_at: at,
    changed_by: 'staff',
    created_at: at,
    updated_at: at,
    published_at: at,
  });
}

/** Changes an order's status as staff would, bypassing the panel. */
export async function setStatus(api: TestApi, order: string, status: string): Promise<void> {
  await api.sql('update orders set order_status = ?, updated_at = ? where document_id = ?', [
    status,
    api.database === 'sqlite' ? Date.now() : new Date(),
    order,
  ]);
}
