import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { HttpError } from '../../platform/errors/HttpError';
import type { Mail } from '../../platform/mail/Mail';
import { sendUnsolicited } from '../../platform/mail/writeMail';
import { runAfterResponse } from '../../platform/runAfterResponse';
import { toDate } from '../../platform/sql/query';
import { accountKey } from '../../platform/text/accountKey';
import { logFailedLogin, logPassword } from '../../identity/credentials/logLogins';
import { isPassword } from '../../identity/credentials/passwords';

interface PanelUser {
  id: number;
  documentId: string;
  email: string;
  password: string | null;
  isActive: boolean | null;
  resetPasswordToken: string | null;
  resetPasswordTokenExpiresAt: string | Date | null;
}

interface Credentials {
  email: string;
  password: string;
}

interface ResetCode {
  code: string;
  minutes: number;
}

type Outcome = [null, PanelUser] | [null, false, { message: string }];

interface PanelAuth {
  checkCredentials(credentials: Credentials): Promise<Outcome>;
  forgotPassword(input: { email: string }): Promise<void>;
}

const users = 'admin::user';
/** Minutes. */
const codeLife = 60;

/**
 * Replaces Strapi's login, which responds faster for an unknown address, and its emails, which are
 * unlimited.
 */
export function replacePanelLogin(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as PanelAuth;
  auth.checkCredentials = (credentials) => checkCredentials(strapi, credentials);
  auth.forgotPassword = async ({ email }) =>
    runAfterResponse(strapi, () => sendPanelCode(strapi, email));
}

/** Does the same work for an unknown address as for a known one. Only a correct password reveals more. */
async function checkCredentials(strapi: Core.Strapi, login: Credentials): Promise<Outcome> {
  const { email, password } = login;
  const user: PanelUser | null = await strapi.db.query(users).findOne({ where: { email } });
  const matches = await isPassword(password, user?.password).catch(throwForPanel);
  const ip = strapi.requestContext.get()?.request.ip ?? '';
  if (user && matches && user.isActive) {
    logPassword(strapi, { to: 'panel', ip, account: user.documentId });
    return [null, user];
  }
  await logFailedLogin(strapi, {
    to: 'panel',
    identifier: email,
    ip,
    reason: !user ? 'unknown account' : matches ? 'blocked account' : 'wrong password',
    account: user?.documentId,
  });
  return [null, false, { message: matches ? 'User not active' : 'Invalid credentials' }];
}

/** Strapi's login passes on only this error code, and treats any other error as a missing provider. */
function throwForPanel(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new errors.ApplicationError(error.message, { code: 'LOGIN_NOT_ALLOWED' });
}

/** Emails a link to a panel user: the same one while it is valid, so that nobody can invalidate it. */
async function sendPanelCode(strapi: Core.Strapi, email: string): Promise<void> {
  const where = { email: accountKey(email), isActive: true };
  const user: PanelUser | null = await strapi.db.query(users).findOne({ where });
  if (!user) return;
  const { code, minutes } = await codeOf(strapi, user);
  sendUnsolicited(strapi, panelResetEmail(strapi, user.email, { code, minutes }));
}

function panelResetEmail(strapi: Core.Strapi, to: string, { code, minutes }: ResetCode): Mail {
  return {
    kind: 'panelPasswordCode',
    to,
    expiresAt: new Date(Date.now() + minutes * MINUTE_MS),
    subject: 'Đặt lại mật khẩu trang quản trị',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      `Để đặt lại mật khẩu trang quản trị, vui lòng mở liên kết sau trong vòng ${minutes} phút.`,
    ],
    action: {
      label: 'Đặt lại mật khẩu',
      url: `${strapi.config.get('admin.absoluteUrl')}/auth/reset-password?code=${code}`,
    },
    notes: [
      'Nếu không yêu cầu, Quý khách vui lòng bỏ qua thư này: mật khẩu của Quý khách vẫn như cũ.',
    ],
    thanks: 'Trân trọng.',
  };
}

async function codeOf(
  strapi: Core.Strapi,
  { id, resetPasswordToken: last, resetPasswordTokenExpiresAt: end }: PanelUser,
): Promise<ResetCode> {
  const now = Date.now();
  const minutes = end === null ? 0 : Math.floor((toDate(end).getTime() - now) / MINUTE_MS);
  if (last && minutes > 0) return { code: last, minutes };
  const code = (strapi.service('admin::token') as { createToken(): string }).createToken();
  const expiresAt = new Date(now + codeLife * MINUTE_MS);
  const data = { resetPasswordToken: code, resetPasswordTokenExpiresAt: expiresAt };
  await strapi.db.query(users).update({ where: { id }, data });
  return { code, minutes: codeLife };
}
