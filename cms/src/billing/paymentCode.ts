import { randomInt } from 'node:crypto';
import { VIETNAM_OFFSET_MS } from '../platform/clock/vietnamTime';

/** Digits and capitals that nobody mistakes for another: no 0 and O, no 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const RANDOM_LENGTH = 5;

/** `DH` for orders, `GH` for memberships. */
type CodePrefix = 'DH' | 'GH';

/**
 * A code for something to be paid, made at that moment: a prefix, the year in Vietnam, five random letters
 * of an unambiguous alphabet (`DH26A7K3Q`). Two may be the same: the database's unique index decides.
 */
export function newPaymentCode(prefix: CodePrefix, moment: Date): string {
  const year = new Date(moment.getTime() + VIETNAM_OFFSET_MS).getUTCFullYear() % 100;
  const letters = Array.from(
    { length: RANDOM_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  );
  return `${prefix}${String(year).padStart(2, '0')}${letters.join('')}`;
}
