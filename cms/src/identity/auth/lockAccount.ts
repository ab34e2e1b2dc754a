import type { Core } from '@strapi/strapi';
import { tables } from '../../platform/tables';

interface LockedAccount {
  password: string | null;
  blocked: boolean | number | null;
  /** Digest of the emailed code. */
  reset_password_token: string | null;
  reset_password_expires_at: number | string | Date | null;
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
