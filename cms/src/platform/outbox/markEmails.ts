import type { Core } from '@strapi/strapi';
import { query } from '../sql/query';
import type { ClaimedEmail } from './claimEmails';
import { deleteEmailBodies } from './deleteEmailBodies';

const MINUTE = 60_000;

/** Delays after each failed attempt. */
const BACKOFF_MS = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE);

/** Characters of an error that are stored. */
const MAX_ERROR = 500;

/** Only while the claim is valid: once it is abandoned, another process may have sent the email again. */
export async function markSent(strapi: Core.Strapi, { id, attempts }: ClaimedEmail): Promise<void> {
  const now = new Date();
  await strapi.db.connection.transaction(async (trx) => {
    const updated = await query<{ id: number }>(
      trx,
      `update letters
       set state = 'sent', sent_at = ?, claimed_at = null, last_error = null, updated_at = ?
       where id = ? and state = 'sending' and attempts = ? returning id`,
      [now, now, id, attempts],
    );
    await deleteEmailBodies(trx, updated);
  });
}

export interface FailedAttempt {
  error: unknown;
  /** Whether the mail server may have accepted the email nevertheless. */
  mayBeSent: boolean;
}

/** @returns whether delivery was given up */
export async function markFailed(
  strapi: Core.Strapi,
  { id, attempts }: ClaimedEmail,
  { error, mayBeSent }: FailedAttempt,
): Promise<boolean> {
  const now = new Date();
  const wait = BACKOFF_MS[attempts - 1];
  await query(
    strapi.db.connection,
    `update letters
     set state = ?, due_at = ?, claimed_at = null, last_error = ?, updated_at = ?,
       maybe_twice = (maybe_twice or ?)
     where id = ? and state = 'sending' and attempts = ?`,
    [
      wait === undefined ? 'failed' : 'waiting',
      new Date(now.getTime() + (wait ?? 0)),
      String(error).slice(0, MAX_ERROR),
      now,
      mayBeSent,
      id,
      attempts,
    ],
  );
  return wait === undefined;
}
