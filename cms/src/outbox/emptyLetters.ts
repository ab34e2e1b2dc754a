import type { Knex } from 'knex';
import { placeholders, query } from '../platform/sql/query';

/** Deletes bodies, which hold personal data and codes; the records stay. */
export async function emptyLetters(db: Knex, letters: readonly { id: number }[]): Promise<void> {
  if (letters.length === 0) return;
  await query(
    db,
    `delete from letter_bodies where letter_id in (${placeholders(letters.length)})`,
    letters.map(({ id }) => id),
  );
}
