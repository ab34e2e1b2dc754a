import type { Knex } from 'knex';
import type { OrderItemInput } from '../../generated/types';
import type { OrderRecord } from './orderRecord';
import { accountKey } from '../../platform/text/accountKey';
import { documentColumns } from '../../platform/sql/documentIds';
import { fromOpenMember } from '../../identity/auth/lockAccount';
import { placeholders, preparedQuery, type Row } from '../../platform/sql/query';
import type { Insertion } from '../../platform/sql/together';

export interface OrderOrigin {
  userId: number;
  idempotencyKey: string;
  requestHash: string;
  discount: { documentId: string; code: string } | null;
}

/**
 * Locks the member, then inserts the order's row: PostgreSQL waits here for the member's other orders,
 * also for one with the same key.
 * @returns null if the key or the code is in use, or the account was closed meanwhile
 */
export async function insertOrder(
  trx: Knex,
  order: OrderRecord,
  origin: OrderOrigin,
): Promise<number | null> {
  const entries = Object.entries(orderRow(order, origin));
  const [inserted] = await preparedQuery<{ id: number }>(
    trx,
    `insert into orders (${entries.map(([column]) => column).join(', ')})
     select ${placeholders(entries.length)} ${fromOpenMember(trx)}
     on conflict do nothing returning id`,
    [...entries.map(([, value]) => value), origin.userId],
  );
  return inserted?.id ?? null;
}

export function orderParts(id: number, order: OrderRecord): Insertion[] {
  return [
    { table: 'order_lines', rows: lineRows(id, order) },
    { table: 'order_status_changes', rows: historyRows(id, order) },
  ];
}

export function orderRow(order: OrderRecord, origin: OrderOrigin): Row {
  const { customer, invoice } = order;
  return {
    ...documentColumns(order.documentId, order.placedAt),
    code: order.code,
    order_status: order.status,
    placed_at: order.placedAt,
    pay_before: order.payBefore,
    subtotal: order.subtotal,
    discounts: JSON.stringify(order.discounts),
    total: order.total,
    item_count: order.lines.length,
    first_title: order.lines[0]?.title ?? '',
    user_id: origin.userId,
    customer_name: customer.fullName,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_address: customer.address,
    invoice_buyer: invoice?.buyer ?? null,
    invoice_name: invoice?.name ?? null,
    invoice_tax_code: invoice?.taxCode ?? null,
    invoice_address: invoice?.address ?? null,
    invoice_email: invoice?.email ?? null,
    invoice_purchase_order: invoice?.purchaseOrder ?? null,
    note: order.note,
    idempotency_key: origin.idempotencyKey,
    request_hash: origin.requestHash,
    discount_code: origin.discount?.code ?? null,
    discount_id: origin.discount?.documentId ?? null,
  };
}

export function lineRows(orderId: number, order: OrderRecord): Row[] {
  return order.lines.map((line, position) => ({
    ...documentColumns(line.documentId, order.placedAt),
    order_id: orderId,
    position,
    kind: line.kind,
    item_document_id: line.itemDocumentId,
    slug: line.slug,
    title: line.title,
    group_id: line.groupId,
    option_id: line.optionId,
    option_name: line.optionName,
    quantity: line.quantity,
    list_price: line.listPrice,
    unit_price: line.unitPrice,
    amount: line.amount,
  }));
}

/** Who attends, as named in the request; its items are in the sequence of the order's lines. */
export function attendeeRows(
  { lines, placedAt }: OrderRecord,
  items: readonly OrderItemInput[],
): Row[] {
  return lines.flatMap((line, index) =>
    (items[index]?.attendees ?? []).map(({ number, name, email }) => ({
      line_id: line.documentId,
      number,
      name,
      email: email ? accountKey(email) : null,
      named_at: placedAt,
    })),
  );
}

export function historyRows(orderId: number, order: OrderRecord): Row[] {
  return order.history.map((change) => ({
    ...documentColumns(change.documentId, change.at),
    order_id: orderId,
    order_status: change.status,
    changed_at: change.at,
    changed_by: change.by,
    note: change.note,
  }));
}
