import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createHash, randomBytes } from 'node:crypto';
import { answerChallengeInputRules } from '@iia/shared/generated/inputRules/AnswerChallengeInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { HttpError } from '../../../platform/errors/HttpError';
import { RateLimiter } from '../../../platform/limits/RateLimiter';
import { query } from '../../../platform/sql/query';
import { accountById } from '../accounts';
import { logFailedLogin, logLogin } from '../../credentials/logLogins';
import { lockAccount } from '../lockAccount';
import { openSession } from '../sessions';
import { memberOwner } from '../../credentials/second-factor/FactorOwner';
import { consumeCode } from '../../credentials/second-factor/consumeCode';
import { notifyChange } from './secondFactorEmail';
import { wrongCode } from '../../credentials/second-factor/wrongCode';

const LIFE_MS = 5 * MINUTE_MS;
const ATTEMPTS = 5;
/** Limits codes tried for one account, however often its password is entered again. */
const guesses = new RateLimiter({ name: 'second-factor', attempts: 15, seconds: 15 * 60 });

interface Challenge {
  user_id: number;
  password_digest: string;
}

/** Call it within `lockAccount`, once the password is verified. @returns the challenge for the second step */
export async function openChallenge(
  strapi: Core.Strapi,
  userId: number,
  passwordHash: string,
): Promise<string> {
  const challenge = randomBytes(24).toString('base64url');
  const now = Date.now();
  await strapi.db.transaction(async ({ trx }) => {
    await query(trx, 'delete from login_challenges where expires_at < ?', [new Date(now)]);
    await query(
      trx,
      'insert into login_challenges (digest, user_id, password_digest, expires_at) values (?, ?, ?, ?)',
      [sha256(challenge), userId, sha256(passwordHash), new Date(now + LIFE_MS)],
    );
  });
  return challenge;
}

/**
 * Opens a session by a challenge and a code. A challenge opens one session only.
 * @returns the access token
 * @throws HttpError 400 for a wrong code, `ChallengeOver` if the password has to be entered again;
 * 429
 */
export async function answerChallenge(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { challenge, code } = checkInput(answerChallengeInputRules, ctx.request.body);
  const digest = sha256(challenge);
  const [found] = await query<Challenge>(
    strapi.db.connection,
    `update login_challenges set attempts = attempts + 1
     where digest = ? and expires_at > ? and attempts < ? returning user_id, password_digest`,
    [digest, new Date(), ATTEMPTS],
  );
  if (!found) throw challengeExpired();
  const account = await accountById(strapi, found.user_id);
  const attempt = {
    to: 'site',
    identifier: account?.email ?? '',
    ip: ctx.request.ip,
    account: account?.documentId,
  } as const;
  await guesses.take(strapi, `${found.user_id}`).catch(async (refusal: unknown) => {
    await logFailedLogin(strapi, { ...attempt, reason: 'too many attempts' });
    throw refusal;
  });
  const jwt = await lockAccount(strapi, found.user_id, (now) => {
    // Blocked, deleted or changed its password since.
    if (!now || now.blocked || sha256(now.password ?? '') !== found.password_digest) {
      throw challengeExpired();
    }
    return open(strapi, ctx, { digest, userId: found.user_id, code });
  });
  if (jwt === null) {
    await logFailedLogin(strapi, { ...attempt, reason: 'wrong code' });
    throw await wrongCode(strapi.db.connection, memberOwner(found.user_id), code);
  }
  await guesses.reset(strapi, `${found.user_id}`);
  logLogin(strapi, { ...attempt, account: account?.documentId ?? '' });
  return jwt;
}

/** @returns null for a wrong code */
async function open(
  strapi: Core.Strapi,
  ctx: Context,
  { digest, userId, code }: { digest: string; userId: number; code: string },
): Promise<string | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const kind = await consumeCode(trx, memberOwner(userId), code);
    if (kind === null) return null;
    const ended = await query(
      trx,
      'delete from login_challenges where digest = ? returning digest',
      [digest],
    );
    if (ended.length === 0) throw challengeExpired();
    if (kind === 'recovery') await notifyChange(trx, userId, 'recovered');
    return openSession(strapi, ctx, userId, true);
  });
}

function challengeExpired(): HttpError {
  return new HttpError(
    400,
    'ChallengeOver',
    'Bước đăng nhập này đã hết hạn. Quý khách vui lòng nhập lại mật khẩu.',
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
