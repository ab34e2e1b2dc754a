import type { Core } from '@strapi/strapi';
import { tables } from '../platform/tables';

interface LockedAccount {
  /** Its hash. */
  password: string | null;
  /** The digest of the code that was mailed. */
  reset_password_token: string | null;
  reset_password_expires_at: number | string | Date | null;
}

/**
 * Runs what opens or ends sessions of an account in a transaction, one after the other: a session that
 * is opened while the password changes would outlive the end of all the others.
 * @param work gets the account as it is by now; for SQLite's one connection it uses `strapi.db.query` only.
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
      .first('password', 'reset_password_token', 'reset_password_expires_at')) as
      LockedAccount | undefined;
    return work(account);
  });
}
