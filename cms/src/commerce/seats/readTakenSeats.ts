import type { Knex } from 'knex';
import { placeholders, query } from '../../platform/sql/query';
import type { Read } from '../../platform/sql/together';
import type { CatalogueItem } from './items';

export interface TakenSeats {
  taken: number;
  options: Map<string, number>;
}

interface TakenRow {
  item_id: string;
  option_id: string;
  taken: number;
}

export async function readTakenSeats(
  db: Knex,
  itemIds: readonly string[],
): Promise<Map<string, TakenSeats>> {
  const read = takenSeatsRead(itemIds);
  return toTakenSeats(read ? await query<TakenRow>(db, read.sql, read.bindings) : []);
}

/** Null for no items. `toTakenSeats` reads its rows. */
export function takenSeatsRead(itemIds: readonly string[]): Read<TakenRow> | null {
  if (itemIds.length === 0) return null;
  return {
    sql: `select item_id, option_id, taken from order_places where item_id in (${placeholders(itemIds.length)})`,
    bindings: itemIds,
  };
}

/** Contains no items without reservations. */
export function toTakenSeats(rows: readonly TakenRow[]): Map<string, TakenSeats> {
  const items = new Map<string, TakenSeats>();
  for (const { item_id: itemId, option_id: optionId, taken } of rows) {
    const item = items.get(itemId) ?? { taken: 0, options: new Map<string, number>() };
    if (optionId === '') item.taken = taken;
    else item.options.set(optionId, taken);
    items.set(itemId, item);
  }
  return items;
}

/** Free seats of an item, and of each of its options; `Infinity` if unlimited. */
export interface FreeSeats {
  item: number;
  /** Under '' if it is ordered without an option. */
  options: Map<string, number>;
}

export function freeSeatsOf(item: CatalogueItem, taken: TakenSeats | undefined): FreeSeats {
  const own = remaining(item.capacity, taken?.taken);
  if (!item.orderByOption) return { item: own, options: new Map([['', own]]) };
  const options = item.optionGroups.flatMap((group) => group.options);
  return {
    item: own,
    options: new Map(
      options.map(({ id, capacity }) => [
        id,
        Math.min(own, remaining(capacity, taken?.options.get(id))),
      ]),
    ),
  };
}

function remaining(capacity: number | null, taken = 0): number {
  return capacity === null ? Infinity : Math.max(0, capacity - taken);
}
