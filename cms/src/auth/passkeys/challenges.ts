import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { query } from '../../platform/sql/query';
import { tablesOf, type Holder } from '../second-factor/Holder';

export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is for: it serves nothing else. */
export interface Purpose {
  kind: Holder['kind'];
  /** To show a passkey asks for less than to add one. */
  to: 'add' | 'show';
  /** Null where the passkey says who it is. */
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

/** Of two answers to one challenge at once, one gets true. */
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
