import { DAY_MS, MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { query, placeholders } from '../sql/query';
import type { Knex } from 'knex';

/** A claim older than this belongs to a process that died. */
const CLAIM_MS = 5 * MINUTE_MS;

const RETENTION_MS = 30 * DAY_MS;

/** Per statement. */
const BATCH = 500;

/** Makes emails claimed by a process that died due again. They may have been sent, and are marked so. */
export async function releaseAbandoned(strapi: Core.Strapi, now: Date): Promise<number> {
  const released = await query(
    strapi.db.connection,
    `update letters
     set state = 'waiting', due_at = ?, claimed_at = null, maybe_twice = ?, updated_at = ?
     where state = 'sending' and claimed_at <= ? returning id`,
    [now, true, now, new Date(now.getTime() - CLAIM_MS)],
  );
  return released.length;
}

/** Expires emails that are past their deadline. */
export async function expireEmails(strapi: Core.Strapi, now: Date): Promise<void> {
  for (let expired = BATCH; expired === BATCH;) {
    expired = await strapi.db.connection.transaction(async (trx) => {
      const emails = await query<{ id: number }>(
        trx,
        `update letters set state = 'expired', updated_at = ?
         where id in (select id from letters
           where state in ('waiting', 'failed') and expires_at <= ? limit ${BATCH})
         returning id`,
        [now, now],
      );
      await deleteEmailBodies(trx, emails);
      return emails.length;
    });
  }
}

/** Deletes old emails in any state. @returns how many had not been sent */
export async function purgeEmails(strapi: Core.Strapi, now: Date): Promise<number> {
  let unsent = 0;
  for (let purged = BATCH; purged === BATCH;) {
    purged = await strapi.db.connection.transaction(async (trx) => {
      const emails = await query<{ id: number; state: string }>(
        trx,
        `delete from letters
         where id in (select id from letters where created_at < ? limit ${BATCH})
         returning id, state`,
        [new Date(now.getTime() - RETENTION_MS)],
      );
      await deleteEmailBodies(trx, emails);
      unsent += emails.filter(({ state }) => state === 'waiting').length;
      return emails.length;
    });
  }
  return unsent;
}

/** Deletes bodies, which contain personal data and codes; the records stay. */
export async function deleteEmailBodies(
  db: Knex,
  emails: readonly { id: number }[],
): Promise<void> {
  if (emails.length === 0) return;
  await query(
    db,
    `delete from letter_bodies where letter_id in (${placeholders(emails.length)})`,
    emails.map(({ id }) => id),
  );
}
