import { briefly } from '../../platform/sql/limitWaits';
import { isPostgres, type Stamp } from '../../platform/sql/query';
import type { Core } from '@strapi/strapi';
import { tables } from '../../platform/tables';
import type { Knex } from 'knex';
import { sessionEnded } from './memberOfToken';

interface LockedAccount {
  password: string | null;
  blocked: boolean | number | null;
  /** Digest of the emailed code. */
  reset_password_token: string | null;
  reset_password_expires_at: Stamp | null;
}

/**
 * Serializes everything that opens or ends sessions of an account: a session opened during a password
 * change would outlive the revocation of all others.
 * @param work receives the current account; must use `strapi.db.query` only, because of SQLite's
 * single connection
 */
export async function lockAccount<Done>(
  strapi: Core.Strapi,
  id: number,
  work: (account: LockedAccount | undefined) => Promise<Done>,
): Promise<Done> {
  return await strapi.db.transaction(async ({ trx }) => {
    const account = (await trx(tables.users)
      .where({ id })
      .forUpdate()
      .first('password', 'blocked', 'reset_password_token', 'reset_password_expires_at')) as
      | LockedAccount
      | undefined;
    return work(account);
  });
}

/**
 * Serializes a member's transactions that check limits, so a count stays valid until commit. On SQLite
 * this is a plain read: the transaction is exclusive from its start.
 */
export async function lockMember(trx: Knex, userId: number): Promise<void> {
  // Not `for update`: the row inserted before holds the account through its foreign key.
  await trx(tables.users).select('id').where({ id: userId }).forNoKeyUpdate();
}

/**
 * Ends a statement that selects from the member's row, and locks it as `lockOpenMember` does: no row
 * if the account has been blocked, deleted or merged since. Its transaction waits `briefly` for locks.
 * Binds the member's id.
 */
export function fromOpenMember(db: Knex): string {
  const lock = isPostgres(db) ? 'for no key update' : '';
  return `from ${tables.users}
    where id = ? and coalesce(blocked, false) = false and ${briefly(db)} ${lock}`;
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
