import { randomBytes } from 'node:crypto';
import type { Row } from './query';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/** Strapi's own generator (cuid2) takes tens of microseconds, too slow for orders that need several. */
export function newDocumentId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH * 2)) {
      const limit = id.length === 0 ? 26 : ALPHABET.length;
      // Rejection sampling keeps all characters equally likely.
      if (byte < 256 - (256 % limit) && id.length < LENGTH) id += ALPHABET[byte % limit];
    }
  }
  return id;
}

/** Columns that the admin panel expects in every document. */
export function documentColumns(documentId: string, at: Date): Row {
  return { document_id: documentId, created_at: at, updated_at: at, published_at: at };
}
