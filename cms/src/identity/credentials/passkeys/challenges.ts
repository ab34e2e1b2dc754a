import { MINUTE_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { query } from '../../../platform/sql/query';
import { tablesOf, type FactorOwner } from '../second-factor/FactorOwner';

export const CHALLENGE_MS = 5 * MINUTE_MS;

/** The only use of a challenge. */
export interface Purpose {
  kind: FactorOwner['kind'];
  /** Showing a passkey has weaker requirements than adding one. */
  to: 'add' | 'show';
  /** Null if the passkey itself identifies the account. */
  userId: number | null;
}

export async function storeChallenge(
  trx: Knex,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const { passkeyChallenges } = tablesOf(purpose);
  const now = Date.now();
  await query(trx, `delete from ${passkeyChallenges} where expires_at < ?`, [new Date(now)]);
  await query(
    trx,
    `insert into ${passkeyChallenges} (digest, user_id, expires_at) values (?, ?, ?)`,
    [digestOf(purpose, challenge), purpose.userId, new Date(now + CHALLENGE_MS)],
  );
}

/** Returns true to only one of two concurrent responses to a challenge. */
export async function consumeChallenge(
  db: Knex,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const consumed = await query<{ user_id: number | null }>(
    db,
    `delete from ${tablesOf(purpose).passkeyChallenges}
     where digest = ? and expires_at > ? returning user_id`,
    [digestOf(purpose, challenge), new Date()],
  );
  return consumed[0] !== undefined && consumed[0].user_id === purpose.userId;
}

function digestOf({ to }: Purpose, challenge: string): string {
  return createHash('sha256').update(`${to} ${challenge}`).digest('hex');
}
