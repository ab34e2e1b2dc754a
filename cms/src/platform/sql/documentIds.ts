import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/**
 * A documentId of the shape Strapi gives: a letter, then 23 letters and digits, unguessable. Strapi's own
 * (cuid2) hashes each one for tens of microseconds, too long where one order needs four.
 */
export function newDocumentId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH * 2)) {
      const limit = id.length === 0 ? 26 : ALPHABET.length;
      // Bytes beyond the last whole multiple would make the first letters likelier than the rest.
      if (byte < 256 - (256 % limit) && id.length < LENGTH) id += ALPHABET[byte % limit];
    }
  }
  return id;
}
