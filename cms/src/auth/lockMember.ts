import type { Knex } from 'knex';
import { tables } from '../platform/tables';

/**
 * Lets the member's transactions that count what they hold run one after the other: what is counted after
 * this stays true until the commit. On SQLite it is an ordinary read, since the transaction has written
 * before and so is alone already.
 */
export async function lockMember(trx: Knex, userId: number): Promise<void> {
  // Not `for update`: the row that was inserted before holds the account by its foreign key.
  await trx(tables.users).select('id').where({ id: userId }).forNoKeyUpdate();
}
