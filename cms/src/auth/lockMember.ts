import type { Knex } from 'knex';
import { tables } from '../platform/tables';

/**
 * Serializes a member's transactions that check limits, so a count stays valid until commit. On SQLite
 * this is a plain read: the transaction is exclusive from its start.
 */
export async function lockMember(trx: Knex, userId: number): Promise<void> {
  // Not `for update`: the row inserted before holds the account through its foreign key.
  await trx(tables.users).select('id').where({ id: userId }).forNoKeyUpdate();
}
