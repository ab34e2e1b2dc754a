import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { confirmEmailInputRules } from '@iia/shared/generated/inputRules/ConfirmEmailInput';
import { writeNotification } from '../../../platform/notifications/writeNotification';
import { checkInput } from '../../../platform/errors/checkInput';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { writeMail } from '../../../platform/mail/writeMail';
import { routePatterns } from '@iia/shared/routePatterns';
import { query } from '../../../platform/sql/query';
import { findAccount } from '../accounts';
import { lockAccount } from '../lockAccount';
import { digestOf } from '../../credentials/resetCodeText';
import { stopCodeOf, STOP_DAYS } from './changeEmail';
import { addressChangedEmail } from './emails';

interface Change {
  id: number;
  user_id: number;
  old_email: string;
  new_email: string;
  nonce: string;
  stop_digest: string;
}

/**
 * Changes the address by a code sent to it. Single use. Needs no session: the email may be read on
 * another device.
 * @throws HttpError 400 for a code that is wrong, used, cancelled or older than ten minutes; 409 for
 * an address that was registered meanwhile
 */
export async function confirmEmail(strapi: Core.Strapi, body: unknown): Promise<void> {
  const digest = digestOf(checkInput(confirmEmailInputRules, body).code);
  const [found] = await query<Change>(
    strapi.db.connection,
    `select id, user_id, old_email, new_email, nonce, stop_digest
     from email_changes where confirm_digest = ?`,
    [digest],
  );
  if (!found) throw wrongCode();
  try {
    await lockAccount(strapi, found.user_id, async (account) => {
      if (!account || account.blocked) throw wrongCode();
      await strapi.db.transaction(({ trx }) => confirm(strapi, trx, found));
    });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // Only the owner of that mailbox has the code.
    if (await findAccount(strapi, found.new_email)) throw emailTaken();
    throw error;
  }
}

async function confirm(strapi: Core.Strapi, trx: Knex.Transaction, change: Change): Promise<void> {
  const now = new Date();
  const confirmed = await query(
    trx,
    `update email_changes set confirmed_at = ?
     where id = ? and confirmed_at is null and stopped_at is null and confirm_before > ? returning id`,
    [now, change.id, now],
  );
  if (confirmed.length === 0) throw wrongCode();
  const changed: unknown = await strapi.db.query('plugin::users-permissions.user').update({
    where: { id: change.user_id, email: change.old_email },
    // A code mailed to the old address must not open the account.
    data: { email: change.new_email, resetPasswordToken: null, resetPasswordExpiresAt: null },
  });
  // Without its key the old address would receive no code to stop the change.
  const stopCode = stopCodeOf(change.nonce, change.stop_digest);
  if (!changed || stopCode === null) throw wrongCode();
  await writeNotification(trx, {
    userId: change.user_id,
    kind: 'account_changed',
    title: 'Email của tài khoản đã được đổi',
    body: 'Từ nay Viện gửi thư tới địa chỉ mới; Quý khách cũng đăng nhập bằng địa chỉ đó.',
    url: routePatterns.security,
  });
  await writeMail(trx, [
    addressChangedEmail({
      to: change.old_email,
      newEmail: change.new_email,
      code: stopCode,
      days: STOP_DAYS,
    }),
  ]);
}

function wrongCode(): HttpError {
  return badField(
    'code',
    'Mã xác nhận không đúng hoặc đã hết hạn. Quý khách vui lòng yêu cầu lại.',
  );
}

function emailTaken(): HttpError {
  return new HttpError(
    409,
    'EmailTaken',
    'Địa chỉ này vừa được dùng cho một tài khoản khác, nên chưa đổi được email.',
  );
}
