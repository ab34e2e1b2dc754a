import { createHmac, timingSafeEqual } from 'node:crypto';

/** A secret in rotation: the first, the newest, signs and encrypts; each verifies and decrypts. */
export type Keys = readonly [string, ...string[]];

interface Signing {
  /** Signatures made for other purposes with the same key are invalid. */
  purpose: string;
  keys: Keys;
}

/** An HMAC with the newest key. */
export const sign = (text: string, { purpose, keys }: Signing): string =>
  macOf(text, purpose, keys[0]).toString('base64url');

/** Whether one of the keys signed the text. */
export function isSigned(text: string, signature: string, { purpose, keys }: Signing): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(macOf(text, purpose, key).toString('base64url'));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** One for each key, newest first. For codes derived from stored data, of which only a digest is stored. */
export const macsOf = (
  text: string,
  { purpose, keys }: Signing,
): readonly [Buffer, ...Buffer[]] => {
  const [newest, ...older] = keys;
  return [macOf(text, purpose, newest), ...older.map((key) => macOf(text, purpose, key))];
};

function macOf(text: string, purpose: string, key: string): Buffer {
  return createHmac('sha256', `${purpose} ${key}`).update(text).digest();
}
