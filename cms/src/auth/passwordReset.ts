import type { Core } from '@strapi/strapi';
import { createHash, randomBytes } from 'node:crypto';
import { environment } from '../environment';
import { checkInput } from '../errors/checkInput';
import { badField } from '../errors/Fault';
import { forgotPasswordInputRules } from '../generated/inputRules/ForgotPasswordInput';
import { resetPasswordInputRules } from '../generated/inputRules/ResetPasswordInput';
import { sendMail } from '../mail/sendMail';
import { findAccount } from './accounts';
import { hashPassword } from './passwords';
import { closeAllSessions } from './sessions';

const users = 'plugin::users-permissions.user';
const lifeMs = 10 * 60_000;

/**
 * Mails a code to the owner of an address. The answer goes out before anybody looks whether there
 * is one, so that neither it nor its time tells.
 */
export async function forgotPassword(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { email } = checkInput(forgotPasswordInputRules, body);
  setImmediate(() => {
    sendCode(strapi, email).catch((error: unknown) => strapi.log.error(error));
  });
}

async function sendCode(strapi: Core.Strapi, email: string): Promise<void> {
  const account = await findAccount(strapi, email);
  if (!account || account.blocked) return;
  const code = randomBytes(32).toString('base64url');
  await strapi.db.query(users).update({
    where: { id: account.id },
    data: {
      resetPasswordToken: digest(code),
      resetPasswordExpiresAt: new Date(Date.now() + lifeMs),
    },
  });
  sendMail(strapi, {
    to: account.email,
    subject: 'Đặt lại mật khẩu',
    text: [
      `Kính gửi ${account.fullName},`,
      'Để đặt lại mật khẩu, vui lòng mở liên kết sau trong vòng 10 phút:',
      `${environment().publicUrl}/reset-password?code=${code}`,
      'Nếu Quý khách không yêu cầu, hãy bỏ qua thư này: mật khẩu của Quý khách vẫn như cũ.',
    ].join('\n\n'),
  });
}

/**
 * Sets a new password by a mailed code, which works once, and ends every session of the account.
 * @throws Fault 400 for a code that is wrong, used or older than ten minutes: one sentence for all.
 */
export async function resetPassword(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { code, password } = checkInput(resetPasswordInputRules, body);
  const hashed = await hashPassword(strapi, password);
  const knex = strapi.db.connection;
  const holder = knex('up_users')
    .where('reset_password_token', digest(code))
    .where('reset_password_expires_at', '>', new Date());
  const found = (await holder.clone().select('id').first()) as { id: number } | undefined;
  // The update asks again for the code: of two at the same moment one finds it.
  const changed: number = found
    ? await holder.clone().where('id', found.id).update({
        password: hashed,
        reset_password_token: null,
        reset_password_expires_at: null,
        updated_at: new Date(),
      })
    : 0;
  if (!found || changed === 0) {
    throw badField('code', 'Mã đặt lại mật khẩu không đúng hoặc đã hết hạn.');
  }
  await closeAllSessions(strapi, found.id);
}

/** Codes are kept as their digest: who reads the database cannot use them. */
function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
