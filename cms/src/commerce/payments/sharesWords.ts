import { compactText } from './compactText';

/** Shorter texts occur within others by chance. */
const MIN_LENGTH = 8;
/** Banks add their own words before and after the payer's. */
const MAX_LENGTH = 200;

/**
 * Whether at least half of the shorter text occurs contiguously in the other, ignoring spaces and
 * punctuation.
 */
export function sharesWords(one: string, other: string): boolean {
  const [first, second] = [compactText(one), compactText(other)];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  const length = Math.max(MIN_LENGTH, Math.ceil(Math.min(short.length, MAX_LENGTH) / 2));
  for (let start = 0; start + length <= Math.min(short.length, MAX_LENGTH); start += 1) {
    if (long.includes(short.slice(start, start + length))) return true;
  }
  return false;
}
