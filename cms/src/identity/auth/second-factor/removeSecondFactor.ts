import type { Knex } from 'knex';
import { query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import type { Member } from '../memberOfToken';

/**
 * The caller's session has just proved a new factor; other sessions must prove one before the next
 * sensitive change.
 */
export async function recordCodeVerified(trx: Knex, { id, sessionId }: Member): Promise<void> {
  const own = `(select device_id from ${tables.sessions} where session_id = ?)`;
  await query(
    trx,
    `update login_sessions set second_factor_at = ? where user_id = ? and device_id in ${own}`,
    [new Date(), id, sessionId],
  );
  await query(
    trx,
    `update login_sessions set fresh_until = null where user_id = ? and device_id not in ${own}`,
    [id, sessionId],
  );
}

/** Deletes app, passkeys, recovery codes, and the proofs of all sessions. @returns whether it was on */
export async function removeSecondFactor(trx: Knex, userId: number): Promise<boolean> {
  const [ended] = await query<{ confirmed_at: unknown }>(
    trx,
    'delete from second_factors where user_id = ? returning confirmed_at',
    [userId],
  );
  const passkeys = await query(trx, 'delete from passkeys where user_id = ? returning id', [
    userId,
  ]);
  await query(trx, 'delete from recovery_codes where user_id = ?', [userId]);
  await query(trx, 'delete from login_challenges where user_id = ?', [userId]);
  await query(trx, 'update login_sessions set second_factor_at = null where user_id = ?', [userId]);
  return passkeys.length > 0 || (ended !== undefined && ended.confirmed_at !== null);
}
