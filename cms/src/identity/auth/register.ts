import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { recordConsent } from '../consents/consents';
import { environment } from '../../platform/environment';
import { checkInput } from '../../platform/errors/checkInput';
import { badField } from '../../platform/errors/HttpError';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { sendUnsolicited } from '../../platform/mail/writeMail';
import { newDocumentId } from '../../platform/sql/documentIds';
import { accountKey } from '../../platform/text/accountKey';
import { checkNewPassword } from '../credentials/newPassword';
import { hashPassword } from '../credentials/passwords';

const users = 'plugin::users-permissions.user';

interface RegisteredUser {
  documentId: string;
  email: string;
}

/**
 * Creates a member's account. An email address already in use gets the same response while its owner is
 * notified by email, so that nobody can probe for members.
 * @throws HttpError 400 with the path of every bad field, or if the user name is taken or the password easy
 * to guess
 */
export async function register(strapi: Core.Strapi, body: unknown): Promise<RegisteredUser> {
  const input = checkInput(registerInputRules, body);
  checkNewPassword(input.password, input);
  const email = accountKey(input.email);
  const username = accountKey(input.username);
  // Hashed even if it will be discarded: response time must not reveal a taken address.
  const password = await hashPassword(input.password);
  if (await isInUse(strapi, { username })) throw usernameTaken();
  if (await isInUse(strapi, { email })) return notifyOwner(strapi, email);
  try {
    const data = await rowOf(strapi, input, { email, username, password });
    return await strapi.db.transaction(async ({ trx }) => {
      const created = await strapi.db.query(users).create({ data });
      await recordConsent(trx, { userId: created.id, kind: 'personal_data', agreed: true });
      return { documentId: created.documentId, email };
    });
  } catch (error) {
    // Two concurrent registrations: the database accepted one.
    if (await isInUse(strapi, { username })) throw usernameTaken();
    if (await isInUse(strapi, { email })) return notifyOwner(strapi, email);
    throw error;
  }
}

async function rowOf(
  strapi: Core.Strapi,
  { fullName, phone }: InferType<typeof registerInputRules>,
  account: { email: string; username: string; password: string },
) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' }, select: ['id'] });
  return {
    ...account,
    fullName,
    phone,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
    memberType: 'none',
    consentAt: new Date(),
  };
}

async function isInUse(
  strapi: Core.Strapi,
  where: { username: string } | { email: string },
): Promise<boolean> {
  return (await strapi.db.query(users).findOne({ where, select: ['id'] })) !== null;
}

function usernameTaken() {
  return badField('username', 'Tên đăng nhập này đã có người dùng, vui lòng chọn tên khác.');
}

function notifyOwner(strapi: Core.Strapi, email: string): RegisteredUser {
  const site = environment().publicUrl;
  sendUnsolicited(strapi, {
    kind: 'alreadyRegistered',
    to: email,
    subject: 'Quý khách đã có tài khoản tại Viện',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      'Có người vừa đăng ký tài khoản bằng địa chỉ email này, nhưng Quý khách đã có tài khoản.',
      `Nếu đó là Quý khách, xin mời đăng nhập, hoặc đặt lại mật khẩu tại ${site}/quen-mat-khau.`,
    ],
    action: { label: 'Đăng nhập', url: `${site}/dang-nhap` },
    notes: ['Nếu không phải, Quý khách không cần làm gì thêm: tài khoản và mật khẩu vẫn như cũ.'],
    thanks: 'Trân trọng.',
  });
  // Indistinguishable from the id of a new account.
  return { documentId: newDocumentId(), email };
}
