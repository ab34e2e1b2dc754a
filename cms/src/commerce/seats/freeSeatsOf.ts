import type { CatalogueItem } from './items';
import type { TakenSeats } from './readTakenSeats';

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
