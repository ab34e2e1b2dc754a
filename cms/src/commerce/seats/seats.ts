import type { Knex } from 'knex';
import { insertRows, query } from '../../platform/sql/query';
import { insertTogether, type Insertion } from '../../platform/sql/together';
import type { ItemKind } from '../../generated/types';
import type { TakenSeats } from './readTakenSeats';
import type { SelectedItem } from './items';
import { tagsOf } from '../../platform/purge/purgeContent';
import { purgeTags } from '../../platform/purge/purgeTags';

/** Seats required of an item, or of one option (`optionId` '' for the item). */
export interface SeatRequirement {
  itemId: string;
  optionId: string;
  quantity: number;
  capacity: number | null;
}

/** An entry of `details.items` in a NoSeatsLeft response. */
export interface ShortLine {
  documentId: string;
  optionId: string | null;
  seatsLeft: number;
}

interface SeatHolder {
  kind: ItemKind;
  itemId: string;
  optionId: string | null;
  quantity: number;
}

/** Totals by item and option, sorted so that seats are always locked in the same order. */
export function sumSeats(lines: readonly SeatHolder[]): Omit<SeatRequirement, 'capacity'>[] {
  const sums = new Map<string, Omit<SeatRequirement, 'capacity'>>();
  const add = (itemId: string, optionId: string, quantity: number) => {
    const key = seatKey(itemId, optionId);
    const sum = sums.get(key) ?? { itemId, optionId, quantity: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + quantity });
  };
  for (const { kind, itemId, optionId, quantity } of lines) {
    if (kind === 'document') continue;
    add(itemId, '', quantity);
    if (optionId !== null) add(itemId, optionId, quantity);
  }
  return [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
}

export function seatRequirements(items: readonly SelectedItem[]): SeatRequirement[] {
  const capacities = new Map<string, number | null>();
  const holders = items.map(({ item, option, quantity }) => {
    capacities.set(seatKey(item.documentId, ''), item.capacity);
    if (option) capacities.set(seatKey(item.documentId, option.id), option.capacity);
    return {
      kind: item.kind,
      itemId: item.documentId,
      optionId: option?.id ?? null,
      quantity,
    };
  });
  return sumSeats(holders).map((sum) => ({
    ...sum,
    capacity: capacities.get(seatKey(sum.itemId, sum.optionId)) ?? null,
  }));
}

/** @returns false if seats ran out; the transaction must then be rolled back */
export async function reserveSeats(
  trx: Knex,
  requirements: readonly SeatRequirement[],
): Promise<boolean> {
  if (exceedsCapacity(requirements)) return false;
  const [reserved] = await insertTogether(trx, [seatReservation(requirements)]);
  return reserved === requirements.length;
}

/**
 * Reserves seats. Check and increment are one conditional statement, so two orders cannot take the
 * same seat: fewer rows than requirements are written if seats ran out, and the transaction must then
 * be rolled back. Requires `exceedsCapacity` to be false.
 */
export function seatReservation(requirements: readonly SeatRequirement[]): Insertion {
  return {
    table: 'order_places',
    rows: requirements.map(({ itemId, optionId, quantity, capacity }) => ({
      item_id: itemId,
      option_id: optionId,
      taken: quantity,
      capacity,
    })),
    ending: `on conflict (item_id, option_id) do update
     set taken = order_places.taken + excluded.taken, capacity = excluded.capacity
     where excluded.capacity is null or order_places.taken + excluded.taken <= excluded.capacity`,
  };
}

/** Whether more seats are required than there are, reserved or not. */
export function exceedsCapacity(requirements: readonly SeatRequirement[]): boolean {
  return requirements.some(({ quantity, capacity }) => capacity !== null && quantity > capacity);
}

/**
 * Locks the items' seats until the transaction ends: concurrent reservations and releases, also of
 * their options, wait. In the order of `reserveSeats`, to avoid deadlocks.
 */
export async function lockSeats(trx: Knex, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)].sort();
  if (ids.length === 0) return;
  await insertRows(
    trx,
    'order_places',
    ids.map((id) => ({ item_id: id, option_id: '', taken: 0 })),
    'on conflict (item_id, option_id) do update set taken = order_places.taken',
  );
}

export async function releaseSeats(trx: Knex, lines: readonly SeatHolder[]): Promise<void> {
  for (const { itemId, optionId, quantity } of sumSeats(lines)) {
    await query(
      trx,
      'update order_places set taken = taken - ? where item_id = ? and option_id = ?',
      [quantity, itemId, optionId],
    );
  }
}

export function shortLines(
  items: readonly SelectedItem[],
  taken: ReadonlyMap<string, TakenSeats>,
): ShortLine[] {
  const short = new Set<string>();
  const left = new Map<string, number>();
  for (const { itemId, optionId, quantity, capacity } of seatRequirements(items)) {
    if (capacity === null) continue;
    const item = taken.get(itemId);
    const used = (optionId === '' ? item?.taken : item?.options.get(optionId)) ?? 0;
    const key = seatKey(itemId, optionId);
    left.set(key, Math.max(0, capacity - used));
    if (used + quantity > capacity) short.add(key);
  }
  return items.flatMap(({ item: { documentId }, option }) => {
    const keys = [seatKey(documentId, ''), ...(option ? [seatKey(documentId, option.id)] : [])];
    if (!keys.some((key) => short.has(key))) return [];
    const seatsLeft = Math.min(...keys.map((key) => left.get(key) ?? Infinity));
    return [{ documentId, optionId: option?.id ?? null, seatsLeft }];
  });
}

export function seatKey(itemId: string, optionId: string): string {
  return `${itemId} ${optionId}`;
}

export function purgeItemPages(items: readonly { kind: ItemKind }[]): void {
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind !== 'document');
  purgeTags(kinds.flatMap((kind) => tagsOf(`api::${kind}.${kind}`) ?? []));
}
