import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stopEmailChangeInputRules } from '@iia/shared/generated/inputRules/StopEmailChangeInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { findAccount } from '../accounts';
import { lockAccount } from '../lockAccount';
import { digestOf } from '../../credentials/resetCodeText';

interface Change {
  id: number;
  user_id: number;
  old_email: string;
}

/**
 * Cancels or reverts a change of address by the code emailed to the old one. The requester knew the
 * password: every session ends, and later changes are cancelled too, so that a thief cannot retaliate
 * through their own address.
 * @throws HttpError 400 for a code that is wrong, used or older than a week; 409 if the old address
 * belongs to another account by now
 */
export async function stopEmailChange(strapi: Core.Strapi, body: unknown): Promise<void> {
  const digest = digestOf(checkInput(stopEmailChangeInputRules, body).code);
  const [found] = await query<Change>(
    strapi.db.connection,
    'select id, user_id, old_email from email_changes where stop_digest = ?',
    [digest],
  );
  if (!found) throw wrongCode();
  try {
    await lockAccount(strapi, found.user_id, (account) => {
      if (!account) throw wrongCode();
      return strapi.db.transaction(({ trx }) => stop(strapi, trx, found));
    });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (await findAccount(strapi, found.old_email)) throw emailTaken();
    throw error;
  }
}

async function stop(
  strapi: Core.Strapi,
  trx: Knex,
  { id, user_id: userId, old_email: email }: Change,
): Promise<void> {
  const now = new Date();
  const stopped = await query<{ confirmed_at: unknown }>(
    trx,
    `update email_changes set stopped_at = ?
     where id = ? and stopped_at is null and stop_before > ? returning confirmed_at`,
    [now, id, now],
  );
  if (stopped.length === 0) throw wrongCode();
  await query(
    trx,
    'update email_changes set stopped_at = ? where user_id = ? and id > ? and stopped_at is null',
    [now, userId, id],
  );
  await trx(tables.sessions)
    .where({ user_id: String(userId), origin: 'users-permissions' })
    .delete();
  // Passkeys that the requester may have added: they need no password.
  await query(
    trx,
    `delete from passkeys where user_id = ?
       and created_at >= (select asked_at from email_changes where id = ?)`,
    [userId, id],
  );
  if (stopped[0]?.confirmed_at === null) return;
  await strapi.db.query('plugin::users-permissions.user').update({
    where: { id: userId },
    data: { email, resetPasswordToken: null, resetPasswordExpiresAt: null },
  });
}

function wrongCode(): HttpError {
  return badField('code', 'Mã này không đúng, đã được dùng hoặc đã hết hạn.');
}

function emailTaken(): HttpError {
  return new HttpError(
    409,
    'EmailTaken',
    'Địa chỉ cũ nay thuộc một tài khoản khác. Quý khách vui lòng liên hệ Viện để được hỗ trợ.',
  );
}
