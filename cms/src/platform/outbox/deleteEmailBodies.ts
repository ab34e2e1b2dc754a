import type { Knex } from 'knex';
import { placeholders, query } from '../sql/query';

/** Deletes bodies, which contain personal data and codes; the records stay. */
export async function deleteEmailBodies(
  db: Knex,
  emails: readonly { id: number }[],
): Promise<void> {
  if (emails.length === 0) return;
  await query(
    db,
    `delete from letter_bodies where letter_id in (${placeholders(emails.length)})`,
    emails.map(({ id }) => id),
  );
}
