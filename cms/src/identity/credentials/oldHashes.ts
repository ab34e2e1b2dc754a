import { compareSync } from 'bcryptjs';
import { createHash, createHmac } from 'node:crypto';

/** The cost of the hashes that this server stores; Strapi's own value. */
export const ROUNDS = 10;

/** PHP's since 8.4. Higher costs would let one login occupy the only password thread for a second. */
const MAX_BCRYPT_COST = 12;
const MAX_PHPASS_COST = 16;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const PHPASS = /^\$[PH]\$([./0-9A-Za-z])[./0-9A-Za-z]{30}$/;
/** WordPress 6.8 and later put this before a bcrypt hash. */
const WORDPRESS_PREFIX = '$wp';

/** phpass's digits, least significant first. */
const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Whether logins can verify a hash of another site: bcrypt, phpass (`$P$`, `$H$`) or WordPress (`$wp$`). */
export function isVerifiable(hash: string): boolean {
  const phpassCost = costOfPhpass(hash);
  if (phpassCost !== null) return phpassCost >= 7 && phpassCost <= MAX_PHPASS_COST;
  const cost = costOfBcrypt(hash);
  return cost >= 4 && cost <= MAX_BCRYPT_COST;
}

/** Whether `matchesHash` takes less than one bcrypt of this server's cost. */
export const isCheaper = (hash: string): boolean =>
  !isVerifiable(hash) || !(costOfBcrypt(hash) >= ROUNDS);

/** Whether another site created the hash, so that the next successful login replaces it. */
export const isOldHash = (hash: string): boolean => !/^\$2[ab]\$10\$/.test(hash);

/** Whether a password matches a hash; false for a hash that is not verifiable. */
export function matchesHash(password: string, hash: string): boolean {
  if (!isVerifiable(hash)) return false;
  if (costOfPhpass(hash) !== null) return phpass(password, hash) === hash;
  if (!hash.startsWith(WORDPRESS_PREFIX)) return compareSync(password, hash);
  // bcrypt ignores what follows 72 bytes; WordPress shortens passwords to a digest first.
  const digest = createHmac('sha384', 'wp-sha384').update(password).digest('base64');
  return compareSync(digest, bcryptPart(hash));
}

const bcryptPart = (hash: string): string =>
  hash.startsWith(WORDPRESS_PREFIX) ? hash.slice(WORDPRESS_PREFIX.length) : hash;

/** The base-2 logarithm of the number of rounds; NaN for another kind of hash. */
const costOfBcrypt = (hash: string): number => Number(BCRYPT.exec(bcryptPart(hash))?.[1] ?? NaN);

/** The base-2 logarithm of the number of rounds; null for another kind of hash. */
function costOfPhpass(hash: string): number | null {
  const digit = PHPASS.exec(hash)?.[1];
  return digit === undefined ? null : DIGITS.indexOf(digit);
}

/** Hashes a password with the cost and salt of a hash, by phpass's portable algorithm (MD5). */
function phpass(password: string, hash: string): string {
  const setting = hash.slice(0, 12);
  const bytes = Buffer.from(password);
  let digest = md5(Buffer.from(setting.slice(4)), bytes);
  const rounds = 2 ** DIGITS.indexOf(setting[3] ?? '');
  for (let round = 0; round < rounds; round += 1) digest = md5(digest, bytes);
  return setting + encode(digest);
}

function md5(first: Buffer, second: Buffer): Buffer {
  return createHash('md5').update(first).update(second).digest();
}

/** Three bytes are four digits, little-endian; the last byte is two. */
function encode(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const part = bytes.subarray(at, at + 3);
    let value = part.readUIntLE(0, part.length);
    for (let digit = 0; digit <= part.length; digit += 1) {
      text += DIGITS[value & 63];
      value >>= 6;
    }
  }
  return text;
}
