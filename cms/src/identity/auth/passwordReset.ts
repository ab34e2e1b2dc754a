import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, type HttpError } from '../../platform/errors/HttpError';
import { forgotPasswordInputRules } from '@iia/shared/generated/inputRules/ForgotPasswordInput';
import { resetPasswordInputRules } from '@iia/shared/generated/inputRules/ResetPasswordInput';
import { sendUnsolicited } from '../../platform/mail/writeMail';
import { runAfterResponse } from '../../platform/runAfterResponse';
import { findAccount } from './accounts';
import { checkNewPassword, type Owner } from '../credentials/newPassword';
import { hashPassword } from '../credentials/passwords';
import { digestOf, typeableCode } from '../credentials/resetCodeText';
import { tables } from '../../platform/tables';
import { environment } from '../../platform/environment';
import { macsOf } from '../../platform/signatures';
import { toDate } from '../../platform/sql/query';
import { lockAccount } from './lockAccount';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

const life = 10;

interface ResetCode {
  code: string;
  minutes: number;
}

/** Repeated requests return the same code, so nobody can invalidate the owner's. Null if the account is gone. */
function resetCodeOf(strapi: Core.Strapi, id: number): Promise<ResetCode | null> {
  return lockAccount(strapi, id, async (account) => {
    if (!account) return null;
    const { password, reset_password_token: token, reset_password_expires_at: end } = account;
    const now = Date.now();
    const lastEnd = end === null ? now : toDate(end).getTime();
    const last = codesOf(id, lastEnd, password).find((code) => digestOf(code) === token);
    const minutes = Math.floor((lastEnd - now) / MINUTE_MS);
    if (minutes > 0 && last) return { code: last, minutes };

    const newEnd = now + life * MINUTE_MS;
    const [code] = codesOf(id, newEnd, password);
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id },
      data: { resetPasswordToken: digestOf(code), resetPasswordExpiresAt: new Date(newEnd) },
    });
    return { code, minutes: life };
  });
}

/**
 * Derived from stored data and secrets, so they can be recomputed without being stored: one for each key, newest first.
 */
function codesOf(id: number, end: number, password: string | null): [string, ...string[]] {
  const keys = environment().secrets.jwtSecrets;
  const [newest, ...older] = macsOf(`${id} ${end} ${password}`, {
    purpose: 'reset-password',
    keys,
  });
  return [typeableCode(newest), ...older.map(typeableCode)];
}

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

/** Contains no name: ownership of the address is unproved. Expires with the code. */
function resetEmail(to: string, { code, minutes }: ResetCode): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'passwordCode',
    to,
    expiresAt: new Date(Date.now() + minutes * MINUTE_MS),
    subject: 'Đặt lại mật khẩu',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [`Để đặt lại mật khẩu, vui lòng mở liên kết sau trong vòng ${minutes} phút.`],
    action: {
      label: 'Đặt lại mật khẩu',
      url: `${publicUrl}${routePatterns.resetPassword}?code=${code}`,
    },
    facts: [
      ['Mã đặt lại', code],
      ['Có hiệu lực', `${minutes} phút`],
    ],
    notes: [
      `Hoặc nhập mã ${code} tại trang ${publicUrl}${routePatterns.recoverPassword}`,
      'Nếu không yêu cầu, Quý khách vui lòng bỏ qua thư này: mật khẩu của Quý khách vẫn như cũ.',
    ],
    thanks: 'Trân trọng.',
  };
}
