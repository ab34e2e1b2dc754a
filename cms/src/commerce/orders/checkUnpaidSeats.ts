import type { Knex } from 'knex';
import { environment } from '../../platform/environment';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import type { OrderRecord } from './orderRecord';
import { seatKey, type SeatRequirement } from '../seats/seats';
import { orderTexts } from './texts';

/** Unpaid seats that a member may have of any item or option, even if the share is smaller. */
const SMALLEST_SHARE = 3;

type Line = OrderRecord['lines'][number];

interface UnpaidSeats {
  item: string;
  option: string;
  seats: number | string;
}

/**
 * Enforces the limits on a member's unpaid seats: in total, and per item and option. Only limited
 * capacities count. Call after `checkUnpaidLimits` has locked the member and `reserveSeats` has
 * written the capacities, and before the order's lines are inserted.
 * @throws HttpError 409 TooManyUnpaidSeats with the lines concerned
 */
export async function checkUnpaidSeats(
  trx: Knex,
  userId: number,
  order: OrderRecord,
  requirements: readonly SeatRequirement[],
): Promise<void> {
  const limited = requirements.filter(({ capacity }) => capacity !== null);
  if (order.payBefore === null || limited.length === 0) return;
  const unpaid = await readUnpaidSeats(trx, userId);
  const allowances = new Map(
    limited.map((requirement) => [keyOf(requirement), allowanceOf(requirement, unpaid)]),
  );
  const short = new Set(
    limited
      .filter((requirement) => requirement.quantity > (allowances.get(keyOf(requirement)) ?? 0))
      .map(keyOf),
  );
  const errors = order.lines.flatMap((line, index) => {
    const allowance = Math.min(
      ...keysOf(line).flatMap((key) => (short.has(key) ? [allowances.get(key) ?? 0] : [])),
    );
    if (allowance === Infinity) return [];
    return [
      { path: ['items', String(index), 'quantity'], message: orderTexts.payForSeats(allowance) },
    ];
  });
  if (errors.length > 0) {
    throw new HttpError(409, 'TooManyUnpaidSeats', orderTexts.tooManyOfItem, { errors });
  }
  const keys = new Set(limited.map(keyOf));
  const added = order.lines.filter((line) => keysOf(line).some((key) => keys.has(key)));
  checkTotal(sumOf(unpaid.map(({ seats }) => Number(seats))), sumOf(added.map(quantityOf)));
}

function checkTotal(unpaid: number, added: number): void {
  const limit = environment().unpaidSeatsPerMember;
  if (unpaid + added <= limit) return;
  const message = orderTexts.tooManyUnpaidSeats(limit, unpaid);
  throw new HttpError(409, 'TooManyUnpaidSeats', message);
}

/** Seats of limited items and options in the member's other unpaid orders. */
function readUnpaidSeats(trx: Knex, userId: number): Promise<UnpaidSeats[]> {
  return query<UnpaidSeats>(
    trx,
    `select l.item_document_id as item, coalesce(l.option_id, '') as option, sum(l.quantity) as seats
     from orders o join order_lines l on l.order_id = o.id
     where o.user_id = ? and o.order_status = 'pending_payment' and exists (
       select 1 from order_places p
       where p.item_id = l.item_document_id and p.capacity is not null
         and p.option_id in ('', coalesce(l.option_id, '')))
     group by l.item_document_id, coalesce(l.option_id, '')`,
    [userId],
  );
}

/** How many more seats of an item or option the member may reserve. */
function allowanceOf(
  { itemId, optionId, capacity }: SeatRequirement,
  unpaid: readonly UnpaidSeats[],
): number {
  const share = Math.floor(((capacity ?? 0) * environment().unpaidSharePercent) / 100);
  const own = unpaid.filter(
    ({ item, option }) => item === itemId && (optionId === '' || option === optionId),
  );
  const reserved = sumOf(own.map(({ seats }) => Number(seats)));
  return Math.max(0, Math.max(SMALLEST_SHARE, share) - reserved);
}

function keyOf({ itemId, optionId }: SeatRequirement): string {
  return seatKey(itemId, optionId);
}

function keysOf({ itemDocumentId, optionId }: Line): string[] {
  return [seatKey(itemDocumentId, ''), seatKey(itemDocumentId, optionId ?? '')];
}

function quantityOf({ quantity }: Line): number {
  return quantity;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
