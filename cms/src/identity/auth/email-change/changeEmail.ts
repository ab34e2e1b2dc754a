import { DAY_MS, MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { changeEmailInputRules } from '@iia/shared/generated/inputRules/ChangeEmailInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { badField } from '../../../platform/errors/HttpError';
import { RateLimiter } from '../../../platform/limits/RateLimiter';
import { writeMail } from '../../../platform/mail/writeMail';
import { insertRows, query, toDate, type Stamp } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { accountKey } from '../../../platform/text/accountKey';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { digestOf, typeableCode } from '../../credentials/resetCodeText';
import { addressInUseEmail, changeRequestedEmail, confirmAddressEmail } from './emails';
import { randomBytes } from 'node:crypto';
import { environment } from '../../../platform/environment';
import { macsOf } from '../../../platform/signatures';

const CONFIRM_MINUTES = 10;
export const STOP_DAYS = 7;

/** Limits the emails that a member can send to arbitrary addresses. */
const ofMember = new RateLimiter({ name: 'email-change-of-member', attempts: 5, seconds: 3600 });

/**
 * Starts a change of address: emails a code to the new one and a warning to the old one. An address
 * that has an account receives another email; the response is identical.
 * @throws HttpError 400 for the current address, 429 for too many emails
 */
export async function changeEmail(
  strapi: Core.Strapi,
  { id, documentId }: Member,
  body: unknown,
): Promise<void> {
  const email = accountKey(checkInput(changeEmailInputRules, body).email);
  await ofMember.take(strapi, documentId);
  const nonce = newNonce();
  const [confirm, stop] = [changeCodes(nonce, 'confirm')[0], changeCodes(nonce, 'stop')[0]];
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const account = await trx(tables.users).where({ id }).first('email');
      const old = account?.email ?? '';
      if (old === email) throw badField('email', 'Đây đang là email của tài khoản.');
      await dropPending(trx, id);
      await insertRows(trx, 'email_changes', [rowOf({ id, old, email, nonce, confirm, stop })]);
      const inUse = await trx(tables.users).where({ email }).first('id');
      await writeMail(trx, [
        inUse ? addressInUseEmail(email) : confirmAddressEmail(email, confirm, CONFIRM_MINUTES),
        changeRequestedEmail({ to: old, newEmail: email, code: stop, days: STOP_DAYS }),
      ]);
    }),
  );
}

interface EmailChangeRequest {
  id: number;
  old: string;
  email: string;
  nonce: string;
  confirm: string;
  stop: string;
}

function rowOf({ id, old, email, nonce, confirm, stop }: EmailChangeRequest) {
  const now = Date.now();
  return {
    user_id: id,
    old_email: old,
    new_email: email,
    nonce,
    confirm_digest: digestOf(confirm),
    stop_digest: digestOf(stop),
    asked_at: new Date(now),
    confirm_before: new Date(now + CONFIRM_MINUTES * MINUTE_MS),
    stop_before: new Date(now + STOP_DAYS * DAY_MS),
  };
}

/** Cancels the member's own request; the link in the email to the old address stays valid. */
export async function cancelEmailChange(strapi: Core.Strapi, { id }: Member): Promise<void> {
  await lockAccount(strapi, id, () => strapi.db.transaction(({ trx }) => dropPending(trx, id)));
}

async function dropPending(trx: Knex, userId: number): Promise<void> {
  const now = new Date();
  await query(
    trx,
    `update email_changes set confirm_before = ?
     where user_id = ? and confirmed_at is null and confirm_before > ?`,
    [now, userId, now],
  );
}

interface PendingChange {
  email: string;
  until: string;
}

/** The change that waits for its confirmation. */
export async function pendingChange(
  strapi: Core.Strapi,
  userId: number,
): Promise<PendingChange | null> {
  const [row] = await query<{ new_email: string; confirm_before: Stamp }>(
    strapi.db.connection,
    `select new_email, confirm_before from email_changes
     where user_id = ? and confirmed_at is null and stopped_at is null and confirm_before > ?
     order by id desc limit 1`,
    [userId, new Date()],
  );
  return row ? { email: row.new_email, until: toDate(row.confirm_before).toISOString() } : null;
}

function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Derived from stored data, so that the code for a second email can be recomputed although only its digest is stored.
 * One for each key, newest first.
 */
function changeCodes(nonce: string, use: 'confirm' | 'stop'): [string, ...string[]] {
  const keys = environment().secrets.jwtSecrets;
  const [newest, ...older] = macsOf(`${use} ${nonce}`, { purpose: 'email-change', keys });
  return [typeableCode(newest), ...older.map(typeableCode)];
}

/** The code that was emailed with the request. @returns null if its key is no longer configured */
export function stopCodeOf(nonce: string, stopDigest: string): string | null {
  return changeCodes(nonce, 'stop').find((code) => digestOf(code) === stopDigest) ?? null;
}
