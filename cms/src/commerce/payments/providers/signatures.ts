import { MINUTE_MS } from '@iia/shared/dates';
import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** Allowed clock difference; limits how long a recorded call can be replayed. The same as SePay's. */
const WINDOW_MS = 5 * MINUTE_MS;

interface SignedCall {
  /** Unix seconds. */
  timestamp: string;
  /** Hexadecimal HMAC-SHA256 of `timestamp.body`. */
  signature: string;
  /** The raw body. */
  body: string;
}

/** Verifies both the signature and the age of a call. */
export function isSigned(secret: string, { timestamp, signature, body }: SignedCall, now: Date) {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > WINDOW_MS) return false;
  return isHmac('sha256', secret, `${timestamp}.${body}`, signature);
}

/** Compares a hexadecimal signature in constant time. */
export function isHmac(
  algorithm: 'sha256' | 'sha512',
  secret: string,
  text: string,
  signature: string,
): boolean {
  const expected = createHmac(algorithm, secret).update(text).digest();
  if (!/^[0-9a-f]*$/i.test(signature) || signature.length !== expected.length * 2) return false;
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
