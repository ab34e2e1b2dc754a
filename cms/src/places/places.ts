import type { Knex } from 'knex';
import { insertRows, query } from '../platform/sql/query';
import type { ItemKind } from '../generated/types';
import type { TakenPlaces } from './readTakenPlaces';
import type { SelectedItem } from './items';

/** Places needed of an item, or of one option (`optionId` '' for the item). */
export interface PlaceNeed {
  itemId: string;
  optionId: string;
  quantity: number;
  capacity: number | null;
}

/** An entry of `details.items` in a NoPlacesLeft response. */
export interface ShortLine {
  documentId: string;
  optionId: string | null;
  placesLeft: number;
}

export interface Holder {
  kind: ItemKind;
  itemId: string;
  optionId: string | null;
  quantity: number;
}

/** Totals by item and option, sorted so that places are always locked in one sequence. */
export function sumPlaces(lines: readonly Holder[]): Omit<PlaceNeed, 'capacity'>[] {
  const sums = new Map<string, Omit<PlaceNeed, 'capacity'>>();
  const add = (itemId: string, optionId: string, quantity: number) => {
    const key = placeKey(itemId, optionId);
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

export function placeNeeds(items: readonly SelectedItem[]): PlaceNeed[] {
  const capacities = new Map<string, number | null>();
  const holders = items.map(({ item, option, quantity }) => {
    capacities.set(placeKey(item.documentId, ''), item.capacity);
    if (option) capacities.set(placeKey(item.documentId, option.id), option.capacity);
    return {
      kind: item.kind,
      itemId: item.documentId,
      optionId: option?.id ?? null,
      quantity,
    };
  });
  return sumPlaces(holders).map((sum) => ({
    ...sum,
    capacity: capacities.get(placeKey(sum.itemId, sum.optionId)) ?? null,
  }));
}

/**
 * Check and increment are one conditional statement, so no two orders can take the same place.
 * @returns false if places ran out; the transaction must then be rolled back
 */
export async function takePlaces(trx: Knex, needs: readonly PlaceNeed[]): Promise<boolean> {
  if (needs.length === 0) return true;
  if (needs.some(({ quantity, capacity }) => capacity !== null && quantity > capacity))
    return false;
  const rows = needs.map(({ itemId, optionId, quantity, capacity }) => ({
    item_id: itemId,
    option_id: optionId,
    taken: quantity,
    capacity,
  }));
  const taken = await insertRows(
    trx,
    'order_places',
    rows,
    `on conflict (item_id, option_id) do update
     set taken = order_places.taken + excluded.taken, capacity = excluded.capacity
     where excluded.capacity is null or order_places.taken + excluded.taken <= excluded.capacity
     returning item_id`,
  );
  return taken.length === needs.length;
}

/**
 * Locks the items' places until the transaction ends: whatever takes or releases a place of theirs, or
 * of one of their options, waits. In the sequence of `takePlaces`, so that nothing can deadlock.
 */
export async function lockPlaces(trx: Knex, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)].sort();
  if (ids.length === 0) return;
  await insertRows(
    trx,
    'order_places',
    ids.map((id) => ({ item_id: id, option_id: '', taken: 0 })),
    'on conflict (item_id, option_id) do update set taken = order_places.taken',
  );
}

export async function releasePlaces(trx: Knex, lines: readonly Holder[]): Promise<void> {
  for (const { itemId, optionId, quantity } of sumPlaces(lines)) {
    await query(
      trx,
      'update order_places set taken = taken - ? where item_id = ? and option_id = ?',
      [quantity, itemId, optionId],
    );
  }
}

export function shortLines(
  items: readonly SelectedItem[],
  taken: ReadonlyMap<string, TakenPlaces>,
): ShortLine[] {
  const short = new Set<string>();
  const left = new Map<string, number>();
  for (const { itemId, optionId, quantity, capacity } of placeNeeds(items)) {
    if (capacity === null) continue;
    const item = taken.get(itemId);
    const used = (optionId === '' ? item?.taken : item?.options.get(optionId)) ?? 0;
    const key = placeKey(itemId, optionId);
    left.set(key, Math.max(0, capacity - used));
    if (used + quantity > capacity) short.add(key);
  }
  return items.flatMap(({ item: { documentId }, option }) => {
    const keys = [placeKey(documentId, ''), ...(option ? [placeKey(documentId, option.id)] : [])];
    if (!keys.some((key) => short.has(key))) return [];
    const placesLeft = Math.min(...keys.map((key) => left.get(key) ?? Infinity));
    return [{ documentId, optionId: option?.id ?? null, placesLeft }];
  });
}

export function placeKey(itemId: string, optionId: string): string {
  return `${itemId} ${optionId}`;
}
