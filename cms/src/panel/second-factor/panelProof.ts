import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { logFailedLogin } from '../../identity/credentials/logLogins';
import { isPassword } from '../../identity/credentials/passwords';
import { panelOwner } from '../../identity/credentials/second-factor/FactorOwner';
import { consumeCode } from '../../identity/credentials/second-factor/consumeCode';
import { wrongCode } from '../../identity/credentials/second-factor/wrongCode';
import { badField, type HttpError } from '../../platform/errors/HttpError';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { writeMail } from '../../platform/mail/writeMail';
import { isProved, type PanelLogin } from './PanelLogin';
import { panelFactorEmail } from './panelFactorEmail';

const guesses = new RateLimiter({ name: 'panel-second-factor', attempts: 15, seconds: 15 * 60 });

export async function consumeAttempt(strapi: Core.Strapi, login: PanelLogin): Promise<void> {
  if (await guesses.tryTake(strapi, `${login.id}`)) return;
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'too many attempts' });
  throw new errors.RateLimitError('Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.');
}

export function resetAttempts(strapi: Core.Strapi, { id }: PanelLogin): Promise<void> {
  return guesses.reset(strapi, `${id}`);
}

interface Identity {
  password: string;
  code?: string | null | undefined;
}

/** Counts an attempt. @returns the code submitted with the correct password @throws HttpError 400 */
export async function codeWithPassword(
  strapi: Core.Strapi,
  login: PanelLogin,
  { password, code }: Identity,
): Promise<string> {
  await consumeAttempt(strapi, login);
  if (await isPassword(password, login.password)) return code ?? '';
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'wrong password' });
  throw badField('password', 'Mật khẩu không đúng.');
}

/** Call it in the transaction that the code authorizes. */
export async function requiresCode(
  trx: Knex.Transaction,
  { id, email }: PanelLogin,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const kind = await consumeCode(trx, panelOwner(id), code);
  if (kind === 'recovery') await writeMail(trx, [panelFactorEmail(email, 'recovered')]);
  return kind;
}

export async function rejectCode(
  strapi: Core.Strapi,
  login: PanelLogin,
  code: string,
  app?: 'next_secret',
): Promise<HttpError> {
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'wrong code' });
  return wrongCode(strapi.db.connection, panelOwner(login.id), code, app);
}

/** @throws PolicyError for a login that has not proved the second factor, or whose proof has expired */
export async function requireProof(trx: Knex, login: PanelLogin): Promise<void> {
  if (await isProved(trx, login)) return;
  throw new errors.PolicyError('Phần này cần xác thực hai lớp.', {
    code: 'SecondFactorRequired',
  });
}

export const attemptOf = ({ email, ip, documentId }: PanelLogin) =>
  ({ to: 'panel', identifier: email, ip, account: documentId }) as const;
