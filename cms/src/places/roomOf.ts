import type { CatalogueItem } from './items';
import type { TakenPlaces } from './readTakenPlaces';

/** Free places of an item, and of each of its options; `Infinity` if unlimited. */
export interface Room {
  item: number;
  /** Under '' if it is ordered without an option. */
  options: Map<string, number>;
}

export function roomOf(item: CatalogueItem, taken: TakenPlaces | undefined): Room {
  const own = left(item.capacity, taken?.taken);
  if (!item.orderByOption) return { item: own, options: new Map([['', own]]) };
  const options = item.optionGroups.flatMap((group) => group.options);
  return {
    item: own,
    options: new Map(
      options.map(({ id, capacity }) => [
        id,
        Math.min(own, left(capacity, taken?.options.get(id))),
      ]),
    ),
  };
}

function left(capacity: number | null, taken = 0): number {
  return capacity === null ? Infinity : Math.max(0, capacity - taken);
}
