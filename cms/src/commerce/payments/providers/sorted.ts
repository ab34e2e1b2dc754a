/** Providers' bodies have three levels. Deeper ones must not exhaust the stack before they are rejected. */
const MAX_DEPTH = 8;

/** The same data with the keys of every object in order, at any depth; null if it is nested too deeply. */
export function sorted(data: object): object | null {
  try {
    return sortedAt(data, 0) as object;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function sortedAt(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError('Nested too deeply.');
  if (Array.isArray(value)) return value.map((each) => sortedAt(each, depth + 1));
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortedAt(each, depth + 1)]));
}
