import type { Knex } from 'knex';
import { environment } from '../../platform/environment';
import { HttpError } from '../../platform/errors/HttpError';
import { lockOpenMember } from '../../identity/auth/lockMember';
import type { OrderRecord } from './orderRecord';
import { countOrders } from './readOrders';
import { placeholders, query } from '../../platform/sql/query';
import { orderTexts } from './texts';

/** Seats of one free item across a member's active orders. */
export const FREE_SEATS = 10;

type Line = OrderRecord['lines'][number];

/**
 * Enforces the limits on unpaid orders and free seats, this order included. Call after inserting the
 * order's row and before its lines.
 * @throws HttpError 401 if the account was closed meanwhile, 409 TooManyUnpaidOrders, or
 * TooManyFreeSeats with the lines concerned
 */
export async function checkUnpaidLimits(
  trx: Knex,
  userId: number,
  order: OrderRecord,
): Promise<void> {
  const free = order.lines.filter(isFree);
  await lockOpenMember(trx, userId);
  if (order.payBefore !== null) await checkUnpaid(trx, userId);
  if (free.length > 0) await checkFree(trx, userId, order, free);
}

async function checkUnpaid(trx: Knex, userId: number): Promise<void> {
  const limit = environment().unpaidOrdersPerMember;
  const unpaid = await countOrders(trx, {
    where: "user_id = ? and order_status = 'pending_payment'",
    bindings: [userId],
  });
  if (unpaid <= limit) return;
  throw new HttpError(409, 'TooManyUnpaidOrders', orderTexts.tooManyUnpaid(limit));
}

async function checkFree(
  trx: Knex,
  userId: number,
  order: OrderRecord,
  free: readonly Line[],
): Promise<void> {
  const ordered = await readFree(trx, userId, [...new Set(free.map(itemOf))]);
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
async function readFree(
  trx: Knex,
  userId: number,
  items: readonly string[],
): Promise<Map<string, number>> {
  const rows = await query<{ item: string; held: number | string }>(
    trx,
    `select l.item_document_id as item, sum(l.quantity) as held
     from orders o join order_lines l on l.order_id = o.id
     where o.user_id = ? and o.order_status in ('pending_payment', 'paid', 'completed')
       and l.unit_price = 0 and l.item_document_id in (${placeholders(items.length)})
     group by l.item_document_id`,
    [userId, ...items],
  );
  return new Map(rows.map(({ item, held: ordered }) => [item, Number(ordered)]));
}

function isFree({ unitPrice }: Line): boolean {
  return unitPrice === 0;
}

function itemOf({ itemDocumentId }: Line): string {
  return itemDocumentId;
}
