import type { Knex } from 'knex';
import { placeholders, query } from '../../platform/sql/query';

export interface TakenSeats {
  taken: number;
  options: Map<string, number>;
}

/** Items without reservations are absent. */
export async function readTakenSeats(
  db: Knex,
  itemIds: readonly string[],
): Promise<Map<string, TakenSeats>> {
  const items = new Map<string, TakenSeats>();
  if (itemIds.length === 0) return items;
  const rows = await query<{ item_id: string; option_id: string; taken: number }>(
    db,
    `select item_id, option_id, taken from order_places where item_id in (${placeholders(itemIds.length)})`,
    itemIds,
  );
  for (const { item_id: itemId, option_id: optionId, taken } of rows) {
    const item = items.get(itemId) ?? { taken: 0, options: new Map<string, number>() };
    if (optionId === '') item.taken = taken;
    else item.options.set(optionId, taken);
    items.set(itemId, item);
  }
  return items;
}
