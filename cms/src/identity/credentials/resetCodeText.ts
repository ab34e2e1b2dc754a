import { createHash } from 'node:crypto';

/** Crockford's base 32: no character looks like another. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits, infeasible to guess within ten minutes. */
const length = 16;

/** Encodes bytes as a code a person can type: `7K3Q-9D2M-…`, five bits per character. */
export function typeableCode(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, length), (byte) => characters[byte % 32]).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/** Codes are stored as digests only. Ignores case, spaces and dashes; folds look-alikes. */
export function digestOf(code: string): string {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return createHash('sha256').update(typed).digest('hex');
}
