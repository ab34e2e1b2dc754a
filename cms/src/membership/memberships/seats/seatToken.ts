import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const LIFE_MS = 14 * 86_400_000;

export interface SeatToken {
  /** Only the email contains it: the database stores its hash. */
  token: string;
  hash: string;
  expiresAt: Date;
}

export function newSeatToken(now: Date): SeatToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOf(token), expiresAt: new Date(now.getTime() + LIFE_MS) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
