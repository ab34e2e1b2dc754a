import type { Knex } from 'knex';
import type { OrderLineRecord, OrderRecord, StatusChangeRecord } from './orderRecord';
import { placeholders, query, toDate, type Row, type Stamp } from '../../platform/sql/query';
import { rowReader, toNumber } from '../../platform/sql/rowReader';
import type { OrderStatus, QuoteDiscount } from '../../generated/types';

interface OrderRow {
  id: number;
  document_id: string;
  code: string;
  order_status: OrderStatus;
  placed_at: Stamp;
  pay_before: Stamp | null;
  subtotal: number | string;
  discounts: string | QuoteDiscount[] | null;
  total: number | string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  customer_address: string | null;
  invoice_buyer: 'person' | 'company' | null;
  invoice_name: string | null;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_email: string | null;
  invoice_purchase_order: string | null;
  note: string | null;
  request_hash: string;
  user_id: number | null;
}

const toLine = rowReader<OrderLineRecord>()(
  ['documentId', 'kind', 'itemDocumentId', 'slug', 'title', 'groupId', 'optionId', 'optionName'],
  { quantity: toNumber, listPrice: toNumber, unitPrice: toNumber, amount: toNumber },
);

const toChange = rowReader<StatusChangeRecord>()(['documentId', 'status', 'by', 'note'], {
  at: toDate,
});

type PartRow = Row & { order_id: number };

export interface OrderFilter {
  where: string;
  bindings: (string | number)[];
}

/** With its owner and the hash of the request that placed it. */
export interface StoredOrder {
  order: OrderRecord;
  /** Null if the account is gone. */
  userId: number | null;
  requestHash: string;
}

/** Whole orders, newest first, in three statements. `window` ends the select, e.g. a limit and offset. */
export async function readOrders(
  db: Knex,
  { where, bindings }: OrderFilter,
  window = '',
): Promise<StoredOrder[]> {
  const rows = await query<OrderRow>(
    db,
    `select id, document_id, code, order_status, placed_at, pay_before, subtotal, discounts, total,
            customer_name, customer_email, customer_phone, customer_address, invoice_buyer,
            invoice_name, invoice_tax_code, invoice_address, invoice_email,
            invoice_purchase_order, note, request_hash, user_id
     from orders where ${where} order by placed_at desc, id desc ${window}`,
    bindings,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await readLines(db, ids);
  const changes = await readChanges(db, ids);
  return rows.map((row) => ({
    order: toOrder(
      row,
      lines.filter((line) => line.order_id === row.id).map(toLine),
      changes.filter((change) => change.order_id === row.id).map(toChange),
    ),
    userId: row.user_id,
    requestHash: row.request_hash,
  }));
}

export async function countOrders(db: Knex, { where, bindings }: OrderFilter): Promise<number> {
  const [row] = await query<{ total: number | string }>(
    db,
    `select count(*) as total from orders where ${where}`,
    bindings,
  );
  return Number(row?.total ?? 0);
}

function readLines(db: Knex, orderIds: readonly number[]): Promise<PartRow[]> {
  return query<PartRow>(
    db,
    `select order_id, document_id, kind, item_document_id, slug, title, group_id, option_id,
            option_name, quantity, list_price, unit_price, amount
     from order_lines where order_id in (${placeholders(orderIds.length)}) order by order_id, position`,
    orderIds,
  );
}

function readChanges(db: Knex, orderIds: readonly number[]): Promise<PartRow[]> {
  return query<PartRow>(
    db,
    `select order_id, document_id, order_status as status, changed_at as at, changed_by as by, note
     from order_status_changes where order_id in (${placeholders(orderIds.length)})
     order by order_id, changed_at, id`,
    orderIds,
  );
}

function toOrder(
  row: OrderRow,
  lines: OrderLineRecord[],
  history: StatusChangeRecord[],
): OrderRecord {
  return {
    documentId: row.document_id,
    code: row.code,
    status: row.order_status,
    placedAt: toDate(row.placed_at),
    payBefore: row.pay_before === null ? null : toDate(row.pay_before),
    subtotal: Number(row.subtotal),
    discounts: readDiscounts(row.discounts),
    total: Number(row.total),
    customer: {
      fullName: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      address: row.customer_address,
    },
    invoice: row.invoice_buyer && {
      buyer: row.invoice_buyer,
      name: row.invoice_name ?? '',
      taxCode: row.invoice_tax_code,
      address: row.invoice_address ?? '',
      email: row.invoice_email ?? '',
      purchaseOrder: row.invoice_purchase_order,
    },
    note: row.note,
    lines,
    history,
  };
}

function readDiscounts(value: OrderRow['discounts']): QuoteDiscount[] {
  return typeof value === 'string' ? (JSON.parse(value) as QuoteDiscount[]) : (value ?? []);
}
