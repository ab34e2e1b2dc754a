import type { Knex } from 'knex';
import { tables } from '../../platform/tables';
import { sessionEnded } from './sessionEnded';

/**
 * Serializes a member's transactions that check limits, so a count stays valid until commit. On SQLite
 * this is a plain read: the transaction is exclusive from its start.
 */
export async function lockMember(trx: Knex, userId: number): Promise<void> {
  // Not `for update`: the row inserted before holds the account through its foreign key.
  await trx(tables.users).select('id').where({ id: userId }).forNoKeyUpdate();
}

/**
 * As `lockMember`, for writes of the members themselves: a call admitted before its account was
 * closed must not write to it afterwards.
 * @throws HttpError 401 if the account has been blocked, deleted or merged since
 */
export async function lockOpenMember(trx: Knex, userId: number): Promise<void> {
  const account = (await trx(tables.users)
    .where({ id: userId })
    .forNoKeyUpdate()
    .first('blocked')) as { blocked: boolean | number | null } | undefined;
  if (!account || account.blocked) throw sessionEnded();
}
