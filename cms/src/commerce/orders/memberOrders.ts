import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { paginationOf, readPage } from '../../platform/query/readValues';
import { changeOrderStatus } from './changeOrderStatus';
import { orderResponse, type OrderResponse } from './orderResponse';
import type { OrderRecord } from './orderRecord';
import { isOrderStatus } from './orderStatus';
import { readBankAccount, readReceived } from '../billing/payment';
import { queueForSeats } from '../seats/queueForSeats';
import { countOrders, readOrders, type OrderFilter } from './readOrders';
import { orderTexts } from './texts';
import { eventOfOption, readEvents } from '../../events/tickets/events';
import type { Pagination } from '../../generated/types';

type Parameters = Record<string, unknown>;

interface OrderPage {
  data: OrderResponse[];
  meta: { pagination: Pagination };
}

/** Newest first. @throws HttpError 400 for a bad page or status */
export async function listOrders(
  strapi: Core.Strapi,
  userId: number,
  parameters: Parameters,
): Promise<OrderPage> {
  const page = readPage(parameters.page);
  const filter = ordersOf(userId, parameters.status);
  const db = strapi.db.connection;
  const total = await countOrders(db, filter);
  const offset = (page - 1) * limits.shortPage;
  const stored =
    offset < total
      ? await readOrders(db, filter, `limit ${limits.shortPage} offset ${offset}`)
      : [];
  return {
    data: await toOrderResponses(
      strapi,
      stored.map(({ order }) => order),
    ),
    meta: { pagination: paginationOf(page, limits.shortPage, total) },
  };
}

/** @throws HttpError 400 without an id; 404 for an order that is missing or another member's */
export async function findOrder(
  strapi: Core.Strapi,
  userId: number,
  { id }: Parameters,
): Promise<OrderResponse> {
  if (id === undefined || id === '') throw badField('id', orderTexts.idNeeded);
  if (typeof id !== 'string') throw notFound();
  return toOrderResponse(strapi, await requireOwnOrder(strapi, userId, id));
}

/**
 * Cancels a member's unpaid order; does nothing if it is already cancelled.
 * @throws HttpError 404 for an order that is missing or another member's; 409 with the status if it
 * has changed; 503 as in `queueForSeats`
 */
export async function cancelOrder(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<OrderResponse> {
  const { lines } = await requireOwnOrder(strapi, userId, id);
  const items = lines.map(({ kind, itemDocumentId }) => ({ kind, documentId: itemDocumentId }));
  try {
    await queueForSeats(items, () =>
      changeOrderStatus(strapi, { order: id, to: 'cancelled', by: 'buyer' }),
    );
  } catch (error) {
    if (!isCancelled(error)) throw error;
  }
  return findOrder(strapi, userId, { id });
}

/** It was cancelled before, or by a concurrent call. */
function isCancelled(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 409) return false;
  return (error.details as { status?: unknown }).status === 'cancelled';
}

async function requireOwnOrder(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<OrderRecord> {
  if (!/^[a-z0-9]{1,64}$/i.test(id)) throw notFound();
  // Ownership is checked here: filtering by both, SQLite would scan all of the member's orders.
  const [stored] = await readOrders(strapi.db.connection, {
    where: 'document_id = ?',
    bindings: [id],
  });
  if (stored?.userId !== userId) throw notFound();
  return stored.order;
}

async function toOrderResponses(
  strapi: Core.Strapi,
  orders: readonly OrderRecord[],
): Promise<OrderResponse[]> {
  const account = await accountFor(strapi, orders);
  const received = await readReceived(strapi.db.connection, orders);
  return orders.map((order) => orderResponse(order, account, received.get(order.code)));
}

export async function toOrderResponse(
  strapi: Core.Strapi,
  order: OrderRecord,
): Promise<OrderResponse> {
  const account = await accountFor(strapi, [order]);
  const received = await readReceived(strapi.db.connection, [order]);
  return orderResponse(order, account, received.get(order.code));
}

async function accountFor(strapi: Core.Strapi, orders: readonly OrderRecord[]) {
  const unpaid = orders.some(({ status }) => status === 'pending_payment');
  return unpaid ? readBankAccount(strapi, strapi.db.connection) : null;
}

function ordersOf(userId: number, status: unknown): OrderFilter {
  if (status === undefined || status === '') {
    return { where: 'user_id = ?', bindings: [userId] };
  }
  if (!isOrderStatus(status)) throw badField('status', orderTexts.statusInvalid);
  return { where: 'user_id = ? and order_status = ?', bindings: [userId, status] };
}

function notFound(): HttpError {
  return new HttpError(404, 'NotFoundError', orderTexts.notFound);
}

type WithMeetings = Omit<OrderResponse, 'lines'> & {
  lines: (OrderResponse['lines'][number] & { meetingUrl: string | null })[];
};

/** Adds the meeting URLs of the options bought to paid orders. */
export async function withMeetingUrls(
  strapi: Core.Strapi,
  order: OrderResponse,
): Promise<WithMeetings> {
  const isPaid = order.status === 'paid' || order.status === 'completed';
  const seminars = isPaid ? order.lines.filter(({ kind }) => kind === 'seminar') : [];
  const ids = [...new Set(seminars.map(({ itemDocumentId }) => itemDocumentId))];
  const events = await readEvents(strapi.db.connection, ids);
  const lines = order.lines.map((line) => {
    const event = events.get(line.itemDocumentId);
    const meetingUrl = event ? eventOfOption(event, line.optionId).location.meetingUrl : null;
    return { ...line, meetingUrl };
  });
  return { ...order, lines };
}
