/** Lower bound, and upper bound that is excluded; null without one. */
type Range = readonly [from: number, below: number | null];

/** In hours, by `CpeRange`. */
export const cpeRanges = {
  under_4: [0, 4],
  from_4_to_8: [4, 8],
  from_8_to_16: [8, 16],
  from_16: [16, null],
} as const satisfies Record<string, Range>;

/** In đồng, by `PriceRange`. */
export const priceRanges = {
  free: [0, 1],
  under_1: [1, 1_000_000],
  from_1_to_3: [1_000_000, 3_000_000],
  from_3_to_6: [3_000_000, 6_000_000],
  from_6: [6_000_000, null],
} as const satisfies Record<string, Range>;

export const isInRange = (value: number, [from, below]: Range): boolean =>
  value >= from && (below === null || value < below);

/** A month in Vietnam: `2026-12`. */
export const isMonth = (text: string): boolean => /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
