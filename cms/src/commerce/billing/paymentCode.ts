import { randomInt } from 'node:crypto';
import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';

/** Unambiguous characters: no 0/O, no 1/I/L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const RANDOM_LENGTH = 5;

type CodePrefix = 'DH' | 'GH';

/** Prefix, year in Vietnam, five random characters (`DH26A7K3Q`). May collide; the unique index decides. */
export function newPaymentCode(prefix: CodePrefix, moment: Date): string {
  const year = new Date(moment.getTime() + VIETNAM_OFFSET_MS).getUTCFullYear() % 100;
  const characters = Array.from(
    { length: RANDOM_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  );
  return `${prefix}${String(year).padStart(2, '0')}${characters.join('')}`;
}
