/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

/** Does the work for some at a time, one batch after the other, and joins what it gives. */
export async function inBatches<Item, Found>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    found.push(...(await work(items.slice(from, from + BATCH))));
  }
  return found;
}
