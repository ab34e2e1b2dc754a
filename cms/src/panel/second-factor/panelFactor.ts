import type { Core } from '@strapi/strapi';
import { writeAudit } from '../../identity/audit/writeAudit';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { confirmIdentityInputRules } from '@iia/shared/generated/inputRules/ConfirmIdentityInput';
import { confirmSecondFactorInputRules } from '@iia/shared/generated/inputRules/ConfirmSecondFactorInput';
import { writeMail } from '../../platform/mail/writeMail';
import { checkInput } from '../../platform/errors/checkInput';
import { logLogin } from '../../identity/credentials/logLogins';
import { listPasskeys } from '../../identity/credentials/passkeys/storedPasskeys';
import { panelOwner } from '../../identity/credentials/second-factor/FactorOwner';
import {
  countRecoveryCodes,
  renewRecoveryCodes,
} from '../../identity/credentials/second-factor/recoveryCodes';
import {
  hasApp,
  storeNextSecret,
  activateNextApp,
} from '../../identity/credentials/second-factor/consumeCode';
import { newTotpSecret, totpUri } from '../../identity/credentials/second-factor/totp';
import { isProved, lockPanelUser, recordProof, type PanelLogin } from './PanelLogin';
import { panelFactorEmail } from './panelFactorEmail';
import {
  attemptOf,
  codeWithPassword,
  resetAttempts,
  rejectCode,
  requireProof,
  consumeAttempt,
  requiresCode,
} from './panelProof';

export interface PanelFactor {
  state: 'needed' | 'unproved' | 'on';
  email: string;
  recoveryCodesLeft: number;
  hasPasskeys: boolean;
}

export async function readPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
): Promise<PanelFactor> {
  const { id, email } = login;
  const db = strapi.db.connection;
  const owner = panelOwner(id);
  const none = { email, recoveryCodesLeft: 0, hasPasskeys: false };
  if (!(await hasApp(db, owner))) return { ...none, state: 'needed' };
  const hasPasskeys = (await listPasskeys(db, owner)).length > 0;
  if (!(await isProved(db, login))) return { ...none, state: 'unproved', hasPasskeys };
  const recoveryCodesLeft = await countRecoveryCodes(db, owner);
  return { state: 'on', email, recoveryCodesLeft, hasPasskeys };
}

/**
 * Generates a new secret, inactive until confirmed. A current app stays active until then, and
 * requires the password and a code first.
 */
export async function startPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<{ secret: string; uri: string }> {
  const { id, email } = login;
  const owner = panelOwner(id);
  const secret = newTotpSecret();
  const code = (await hasApp(strapi.db.connection, owner))
    ? await codeWithPassword(strapi, login, checkInput(confirmIdentityInputRules, body))
    : null;
  const started = await lockPanelUser(strapi, id, async (trx) => {
    if (await hasApp(trx, owner)) {
      await requireProof(trx, login);
      if (code === null || !(await requiresCode(trx, login, code))) return false;
    }
    await storeNextSecret(trx, owner, secret);
    return true;
  });
  if (!started) throw await rejectCode(strapi, login, code ?? '');
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Turns it on, or switches to another app, by the app's first code.
 *
 * @returns the recovery codes, displayed only once
 */
export async function confirmPanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  { body, actor }: { body: unknown; actor: AuditActor },
): Promise<string[]> {
  const { id } = login;
  const owner = panelOwner(id);
  const { code } = checkInput(confirmSecondFactorInputRules, body);
  await consumeAttempt(strapi, login);
  const codes = await lockPanelUser(strapi, id, async (trx) => {
    if (await hasApp(trx, owner)) await requireProof(trx, login);
    const used = await activateNextApp(trx, owner, code);
    if (!used) return null;
    const change = used.replaced ? 'replaced' : 'on';
    await recordProof(trx, login);
    await writeMail(trx, [panelFactorEmail(login.email, change)]);
    await writeAudit(trx, actor, {
      action: used.replaced ? 'second_factor_replaced' : 'second_factor_set',
      subject: { kind: 'panel_user', id: String(id) },
    });
    return renewRecoveryCodes(trx, owner);
  });
  if (codes === null) throw await rejectCode(strapi, login, code, 'next_secret');
  await resetAttempts(strapi, login);
  logLogin(strapi, attemptOf(login));
  return codes;
}

/** Opens the panel to this login. @returns the number of unused recovery codes, and whether one was used */
export async function provePanelFactor(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<{ recovered: boolean; recoveryCodesLeft: number }> {
  const { id } = login;
  const { code } = checkInput(confirmSecondFactorInputRules, body);
  await consumeAttempt(strapi, login);
  const proved = await lockPanelUser(strapi, id, async (trx) => {
    const kind = await requiresCode(trx, login, code);
    if (kind === null) return null;
    await recordProof(trx, login);
    return {
      recovered: kind === 'recovery',
      recoveryCodesLeft: await countRecoveryCodes(trx, panelOwner(id)),
    };
  });
  if (proved === null) throw await rejectCode(strapi, login, code);
  await resetAttempts(strapi, login);
  logLogin(strapi, attemptOf(login));
  return proved;
}

/** Replaces all recovery codes, after the password and a code. */
export async function renewPanelCodes(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<string[]> {
  const code = await codeWithPassword(strapi, login, checkInput(confirmIdentityInputRules, body));
  const codes = await lockPanelUser(strapi, login.id, async (trx) => {
    if ((await requiresCode(trx, login, code)) === null) return null;
    await writeMail(trx, [panelFactorEmail(login.email, 'renewed')]);
    return renewRecoveryCodes(trx, panelOwner(login.id));
  });
  if (codes === null) throw await rejectCode(strapi, login, code);
  return codes;
}
