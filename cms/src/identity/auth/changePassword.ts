import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, type HttpError } from '../../platform/errors/HttpError';
import { changePasswordInputRules } from '@iia/shared/generated/inputRules/ChangePasswordInput';
import { accountById } from './accounts';
import { lockAccount } from './lockAccount';
import type { Member } from './memberOfToken';
import { checkNewPassword } from '../credentials/newPassword';
import { hashPassword, isPassword } from '../credentials/passwords';
import { openSession } from './sessions';

/**
 * Changes the caller's password, which ends all sessions, and opens a new one for the caller.
 * @returns the new access token
 * @throws HttpError 400 if the current password is wrong, or the new one is the same or easy to guess
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
  checkNewPassword(password, account ?? {});
  const hashed = await hashPassword(password);
  return lockAccount(strapi, member.id, async (now) => {
    // Changed or blocked concurrently.
    if (!now || now.blocked || now.password !== account?.password) throw wrongCurrent();
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id: member.id },
      // Invalidates any reset code sent before.
      data: { password: hashed, resetPasswordToken: null, resetPasswordExpiresAt: null },
    });
    return openSession(strapi, ctx, member.id, member.hasVerifiedCode);
  });
}

function wrongCurrent(): HttpError {
  return badField('currentPassword', 'Mật khẩu hiện tại không đúng.');
}
