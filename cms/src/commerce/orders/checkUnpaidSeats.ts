import { environment } from '../../platform/environment';
import { HttpError } from '../../platform/errors/HttpError';
import type { Read } from '../../platform/sql/together';
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
  /** As the last order of the item wrote it; null for unlimited. */
  item_capacity: number | null;
  option_capacity: number | null;
}

/**
 * What `checkUnpaidSeats` needs: the seats in the member's other unpaid orders. Read it under the
 * member's lock and before the order's lines are inserted.
 */
export function unpaidSeatsRead(
  userId: number,
  order: OrderRecord,
  requirements: readonly SeatRequirement[],
): Read<UnpaidSeats> | null {
  if (order.payBefore === null || limitedOf(requirements).length === 0) return null;
  return {
    sql: `select l.item_document_id as item, coalesce(l.option_id, '') as option,
             sum(l.quantity) as seats, max(item.capacity) as item_capacity,
             max(choice.capacity) as option_capacity
      from orders o join order_lines l on l.order_id = o.id
      left join order_places item on item.item_id = l.item_document_id and item.option_id = ''
      left join order_places choice on choice.item_id = l.item_document_id and choice.option_id = l.option_id
      where o.user_id = ? and o.order_status = 'pending_payment'
      group by l.item_document_id, coalesce(l.option_id, '')`,
    bindings: [userId],
  };
}

/**
 * Enforces the limits on a member's unpaid seats: in total, and per item and option. Only limited
 * capacities count.
 * @param found as `unpaidSeatsRead` reads them
 * @throws HttpError 409 TooManyUnpaidSeats with the lines concerned
 */
export function checkUnpaidSeats(
  order: OrderRecord,
  requirements: readonly SeatRequirement[],
  found: readonly UnpaidSeats[],
): void {
  const limited = limitedOf(requirements);
  if (order.payBefore === null || limited.length === 0) return;
  const unpaid = found.filter((seats) => isLimited(seats, requirements));
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

function limitedOf(requirements: readonly SeatRequirement[]): SeatRequirement[] {
  return requirements.filter(({ capacity }) => capacity !== null);
}

/** By the current capacity of what this order requires, else by the one last written. */
function isLimited(
  { item, option, item_capacity: ofItem, option_capacity: ofOption }: UnpaidSeats,
  requirements: readonly SeatRequirement[],
): boolean {
  const current = new Map(requirements.map((each) => [keyOf(each), each.capacity]));
  const capacityOf = (optionId: string, written: number | null) => {
    const capacity = current.get(seatKey(item, optionId));
    return capacity === undefined ? written : capacity;
  };
  return capacityOf('', ofItem) !== null || capacityOf(option, ofOption) !== null;
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
