import { environment } from '../../platform/environment';
import { HttpError } from '../../platform/errors/HttpError';
import type { OrderRecord } from './orderRecord';
import { placeholders } from '../../platform/sql/query';
import type { Read } from '../../platform/sql/together';
import { orderTexts } from './texts';

/** Seats of one free item across a member's active orders. */
export const FREE_SEATS = 10;

type Line = OrderRecord['lines'][number];

interface FreeSeats {
  item: string;
  held: number | string;
}

/** What `checkUnpaidLimits` needs. Read it after inserting the order's row and before its lines. */
export function limitReads(userId: number, order: OrderRecord) {
  return {
    unpaid: order.payBefore === null ? null : unpaidRead(userId),
    free: freeRead(userId, order.lines.filter(isFree)),
  };
}

/**
 * Enforces the limits on unpaid orders and free seats, this order included.
 * @throws HttpError 409 TooManyUnpaidOrders, or TooManyFreeSeats with the lines concerned
 */
export function checkUnpaidLimits(
  order: OrderRecord,
  { unpaid, free }: { unpaid: readonly { id: number }[]; free: readonly FreeSeats[] },
): void {
  const limit = environment().unpaidOrdersPerMember;
  if (unpaid.length > limit) {
    throw new HttpError(409, 'TooManyUnpaidOrders', orderTexts.tooManyUnpaid(limit));
  }
  checkFree(order, new Map(free.map(({ item, held }) => [item, Number(held)])));
}

/** Reads only as many rows as prove that there are too many. */
function unpaidRead(userId: number): Read<{ id: number }> {
  return {
    sql: `select id from orders where user_id = ? and order_status = 'pending_payment'
      limit ${environment().unpaidOrdersPerMember + 1}`,
    bindings: [userId],
  };
}

function checkFree(order: OrderRecord, ordered: ReadonlyMap<string, number>): void {
  const free = order.lines.filter(isFree);
  const left = (item: string) => Math.max(0, FREE_SEATS - (ordered.get(item) ?? 0));
  const requested = (item: string) =>
    free.reduce((sum, line) => sum + (itemOf(line) === item ? line.quantity : 0), 0);
  const errors = order.lines.flatMap((line, index) => {
    const item = itemOf(line);
    if (!isFree(line) || requested(item) <= left(item)) return [];
    const message = orderTexts.tooManyFreeSeats(FREE_SEATS, left(item));
    return [{ path: ['items', String(index), 'quantity'], message }];
  });
  if (errors.length === 0) return;
  throw new HttpError(409, 'TooManyFreeSeats', orderTexts.tooManyFree, { errors });
}

/** Seats or copies of each free item in the member's active orders. */
function freeRead(userId: number, free: readonly Line[]): Read<FreeSeats> | null {
  const items = [...new Set(free.map(itemOf))];
  if (items.length === 0) return null;
  return {
    sql: `select l.item_document_id as item, sum(l.quantity) as held
     from orders o join order_lines l on l.order_id = o.id
     where o.user_id = ? and o.order_status in ('pending_payment', 'paid', 'completed')
       and l.unit_price = 0 and l.item_document_id in (${placeholders(items.length)})
     group by l.item_document_id`,
    bindings: [userId, ...items],
  };
}

function isFree({ unitPrice }: Line): boolean {
  return unitPrice === 0;
}

function itemOf({ itemDocumentId }: Line): string {
  return itemDocumentId;
}
