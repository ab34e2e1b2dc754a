import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed clock difference; limits how long a recorded call can be replayed. */
const WINDOW_MS = 5 * 60 * 1000;

export interface SignedCall {
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
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
