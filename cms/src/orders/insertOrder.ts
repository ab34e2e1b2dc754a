import type { Knex } from 'knex';
import { newDocumentId } from '../platform/sql/documentIds';
import { releasesPlaces } from './orderStatus';
import { paymentDue } from '../billing/payment';
import { newOrderRecord, type OrderDraft, type OrderRecord } from './orderRecord';
import { sumPlaces } from '../places/places';
import { documentColumns } from '../platform/sql/documentColumns';
import { insertPair, insertRows, type Row } from '../platform/sql/query';

export interface OrderOrigin {
  userId: number;
  idempotencyKey: string;
  requestHash: string;
  discount: { documentId: string; code: string } | null;
}

export type SampleOrder = Omit<OrderDraft, 'payBefore'> & { userId: number };

/** Null if the key or code is taken; PostgreSQL first waits for a transaction holding the same. */
export async function insertOrder(
  trx: Knex,
  order: OrderRecord,
  origin: OrderOrigin,
): Promise<number | null> {
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'orders',
    [orderRow(order, origin)],
    'on conflict do nothing returning id',
  );
  return inserted?.id ?? null;
}

export async function insertOrderParts(trx: Knex, id: number, order: OrderRecord): Promise<void> {
  await insertPair(
    trx,
    { table: 'order_lines', rows: lineRows(id, order) },
    { table: 'order_status_changes', rows: historyRows(id, order) },
  );
}

/** Inserts past orders and counts their places, without checking limits. Call in a transaction. */
export async function insertSampleOrders(
  trx: Knex,
  samples: readonly SampleOrder[],
): Promise<void> {
  const batch = 20;
  for (let from = 0; from < samples.length; from += batch) {
    const orders = samples.slice(from, from + batch).map(({ userId, ...draft }) => ({
      userId,
      order: newOrderRecord(
        { ...draft, payBefore: draft.quote.total > 0 ? paymentDue(draft.placedAt) : null },
        newDocumentId,
      ),
    }));
    const inserted = await insertRows<{ id: number; document_id: string }>(
      trx,
      'orders',
      orders.map(({ userId, order }) =>
        orderRow(order, {
          userId,
          idempotencyKey: order.documentId,
          requestHash: '',
          discount: null,
        }),
      ),
      'returning id, document_id',
    );
    const ids = new Map(inserted.map(({ id, document_id: documentId }) => [documentId, id]));
    const idOf = (order: OrderRecord) => ids.get(order.documentId) ?? 0;
    const records = orders.map(({ order }) => order);
    await insertRows(
      trx,
      'order_lines',
      records.flatMap((order) => lineRows(idOf(order), order)),
    );
    await insertRows(
      trx,
      'order_status_changes',
      records.flatMap((order) => historyRows(idOf(order), order)),
    );
    await addPlaces(trx, records);
  }
}

async function addPlaces(trx: Knex, orders: readonly OrderRecord[]): Promise<void> {
  const holding = orders.filter(({ status }) => !releasesPlaces(status));
  const lines = holding.flatMap((order) => order.lines.map(placeHolder));
  const rows = sumPlaces(lines).map(({ itemId, optionId, quantity }) => ({
    item_id: itemId,
    option_id: optionId,
    taken: quantity,
  }));
  if (rows.length === 0) return;
  await insertRows(
    trx,
    'order_places',
    rows,
    'on conflict (item_id, option_id) do update set taken = order_places.taken + excluded.taken',
  );
}

/** The line in the shape place counting expects. */
export function placeHolder({
  kind,
  itemDocumentId,
  optionId,
  quantity,
}: OrderRecord['lines'][number]) {
  return { kind, itemId: itemDocumentId, optionId, quantity };
}

function orderRow(order: OrderRecord, origin: OrderOrigin): Row {
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
    note: order.note,
    idempotency_key: origin.idempotencyKey,
    request_hash: origin.requestHash,
    discount_code: origin.discount?.code ?? null,
    discount_id: origin.discount?.documentId ?? null,
  };
}

function lineRows(orderId: number, order: OrderRecord): Row[] {
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

function historyRows(orderId: number, order: OrderRecord): Row[] {
  return order.history.map((change) => ({
    ...documentColumns(change.documentId, change.at),
    order_id: orderId,
    order_status: change.status,
    changed_at: change.at,
    changed_by: change.by,
    note: change.note,
  }));
}
