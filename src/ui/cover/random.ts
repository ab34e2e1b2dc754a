/** FNV-1a: a text as 32 bits, the same on every machine. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Numbers in a row that look drawn by lot and are the same for the same seed. */
export type Lot = {
  /** From 0 (included) to 1 (excluded). */
  part: () => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
};

/** Mulberry32, seeded with a text. */
export const lotOf = (seed: string): Lot => {
  let state = hashOf(seed);
  const part = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { part, whole: (low, high) => low + Math.floor(part() * (high - low + 1)) };
};
