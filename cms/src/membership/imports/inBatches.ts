/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

/** Runs the work in batches, one after the other, and joins the results. */
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
