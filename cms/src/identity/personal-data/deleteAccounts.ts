import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accountById, type Account } from '../auth/accounts';
import { lockAccount } from '../auth/lockAccount';
import { writeMail } from '../../platform/mail/writeMail';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { leaveLine } from '../../commerce/waiting-list/entries';
import { accountDeletedEmail } from './deletion';
import { ownCertificates } from './tableTexts';
import { errors } from '@strapi/utils';
import { logFailure } from '../../platform/outages/logFailure';

const refused =
  'Không xoá được tài khoản tại đây: đơn hàng, chứng nhận và giờ CPE gắn với tài khoản. Thành viên tự yêu cầu xoá ở trang dữ liệu cá nhân, tài khoản được xoá sau hai tuần. Để ngừng tài khoản ngay, Quý khách vui lòng chặn tài khoản.';

function refuse(): never {
  throw new errors.ForbiddenError(refused);
}

/**
 * An account is deleted only at its owner's request and two weeks later, never
 * through Strapi.
 */
export function refuseDeletions({ db }: Core.Strapi): void {
  db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
}

/** Tables that only served the account. Evidence, payments and records required by law are not among them. */
const deletedTables = [
  'notifications',
  'lesson_progress',
  'lesson_openings',
  'quiz_attempts',
  'instructor_questions',
  'study_clocks',
  'course_progress',
  'cpe_evidence',
  'cpe_entries',
  'cpe_practice',
  'passkeys',
  'second_factors',
  'recovery_codes',
  'login_challenges',
  'login_sessions',
  'email_changes',
  'reminders',
];

const unpaid = (table: string, status: string) =>
  `exists (select 1 from ${table} where user_id = deletion.user_id and ${status} = 'pending_payment')`;

const isStaff = `exists (
  select 1 from ${tables.userRoles} link join ${tables.roles} role on role.id = link.role_id
  where link.user_id = deletion.user_id and role.type = 'staff')`;

/**
 * Deletes the accounts that are due. One with unpaid items waits until they are settled, a staff account
 * until its role is removed.
 *
 * @returns the number deleted
 */
export async function deleteAccounts(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await query<{ user_id: number }>(
    strapi.db.connection,
    `select user_id from account_deletions deletion where done_at is null and due_at <= ?
       and not ${unpaid('orders', 'order_status')} and not ${unpaid('renew_requests', 'request_status')}
       and not ${isStaff}
     order by due_at limit 100`,
    [now],
  );
  let deleted = 0;
  for (const { user_id: id } of due) {
    try {
      if (await deleteAccount(strapi, id, now)) deleted += 1;
    } catch (error) {
      // A failure must not stop the others, or the server's start.
      logFailure(strapi, error, `Account ${id} could not be deleted`);
    }
  }
  return deleted;
}

async function deleteAccount(strapi: Core.Strapi, id: number, now: Date): Promise<boolean> {
  const account = await accountById(strapi, id);
  if (!account) return false;
  await leaveLines(strapi, id);
  return lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const claimed = await query(
        trx,
        `update account_deletions set done_at = ?
         where user_id = ? and done_at is null and due_at <= ? returning user_id`,
        [now, id, now],
      );
      // Cancelled, or done by another server, since.
      if (claimed.length === 0) return false;
      await deletePersonalRows(trx, account);
      await reduceOrders(trx, id);
      await closeAccount(strapi, account, 'Tài khoản đã xoá');
      await writeMail(trx, [accountDeletedEmail(account.email)]);
      return true;
    }),
  );
}

async function leaveLines(strapi: Core.Strapi, id: number): Promise<void> {
  const entries = await query<{ document_id: string }>(
    strapi.db.connection,
    "select document_id from waiting_entries where user_id = ? and state in ('waiting', 'offered')",
    [id],
  );
  for (const { document_id: documentId } of entries) await leaveLine(strapi, id, documentId);
}

async function deletePersonalRows(trx: Knex, { id, email }: Account): Promise<void> {
  for (const table of deletedTables)
    await query(trx, `delete from ${table} where user_id = ?`, [id]);
  await query(trx, 'delete from contacts where email = ?', [email]);
  // Not deleted: the ticket would become the buyer's own.
  await query(trx, "update ticket_attendees set name = '–', email = null where email = ?", [email]);
  const emails = 'select id from letters where recipient = ?';
  await query(trx, `delete from letter_bodies where letter_id in (${emails})`, [email]);
  await query(trx, 'delete from letters where recipient = ?', [email]);
  // The register belongs to the institute; the certificate is no longer public.
  await query(trx, `update certificate_statuses set opted_in = ? where ${ownCertificates}`, [
    false,
    id,
  ]);
  await query(trx, `delete from ${tables.certificateHolders} where user_id = ?`, [id]);
}

/**
 * Retained for ten years (Law on Accounting 88/2015/QH13, article 41): only the buyer's name and the
 * invoice.
 */
async function reduceOrders(trx: Knex, id: number): Promise<void> {
  await query(
    trx,
    `update orders set customer_email = '', customer_phone = '', customer_address = null, note = null
     where user_id = ?`,
    [id],
  );
  await query(trx, 'update renew_requests set note = null where user_id = ?', [id]);
  await query(trx, 'update refunds set email = null where user_id = ?', [id]);
}

/** Blocking ends every session (`sessionTriggers.ts`); the address and the user name become available. */
export async function closeAccount(
  strapi: Core.Strapi,
  { id, documentId }: Pick<Account, 'id' | 'documentId'>,
  fullName: string,
): Promise<void> {
  await strapi.db.query('plugin::users-permissions.user').update({
    where: { id },
    data: {
      username: `x-${documentId}`,
      email: `${documentId}@da-xoa.invalid`,
      fullName,
      phone: null,
      company: null,
      position: null,
      password: null,
      resetPasswordToken: null,
      resetPasswordExpiresAt: null,
      confirmationToken: null,
      blocked: true,
    },
  });
}
