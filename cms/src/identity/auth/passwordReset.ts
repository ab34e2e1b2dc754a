import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, type HttpError } from '../../platform/errors/HttpError';
import { forgotPasswordInputRules } from '../../generated/inputRules/ForgotPasswordInput';
import { resetPasswordInputRules } from '../../generated/inputRules/ResetPasswordInput';
import { sendUnsolicited } from '../../platform/mail/sendUnsolicited';
import { runAfterResponse } from '../../platform/runAfterResponse';
import { findAccount } from './accounts';
import { checkNewPassword, type Owner } from '../credentials/newPassword';
import { hashPassword } from '../credentials/passwords';
import { resetCodeOf } from './resetCodes';
import { resetEmail } from './resetEmail';
import { digestOf } from '../credentials/resetCodeText';
import { tables } from '../../platform/tables';

/**
 * Emails a code to the owner of an address. Looks the account up only after responding, so that
 * neither the response nor its time reveals whether it exists.
 */
export async function forgotPassword(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { email } = checkInput(forgotPasswordInputRules, body);
  runAfterResponse(strapi, () => sendCode(strapi, email));
}

async function sendCode(strapi: Core.Strapi, email: string): Promise<void> {
  const account = await findAccount(strapi, email);
  const reset = account && !account.blocked ? await resetCodeOf(strapi, account.id) : null;
  if (!account || !reset) return;
  sendUnsolicited(strapi, resetEmail(account.email, reset));
}

/**
 * Sets a new password by an emailed code. Single use; ends every session of the account.
 * @throws HttpError 400 with the same message for a code that is wrong, used or older than ten
 * minutes; and for a password that is easy to guess.
 */
export async function resetPassword(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { code, password } = checkInput(resetPasswordInputRules, body);
  const holder = (trx: Knex) =>
    trx(tables.users)
      .where('reset_password_token', digestOf(code))
      .where('reset_password_expires_at', '>', new Date());
  const owner = (await holder(strapi.db.connection)
    .select('id', 'username', 'email', 'phone', 'full_name as fullName')
    .first()) as (Owner & { id: number }) | undefined;
  if (!owner) throw wrongCode();
  checkNewPassword(password, owner);
  // The update checks the code again: of two concurrent calls one succeeds.
  const changed = await holder(strapi.db.connection)
    .where('id', owner.id)
    .update({
      password: await hashPassword(password),
      reset_password_token: null,
      reset_password_expires_at: null,
      updated_at: new Date(),
    });
  if (changed === 0) throw wrongCode();
}

function wrongCode(): HttpError {
  return badField('code', 'Mã đặt lại mật khẩu không đúng hoặc đã hết hạn.');
}
