import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accountById } from '../auth/accounts';
import { lockAccount } from '../auth/lockAccount';
import type { Member } from '../auth/memberOfToken';
import { writeMail } from '../../platform/mail/writeMail';
import { query, toDate } from '../../platform/sql/query';
import { deletionRequestedEmail, deletionCancelledEmail } from './deletionEmails';

const WAIT_MS = 14 * DAY_MS;

export async function readDeletion(db: Knex, userId: number): Promise<string | null> {
  const [row] = await query<{ due_at: number | string | Date }>(
    db,
    'select due_at from account_deletions where user_id = ? and done_at is null',
    [userId],
  );
  return row ? toDate(row.due_at).toISOString() : null;
}

/** Schedules deletion of the account in two weeks. Idempotent. */
export async function requestDeletion(
  strapi: Core.Strapi,
  { id }: Member,
  now = new Date(),
): Promise<void> {
  const account = await accountById(strapi, id);
  const dueAt = new Date(now.getTime() + WAIT_MS);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const requested = await query(
        trx,
        `insert into account_deletions (user_id, asked_at, due_at) values (?, ?, ?)
         on conflict (user_id) do nothing returning user_id`,
        [id, now, dueAt],
      );
      if (requested.length > 0 && account) {
        await writeMail(trx, [deletionRequestedEmail(account.email, dueAt)]);
      }
    }),
  );
}

/** Does nothing if no deletion is scheduled. */
export async function cancelDeletion(strapi: Core.Strapi, { id }: Member): Promise<void> {
  const account = await accountById(strapi, id);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const cancelled = await query(
        trx,
        'delete from account_deletions where user_id = ? and done_at is null returning user_id',
        [id],
      );
      if (cancelled.length > 0 && account) {
        await writeMail(trx, [deletionCancelledEmail(account.email)]);
      }
    }),
  );
}
