import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkInput } from '../platform/errors/checkInput';
import { badField, type Fault } from '../platform/errors/Fault';
import { changePasswordInputRules } from '../generated/inputRules/ChangePasswordInput';
import { accountById } from './accounts';
import { checkNewPassword } from './commonPasswords';
import { lockAccount } from './lockAccount';
import type { Member } from './memberOfToken';
import { hashPassword, isPassword } from './passwords';
import { closeAllSessions, openSession } from './sessions';

/**
 * Changes the caller's password. All sessions end; the caller goes on in a new one.
 * @returns the new access token
 * @throws Fault 400 where the current password is wrong, or the new one the same or a common one.
 */
export async function changePassword(
  strapi: Core.Strapi,
  ctx: Context,
  member: Member,
): Promise<string> {
  const { currentPassword, password } = checkInput(changePasswordInputRules, ctx.request.body);
  const account = await accountById(strapi, member.id);
  if (!(await isPassword(currentPassword, account?.password))) throw wrongCurrent();
  if (currentPassword === password) {
    throw badField('password', 'Mật khẩu mới phải khác mật khẩu hiện tại.');
  }
  checkNewPassword(password);
  const hashed = await hashPassword(password);
  return lockAccount(strapi, member.id, async (now) => {
    // Changed meanwhile, by a mailed code for one.
    if (now?.password !== account?.password) throw wrongCurrent();
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id: member.id },
      // A code mailed before is worth nothing now.
      data: { password: hashed, resetPasswordToken: null, resetPasswordExpiresAt: null },
    });
    await closeAllSessions(strapi, member.id);
    return openSession(strapi, ctx, member.id);
  });
}

function wrongCurrent(): Fault {
  return badField('currentPassword', 'Mật khẩu hiện tại không đúng.');
}
