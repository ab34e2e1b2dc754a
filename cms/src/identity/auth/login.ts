import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { loginInputRules } from '@iia/shared/generated/inputRules/LoginInput';
import { type Account, findAccount } from './accounts';
import { accountKey } from '../../platform/text/accountKey';
import { clientOf } from '../../platform/limits/clientOf';
import { logFailedLogin, logLogin } from '../credentials/logLogins';
import { lockAccount } from './lockAccount';
import { isOldHash } from '../credentials/oldHashes';
import { hashPassword, isPassword } from '../credentials/passwords';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { openChallenge } from './second-factor/challenge';
import { memberOwner } from '../credentials/second-factor/FactorOwner';
import { hasSecondFactor } from '../credentials/second-factor/consumeCode';
import { openSession, closeSession, closeSessionOfCookie } from './sessions';
import { tables } from '../../platform/tables';
import { query } from '../../platform/sql/query';
import { requireMember } from './requireMember';

/** Limits guesses at one account from one address. */
const guesses = new RateLimiter({ name: 'login', attempts: 10, seconds: 5 * 60 });

interface LoginResponse {
  /** Null if the second factor comes next. */
  jwt: string | null;
  challenge: string | null;
  user: { documentId: string; username: string; email: string; fullName: string } | null;
}

/**
 * Opens a session for an email address or user name and its password, or the challenge of its second
 * step.
 * @throws HttpError 400 with the same message for every wrong pair; 403 if the account is blocked,
 * revealed only after a correct password; 429 after too many guesses.
 */
export async function login(strapi: Core.Strapi, ctx: Context): Promise<LoginResponse> {
  const { identifier, password } = checkInput(loginInputRules, ctx.request.body);
  const { ip } = ctx.request;
  const attempt = { to: 'site', identifier, ip } as const;
  const guess = `${accountKey(identifier)} ${clientOf(ip)}`;
  await guesses.take(strapi, guess).catch(async (refusal: unknown) => {
    await logFailedLogin(strapi, { ...attempt, reason: 'too many attempts' });
    throw refusal;
  });
  const { account, matches } = await verifyPassword(strapi, identifier, password);
  if (!account || !matches || account.blocked) {
    await logFailedLogin(strapi, {
      ...attempt,
      reason: !account ? 'unknown account' : matches ? 'blocked account' : 'wrong password',
      account: account?.documentId,
    });
    throw account && matches ? blockedAccount() : wrongCredentials();
  }
  const opened = await lockAccount(strapi, account.id, async (now) => {
    if (now?.blocked) throw blockedAccount();
    // The password changed while it was checked.
    if (!now?.password || now.password !== account.password) throw wrongCredentials();
    return openOrChallenge(strapi, ctx, account.id, now.password);
  });
  await guesses.reset(strapi, guess);
  if (opened.jwt) logLogin(strapi, { to: 'site', ip, account: account.documentId });
  const { documentId, username, email, fullName } = account;
  // Reveal no account details before the second factor.
  return opened.challenge
    ? { ...opened, user: null }
    : { ...opened, user: { documentId, username, email, fullName } };
}

interface VerifiedPassword {
  account: Account | null;
  matches: boolean;
}

/**
 * Compares the password with the account's hash, and replaces a matching hash of an old site with one in this server's
 * format.
 */
async function verifyPassword(
  strapi: Core.Strapi,
  identifier: string,
  password: string,
): Promise<VerifiedPassword> {
  const account = await findAccount(strapi, identifier);
  const matches = await isPassword(password, account?.password);
  if (!account?.password || !matches || !isOldHash(account.password)) return { account, matches };
  const hash = await hashPassword(password);
  const replaced = await query(
    strapi.db.connection,
    `update ${tables.users} set password = ? where id = ? and password = ? returning id`,
    [hash, account.id, account.password],
  );
  // A concurrent login has replaced the hash, and its session must not end: compare the password again.
  return replaced.length > 0
    ? { account: { ...account, password: hash }, matches }
    : verifyPassword(strapi, identifier, password);
}

async function openOrChallenge(
  strapi: Core.Strapi,
  ctx: Context,
  userId: number,
  passwordHash: string,
): Promise<Pick<LoginResponse, 'jwt' | 'challenge'>> {
  if (await hasSecondFactor(strapi, memberOwner(userId))) {
    return { jwt: null, challenge: await openChallenge(strapi, userId, passwordHash) };
  }
  return { jwt: await openSession(strapi, ctx, userId, false), challenge: null };
}

export function blockedAccount(): HttpError {
  return new HttpError(
    403,
    'AccountBlocked',
    'Tài khoản của Quý khách đang bị khoá. Vui lòng liên hệ Viện để được hỗ trợ.',
  );
}

function wrongCredentials(): HttpError {
  return new HttpError(
    400,
    'InvalidCredentials',
    'Email, tên đăng nhập hoặc mật khẩu không đúng. Vui lòng kiểm tra lại.',
  );
}

/** Accepts either access token or cookie, as the token may have expired. @throws HttpError 401 */
export async function logout(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await closeSessionOfCookie(strapi, ctx)) return;
  const member = await requireMember(strapi, ctx);
  await closeSession(strapi, ctx, member.id, member.sessionId);
}
