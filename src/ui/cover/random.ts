/** FNV-1a, 32 bits: the same on every machine. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

export type Random = {
  /** In [0, 1). */
  float: () => number;
  /** Inclusive of both ends. */
  integer: (low: number, high: number) => number;
};

/** Mulberry32. */
export const seededRandom = (seed: string): Random => {
  let state = hashOf(seed);
  const float = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { float, integer: (low, high) => low + Math.floor(float() * (high - low + 1)) };
};
