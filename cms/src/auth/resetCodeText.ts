import { createHash } from 'node:crypto';

/** Figures and capitals of which none is taken for another (Crockford's base 32). */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many stand in a code: 80 bits, which nobody guesses in ten minutes. */
const length = 16;

/** A code that a person can type: `7K3Q-9D2M-…`, each character by five bits of a byte. */
export function typeableCode(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, length), (byte) => characters[byte % 32]).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Codes are kept as their digest: who reads the database cannot use them. Case, spaces and dashes count
 * for nothing, and what looks alike is one.
 */
export function digestOf(code: string): string {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return createHash('sha256').update(typed).digest('hex');
}
