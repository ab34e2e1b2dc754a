const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** Round values for an axis from 0 to at least `max`, at most five of them; whole numbers only. */
export function ticksTo(max: number): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / MOST_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  const step = Math.max(1, Math.ceil(factor * magnitude));
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Positions of at most `most` labels among `count` points, evenly spread, the first among them. */
export function labelledPoints(count: number, most: number): number[] {
  if (count <= 0) return [];
  const stride = Math.ceil(count / most);
  return Array.from({ length: Math.ceil(count / stride) }, (_, index) => index * stride);
}
