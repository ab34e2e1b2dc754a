import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { writeAudit } from '../audit/writeAudit';
import type { AuditActor } from '../audit/AuditEntry';
import { confirmIdentityInputRules } from '../generated/inputRules/ConfirmIdentityInput';
import { confirmSecondFactorInputRules } from '../generated/inputRules/ConfirmSecondFactorInput';
import { writeMail } from '../platform/mail/writeMail';
import { checkInput } from '../platform/errors/checkInput';
import { RateLimiter } from '../platform/limits/RateLimiter';
import { query } from '../platform/sql/query';
import { logFailedLogin, logLogin } from '../auth/logins';
import { isPassword } from '../auth/passwords';
import { panelHolder } from '../auth/second-factor/Holder';
import { countRecoveryCodes, renewRecoveryCodes } from '../auth/second-factor/recoveryCodes';
import { keepNextSecret, spendCode, useNextApp } from '../auth/second-factor/spendCode';
import { newTotpSecret, totpUri } from '../auth/second-factor/totp';
import { isProved, lockPanelUser, noteProof, type PanelLogin } from './PanelLogin';
import { panelFactorLetter } from './panelLetters';
import { forPanel } from './forPanel';

const guesses = new RateLimiter({ name: 'panel-second-factor', attempts: 15, seconds: 15 * 60 });

export interface PanelFactor {
  state: 'needed' | 'unproved' | 'on';
  email: string;
  recoveryCodesLeft: number;
}

export async function readPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
): Promise<PanelFactor> {
  const { id, email } = login;
  const db = strapi.db.connection;
  if (!(await isOn(db, id))) return { state: 'needed', email, recoveryCodesLeft: 0 };
  if (!(await isProved(db, login))) return { state: 'unproved', email, recoveryCodesLeft: 0 };
  return { state: 'on', email, recoveryCodesLeft: await countRecoveryCodes(db, panelHolder(id)) };
}

/**
 * A new secret, of no use until it is confirmed. An app in use stays so until then, and asks for the
 * password and a code first.
 */
export async function startPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<{ secret: string; uri: string }> {
  const { id, email } = login;
  const secret = newTotpSecret();
  const proof = (await isOn(strapi.db.connection, id))
    ? await checkedPassword(strapi, login, body)
    : null;
  const started = await lockPanelUser(strapi, id, async (trx) => {
    if (await isOn(trx, id)) {
      await requireProof(trx, login);
      if (proof === null || !(await takesCode(trx, login, proof))) return false;
    }
    await keepNextSecret(trx, panelHolder(id), secret);
    return true;
  });
  if (!started) throw await wrongCode(strapi, login);
  return { secret, uri: totpUri(secret, email) };
}

/** Turns it on, or to another app, by the app's first code. @returns the recovery codes, never shown again */
export async function confirmPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  { body, actor }: { body: unknown; actor: AuditActor },
): Promise<string[]> {
  const { id } = login;
  const { code } = forPanel(() => checkInput(confirmSecondFactorInputRules, body));
  await takeGuess(strapi, login);
  const codes = await lockPanelUser(strapi, id, async (trx) => {
    if (await isOn(trx, id)) await requireProof(trx, login);
    const used = await useNextApp(trx, panelHolder(id), code);
    if (!used) return null;
    const change = used.replaced ? 'replaced' : 'on';
    await noteProof(trx, login);
    await writeMail(trx, [panelFactorLetter(login.email, change)]);
    await writeAudit(trx, actor, [
      {
        action: used.replaced ? 'second_factor_replaced' : 'second_factor_set',
        subject: { kind: 'panel_user', id: String(id) },
      },
    ]);
    return renewRecoveryCodes(trx, panelHolder(id));
  });
  if (codes === null) throw await wrongCode(strapi, login);
  await guesses.reset(strapi, `${id}`);
  logLogin(strapi, { to: 'panel', ip: login.ip, account: login.documentId });
  return codes;
}

/** Opens the panel to this login. @returns how many recovery codes are left, and whether one was used */
export async function provePanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<{ recovered: boolean; recoveryCodesLeft: number }> {
  const { id } = login;
  const { code } = forPanel(() => checkInput(confirmSecondFactorInputRules, body));
  await takeGuess(strapi, login);
  const proved = await lockPanelUser(strapi, id, async (trx) => {
    const kind = await takesCode(trx, login, code);
    if (kind === null) return null;
    await noteProof(trx, login);
    return {
      recovered: kind === 'recovery',
      recoveryCodesLeft: await countRecoveryCodes(trx, panelHolder(id)),
    };
  });
  if (proved === null) throw await wrongCode(strapi, login);
  await guesses.reset(strapi, `${id}`);
  logLogin(strapi, { to: 'panel', ip: login.ip, account: login.documentId });
  return proved;
}

/** New recovery codes instead of all old ones, for the password and a code. */
export async function renewPanelCodes(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<string[]> {
  const code = await checkedPassword(strapi, login, body);
  const codes = await lockPanelUser(strapi, login.id, async (trx) => {
    if ((await takesCode(trx, login, code)) === null) return null;
    await writeMail(trx, [panelFactorLetter(login.email, 'renewed')]);
    return renewRecoveryCodes(trx, panelHolder(login.id));
  });
  if (codes === null) throw await wrongCode(strapi, login);
  return codes;
}

/** @returns the code that came with the right password */
async function checkedPassword(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<string> {
  const { password, code } = forPanel(() => checkInput(confirmIdentityInputRules, body));
  await takeGuess(strapi, login);
  if (await isPassword(password, login.password)) return code ?? '';
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'wrong password' });
  throw new errors.ValidationError('Mật khẩu không đúng.');
}

async function takesCode(
  trx: Knex.Transaction,
  { id, email }: PanelLogin,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const kind = await spendCode(trx, panelHolder(id), code);
  if (kind === 'recovery') await writeMail(trx, [panelFactorLetter(email, 'recovered')]);
  return kind;
}

async function isOn(db: Knex, id: number): Promise<boolean> {
  const found = await query(
    db,
    'select user_id from admin_second_factors where user_id = ? and confirmed_at is not null',
    [id],
  );
  return found.length > 0;
}

async function requireProof(trx: Knex, login: PanelLogin): Promise<void> {
  if (await isProved(trx, login)) return;
  throw new errors.PolicyError('Phần này cần xác thực hai lớp.', {
    code: 'SecondFactorRequired',
  });
}

async function takeGuess(strapi: Core.Strapi, login: PanelLogin): Promise<void> {
  if (await guesses.tryTake(strapi, `${login.id}`)) return;
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'too many attempts' });
  throw new errors.RateLimitError('Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.');
}

async function wrongCode(strapi: Core.Strapi, login: PanelLogin): Promise<Error> {
  await logFailedLogin(strapi, { ...attemptOf(login), reason: 'wrong code' });
  return new errors.ValidationError(
    'Mã không đúng hoặc đã được dùng. Quý khách vui lòng nhập mã mới.',
  );
}

const attemptOf = ({ email, ip, documentId }: PanelLogin) =>
  ({ to: 'panel', identifier: email, ip, account: documentId }) as const;
