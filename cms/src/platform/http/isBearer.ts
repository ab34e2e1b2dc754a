import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests, so that the timing reveals neither content nor length. */
export function isBearer(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}
