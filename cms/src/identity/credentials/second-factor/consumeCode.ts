import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { query } from '../../../platform/sql/query';
import { tablesOf, type FactorOwner } from './FactorOwner';
import { consumeRecoveryCode } from './recoveryCodes';
import { seal, unseal } from './sealedSecret';
import { stepOfCode } from './totp';

/** An app or a passkey. Also works within the caller's transaction. */
export async function hasSecondFactor(strapi: Core.Strapi, owner: FactorOwner): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    if (await hasApp(trx, owner)) return true;
    if (owner.kind === 'panel') return false;
    const passkeys = await query(trx, 'select id from passkeys where user_id = ? limit 1', [
      owner.id,
    ]);
    return passkeys.length > 0;
  });
}

export async function hasApp(db: Knex, owner: FactorOwner): Promise<boolean> {
  const found = await query(
    db,
    `select user_id from ${tablesOf(owner).factors} where user_id = ? and confirmed_at is not null`,
    [owner.id],
  );
  return found.length > 0;
}

/**
 * Consumes a code of the app or a recovery code. Call it in the transaction that the code authorizes.
 * @returns which kind it was; null if it is wrong or was used before
 */
export async function consumeCode(
  trx: Knex,
  owner: FactorOwner,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const typed = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(typed)) {
    return (await consumeAppCode(trx, owner, typed)) ? 'app' : null;
  }
  return (await consumeRecoveryCode(trx, owner, typed)) ? 'recovery' : null;
}

async function consumeAppCode(trx: Knex, owner: FactorOwner, code: string): Promise<boolean> {
  const { factors } = tablesOf(owner);
  const [row] = await query<{ secret: string }>(
    trx,
    `select secret from ${factors} where user_id = ? and confirmed_at is not null`,
    [owner.id],
  );
  const secret = row && unseal(row.secret, owner);
  const step = secret ? stepOfCode(secret, code, Date.now()) : null;
  if (step === null) return false;
  // A code that was observed, or an earlier one, cannot be reused.
  const consumed = await query(
    trx,
    `update ${factors} set last_step = ?
     where user_id = ? and confirmed_at is not null and last_step < ? and refused_step <> ?
     returning user_id`,
    [step, owner.id, step, step],
  );
  return consumed.length > 0;
}

/** The app being set up stays inactive until `activateNextApp`. */
export async function storeNextSecret(
  trx: Knex,
  owner: FactorOwner,
  secret: string,
): Promise<void> {
  const sealed = seal(secret, owner);
  await query(
    trx,
    `insert into ${tablesOf(owner).factors} (user_id, secret, next_secret) values (?, ?, ?)
     on conflict (user_id) do update set next_secret = excluded.next_secret`,
    [owner.id, sealed, sealed],
  );
}

/**
 * Activates the app being set up, replacing any other, by its first code.
 * @returns whether another was in use; null if the code is wrong
 */
export async function activateNextApp(
  trx: Knex,
  owner: FactorOwner,
  code: string,
): Promise<{ replaced: boolean } | null> {
  const { factors } = tablesOf(owner);
  const [row] = await query<{ next_secret: string; confirmed_at: unknown }>(
    trx,
    `select next_secret, confirmed_at from ${factors} where user_id = ? and next_secret is not null`,
    [owner.id],
  );
  const secret = row && unseal(row.next_secret, owner);
  const step = secret ? stepOfCode(secret, code, Date.now()) : null;
  if (!row || step === null) return null;
  const used = await query(
    trx,
    `update ${factors}
     set secret = next_secret, next_secret = null, last_step = ?, confirmed_at = ?
     where user_id = ? and next_secret = ? returning user_id`,
    [step, new Date(), owner.id, row.next_secret],
  );
  return used.length > 0 ? { replaced: row.confirmed_at !== null } : null;
}
