import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { query } from '../../platform/sql/query';

export const CHALLENGE_MS = 5 * 60_000;

/** @param userId of who adds a passkey; null for a login */
export async function keepChallenge(
  trx: Knex,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const now = Date.now();
  await query(trx, 'delete from passkey_challenges where expires_at < ?', [new Date(now)]);
  await query(
    trx,
    'insert into passkey_challenges (digest, user_id, expires_at) values (?, ?, ?)',
    [digestOf(challenge), userId, new Date(now + CHALLENGE_MS)],
  );
}

/** Of two answers to one challenge at once, one gets true. */
export async function spendChallenge(
  db: Knex,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const spent = await query<{ user_id: number | null }>(
    db,
    'delete from passkey_challenges where digest = ? and expires_at > ? returning user_id',
    [digestOf(challenge), new Date()],
  );
  return spent[0] !== undefined && spent[0].user_id === userId;
}

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
