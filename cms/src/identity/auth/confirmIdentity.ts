import type { Core } from '@strapi/strapi';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, type HttpError } from '../../platform/errors/HttpError';
import { confirmIdentityInputRules } from '@iia/shared/generated/inputRules/ConfirmIdentityInput';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { accountById } from './accounts';
import { logFailedLogin } from '../credentials/logLogins';
import { lockAccount } from './lockAccount';
import { markFresh } from './login-sessions/freshness';
import type { Member } from './memberOfToken';
import { isPassword } from '../credentials/passwords';
import { memberOwner } from '../credentials/second-factor/FactorOwner';
import { hasSecondFactor, consumeCode } from '../credentials/second-factor/consumeCode';
import { notifyChange } from './second-factor/secondFactorEmail';
import { wrongCode } from '../credentials/second-factor/wrongCode';

/** Limits guesses in a session left open. */
const guesses = new RateLimiter({ name: 'confirm-identity', attempts: 10, seconds: 5 * 60 });

/**
 * Makes the caller's session fresh.
 * @throws HttpError 400 for a wrong password, or a missing or wrong code of the second factor; 429 after too many
 */
export async function confirmIdentity(
  strapi: Core.Strapi,
  member: Member,
  { body, ip }: { body: unknown; ip: string },
): Promise<void> {
  const { password, code } = checkInput(confirmIdentityInputRules, body);
  const account = await accountById(strapi, member.id);
  const attempt = {
    to: 'site',
    identifier: account?.email ?? '',
    ip,
    account: member.documentId,
  } as const;
  await guesses.take(strapi, member.documentId).catch(async (refusal: unknown) => {
    await logFailedLogin(strapi, { ...attempt, reason: 'too many attempts' });
    throw refusal;
  });
  if (!(await isPassword(password, account?.password))) {
    await logFailedLogin(strapi, { ...attempt, reason: 'wrong password' });
    throw wrongPassword();
  }
  const proved = await lockAccount(strapi, member.id, async (now) => {
    // Changed or blocked concurrently, which has ended this session.
    if (!now || now.blocked || now.password !== account?.password) throw wrongPassword();
    const withCode = await hasSecondFactor(strapi, memberOwner(member.id));
    if (withCode && !(await requiresCode(strapi, member.id, code ?? ''))) return false;
    await markFresh(strapi, member, withCode);
    return true;
  });
  if (!proved) {
    if (code) await logFailedLogin(strapi, { ...attempt, reason: 'wrong code' });
    throw code
      ? await wrongCode(strapi.db.connection, memberOwner(member.id), code)
      : badField('code', texts.noCode);
  }
  await guesses.reset(strapi, member.documentId);
}

const texts = {
  noCode: 'Vui lòng nhập mã của ứng dụng xác thực hoặc một mã dự phòng.',
};

async function requiresCode(strapi: Core.Strapi, userId: number, code: string): Promise<boolean> {
  if (code === '') return false;
  return strapi.db.transaction(async ({ trx }) => {
    const kind = await consumeCode(trx, memberOwner(userId), code);
    if (kind === 'recovery') await notifyChange(trx, userId, 'recovered');
    return kind !== null;
  });
}

function wrongPassword(): HttpError {
  return badField('password', 'Mật khẩu không đúng.');
}
