import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { startOfDay } from '@iia/shared/dates';
import { historyRows, lineRows, orderRow } from '../../commerce/orders/insertOrder';
import { newOrderRecord, type OrderRecord } from '../../commerce/orders/orderRecord';
import type { ItemKind, OrderStatus } from '../../generated/types';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import type { OrderLineValues } from './columns';
import type { Buyer } from './planOrders';
import type { SoldItem } from './readSoldItems';

export interface PlannedOrder {
  code: string;
  buyer: Buyer;
  lines: readonly { values: OrderLineValues; item: SoldItem | null }[];
  digest: string;
  /** Null for an order that was not imported before. */
  stored: { id: number; documentId: string } | null;
}

const NOTE = 'Chuyển từ hệ thống cũ.';

/**
 * Writes orders without seats, emails, notifications and payments. `imported_at` marks them: their
 * status never changes here (`changeOrderStatus`), so no seats are released that were never reserved.
 */
export async function writeOrders(
  trx: Knex.Transaction,
  planned: readonly PlannedOrder[],
  now: Date,
): Promise<void> {
  for (const plan of planned) {
    const order = recordOf(plan);
    const id = plan.stored
      ? await replaceOrder(trx, plan.stored.id, rowOf(order, plan, now))
      : await addOrder(trx, rowOf(order, plan, now));
    await insertRows(trx, 'order_lines', lineRows(id, order));
    await insertRows(trx, 'order_status_changes', historyRows(id, order));
  }
}

type OrderRow = ReturnType<typeof rowOf>;

async function addOrder(trx: Knex, row: OrderRow): Promise<number> {
  const [added] = await insertRows<{ id: number }>(trx, 'orders', row, 'returning id');
  if (!added) throw new Error('The order was not inserted.');
  return added.id;
}

async function replaceOrder(trx: Knex, id: number, row: OrderRow): Promise<number> {
  await query(trx, 'delete from order_lines where order_id = ?', [id]);
  await query(trx, 'delete from order_status_changes where order_id = ?', [id]);
  const columns = Object.keys(row).map((column) => `${column} = ?`);
  await query(trx, `update orders set ${columns.join(', ')} where id = ?`, [
    ...Object.values(row),
    id,
  ]);
  return id;
}

function rowOf(order: OrderRecord, { buyer, digest }: PlannedOrder, now: Date) {
  const { documentId } = order;
  return {
    ...orderRow(order, {
      userId: buyer.id,
      idempotencyKey: documentId,
      requestHash: digest,
      discount: null,
    }),
    imported_at: now,
  };
}

function recordOf({ code, buyer, lines, stored }: PlannedOrder): OrderRecord {
  const first = lines[0]?.values;
  if (!first) throw new Error(`Order ${code} has no lines.`);
  const priced = lines.map(({ values, item }) => {
    const quantity = values.quantity ?? 1;
    const { kind, unitPrice } = values as OrderLineValues & { kind: ItemKind };
    return {
      kind,
      documentId: item?.documentId ?? idOfUnknown(kind, values.title),
      // No page shows it.
      slug: item?.slug ?? '',
      title: values.title,
      groupId: null,
      optionId: null,
      optionName: null,
      quantity,
      listPrice: unitPrice,
      unitPrice,
      amount: quantity * unitPrice,
    };
  });
  const subtotal = priced.reduce((total, { amount }) => total + amount, 0);
  const total = first.total ?? subtotal;
  const discount = subtotal - total;
  const record = newOrderRecord(
    {
      code,
      status: first.status as OrderStatus,
      placedAt: startOfDay(first.placedOn),
      payBefore: null,
      customer: {
        fullName: first.fullName ?? buyer.full_name ?? '',
        email: buyer.email,
        phone: first.phone ?? buyer.phone ?? '',
        address: first.address,
      },
      invoice: invoiceOf(first, buyer),
      note: first.note,
      quote: {
        subtotal,
        total,
        discounts: discount > 0 ? [{ type: 'code', label: 'Giảm giá', amount: discount }] : [],
        lines: priced,
      },
      history: historyOf(first),
    },
    newDocumentId,
  );
  return stored ? { ...record, documentId: stored.documentId } : record;
}

function invoiceOf(
  { invoiceName, invoiceTaxCode, invoiceAddress }: OrderLineValues,
  { email }: Buyer,
): OrderRecord['invoice'] {
  if (invoiceName === null) return null;
  return {
    buyer: invoiceTaxCode === null ? 'person' : 'company',
    name: invoiceName,
    taxCode: invoiceTaxCode,
    address: invoiceAddress ?? '',
    email,
    purchaseOrder: null,
  };
}

function historyOf({ status, placedOn, paidOn }: OrderLineValues) {
  const placed = startOfDay(placedOn);
  const paid = startOfDay(paidOn ?? placedOn);
  const steps: [OrderStatus, Date][] = [['pending_payment', placed]];
  if (status !== 'cancelled') steps.push(['paid', paid]);
  if (status !== 'paid') steps.push([status as OrderStatus, paid]);
  return steps.map(([reached, at]) => ({ status: reached, at, by: 'system' as const, note: NOTE }));
}

/** The same for each order of an item that this site does not have; matches no document. */
const idOfUnknown = (kind: ItemKind, title: string): string =>
  `cu${createHash('sha256').update(`${kind} ${title}`).digest('hex').slice(0, 22)}`;
