import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { spendRecoveryCode } from './recoveryCodes';
import { unseal } from './sealedSecret';
import { stepOfCode } from './totp';

/** Also within a transaction of the caller's. */
export async function hasSecondFactor(strapi: Core.Strapi, userId: number): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const found = await query(
      trx,
      'select user_id from second_factors where user_id = ? and confirmed_at is not null',
      [userId],
    );
    return found.length > 0;
  });
}

/**
 * Takes a code of the app or a recovery code, once. Call it in the transaction of what it is for.
 * @returns which it was; null if it is wrong or was taken before
 */
export async function spendCode(
  trx: Knex,
  userId: number,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const typed = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(typed)) {
    return (await spendAppCode(trx, userId, { code: typed, confirmed: true })) ? 'app' : null;
  }
  return (await spendRecoveryCode(trx, userId, typed)) ? 'recovery' : null;
}

/** @param confirmed whether the app is in use, or is being set up */
export async function spendAppCode(
  trx: Knex,
  userId: number,
  { code, confirmed }: { code: string; confirmed: boolean },
): Promise<boolean> {
  const state = `confirmed_at is ${confirmed ? 'not ' : ''}null`;
  const [row] = await query<{ secret: string }>(
    trx,
    `select secret from second_factors where user_id = ? and ${state}`,
    [userId],
  );
  const secret = row && unseal(row.secret, userId);
  const step = secret ? stepOfCode(secret, code, Date.now()) : null;
  if (step === null) return false;
  // A code that was seen, or one before it, is of no use to who looked on.
  const spent = await query(
    trx,
    `update second_factors set last_step = ?
     where user_id = ? and ${state} and last_step < ? returning user_id`,
    [step, userId, step],
  );
  return spent.length > 0;
}
