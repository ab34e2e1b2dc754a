import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old, or how far ahead, a call may be: clocks differ, and a recorded call is soon worth nothing. */
const WINDOW_MS = 5 * 60 * 1000;

export interface SignedCall {
  /** Unix seconds, as the header has them. */
  timestamp: string;
  /** Hexadecimal HMAC-SHA256 of `timestamp.body`. */
  signature: string;
  /** To the letter, as it was sent. */
  body: string;
}

/** Whether who sent the call knows the secret, and sent it just now. */
export function isSigned(secret: string, { timestamp, signature, body }: SignedCall, now: Date) {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > WINDOW_MS) return false;
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
