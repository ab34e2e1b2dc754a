import type { Order } from '@/data/generated/types';
import type { Reply } from './callAs';
import type { TestApi } from './startApi';
import { insert } from './database';
import { addBuyer, type Buyer } from './members';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callApi, type ApiResponse } from './api';

let ordersAdded = 0;

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
  api: Pick<TestApi, 'sql'>,
  userId: number,
  { status, lines, placedAt = new Date(), paidAt }: SampleOrder,
): Promise<string> {
  ordersAdded += 1;
  const documentId = `order${ordersAdded}x${process.pid}`;
  const dates = { created_at: placedAt, updated_at: new Date(), published_at: placedAt };
  const amountOf = ({ amount = 1_000_000 }: SampleLine) => amount;
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const id = await insert(api, 'orders', {
    document_id: documentId,
    code: `DH${process.pid}${ordersAdded}`,
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
  api: Pick<TestApi, 'sql'>,
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
    new Date(),
    order,
  ]);
}

/** A code's use count: overall (`user` 0) or by one member. */
export async function usesOf(api: TestApi, discount: string, user = 0): Promise<number> {
  const [row] = await api.sql<{ used: number }>(
    'select used from discount_uses where discount_id = ? and user_id = ?',
    [discount, user],
  );
  return row?.used ?? 0;
}

export interface Line {
  kind: string;
  documentId: string;
  quantity: number;
  groupId?: string;
  optionId?: string;
}

/** An addUserOrder body with a new key. */
export function orderBody(items: readonly Line[], expectedTotal: number, changes: object = {}) {
  return {
    items,
    customer: {
      fullName: 'Nguyễn Văn Kiểm',
      email: 'kiem@example.com',
      phone: '0912345678',
      address: 'Phường Cửa Nam, Hà Nội',
    },
    expectedTotal,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

export type OrderBody = Order;

/** The body of any order call. */
export type OrderCall<Data = OrderBody> = Reply<Data>;

/** Tries again while too many others order the same item, as a buyer would. */
export async function placeOrder(
  api: TestApi,
  token: string,
  body: unknown,
): Promise<ApiResponse<OrderCall>> {
  for (;;) {
    const response = await callApi<OrderCall>(api, '/order/addUserOrder', { token, json: body });
    if (response.status !== 503 || response.body.error.name !== 'SeatsBusy') return response;
    await pause(Number(response.headers.get('retry-after')) * 1_000);
  }
}

interface CourseOrder {
  /** By default a new one. */
  buyer?: Buyer | undefined;
  quantity?: number;
  /** Of one seat. */
  price?: number;
}

/** Places an order for seats of a course. */
export async function orderCourse(
  api: TestApi,
  course: string,
  { buyer, quantity = 1, price = 1_000_000 }: CourseOrder = {},
): Promise<OrderBody> {
  const { token } = buyer ?? (await addBuyer(api));
  const line = { kind: 'course', documentId: course, quantity };
  return (await placeOrder(api, token, orderBody([line], quantity * price))).body.data;
}

export function cancelOrder(
  api: TestApi,
  token: string | undefined,
  id: unknown,
): Promise<ApiResponse<OrderCall>> {
  return callApi<OrderCall>(api, '/order/cancelUserOrder', { token, json: { id } });
}

/** The stored status of an order. */
export async function orderStatusOf(
  api: TestApi,
  { code }: Pick<OrderBody, 'code'>,
): Promise<string | undefined> {
  const [row] = await api.sql<{ order_status: string }>(
    'select order_status from orders where code = ?',
    [code],
  );
  return row?.order_status;
}

export async function setTakenSeats(
  api: TestApi,
  item: string,
  taken: number,
  option = '',
): Promise<void> {
  await api.sql(
    `insert into order_places (item_id, option_id, taken) values (?, ?, ?)
     on conflict (item_id, option_id) do update set taken = excluded.taken`,
    [item, option, taken],
  );
}

export async function takenSeats(api: TestApi, item: string, option = ''): Promise<number> {
  const [row] = await api.sql<{ taken: number }>(
    'select taken from order_places where item_id = ? and option_id = ?',
    [item, option],
  );
  return row?.taken ?? 0;
}
