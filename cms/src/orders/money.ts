/**
 * `amount × part / whole`, rounded half up to whole đồng. Counted in big integers, so that two large
 * amounts lose nothing on the way. All three are non-negative whole numbers and `whole` is not 0.
 */
export function share(amount: number, part: number, whole: number): number {
  const doubled = BigInt(amount) * BigInt(part) * 2n + BigInt(whole);
  return Number(doubled / (BigInt(whole) * 2n));
}

/** `percent` percent of `amount` đồng, rounded down to whole đồng. */
export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent)) / 100n);
}
