import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { logFailedLogin, logLogin } from '../../identity/credentials/logLogins';
import { storeChallenge } from '../../identity/credentials/passkeys/challenges';
import {
  creationOptions,
  verifiedCredential,
  toAdd,
} from '../../identity/credentials/passkeys/createPasskey';
import { passkeyRefused } from '../../identity/credentials/passkeys/readCredential';
import {
  requestPasskey,
  countUse,
  passkeyOf,
  verifyPasskey,
} from '../../identity/credentials/passkeys/verifyPasskey';
import { deletePasskey, insertPasskey } from '../../identity/credentials/passkeys/storedPasskeys';
import { panelOwner } from '../../identity/credentials/second-factor/FactorOwner';
import { addPasskeyInputRules } from '@iia/shared/generated/inputRules/AddPasskeyInput';
import { confirmIdentityInputRules } from '@iia/shared/generated/inputRules/ConfirmIdentityInput';
import { removePasskeyInputRules } from '@iia/shared/generated/inputRules/RemovePasskeyInput';
import { checkInput } from '../../platform/errors/checkInput';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { writeMail } from '../../platform/mail/writeMail';
import { lockPanelUser, recordProof, type PanelLogin } from './PanelLogin';
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

/** Closing the browser's dialog repeats the request: these are not guesses. */
const requestLimiter = new RateLimiter({ name: 'panel-passkey', attempts: 60, seconds: 15 * 60 });

/** Requires a correct password first. @returns options of the browser's call, as JSON */
export async function requestPanelPasskey(
  strapi: Core.Strapi,
  { id }: PanelLogin,
): Promise<string> {
  await requestLimiter.take(strapi, `${id}`);
  return requestPasskey(strapi, passkeyOf(panelOwner(id)));
}

/** Opens the panel to this login, as a code does. */
export async function provePanelPasskey(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<void> {
  const { id } = login;
  await consumeAttempt(strapi, login);
  const verified = await verifyPasskey(strapi.db.connection, {
    purpose: passkeyOf(panelOwner(id)),
    body,
    refuse: async () => {
      await logFailedLogin(strapi, { ...attemptOf(login), reason: 'wrong passkey' });
      return passkeyRefused();
    },
  });
  await lockPanelUser(strapi, id, async (trx) => {
    await countUse(trx, verified);
    await recordProof(trx, login);
  });
  await resetAttempts(strapi, login);
  logLogin(strapi, attemptOf(login));
}

/** Requires the password and a code. @returns options of the browser's call, as JSON */
export async function startPanelPasskey(
  strapi: Core.Strapi,
  login: PanelLogin,
  body: unknown,
): Promise<string> {
  const { id, documentId, email } = login;
  const identity = checkInput(confirmIdentityInputRules, body);
  const code = await codeWithPassword(strapi, login, identity);
  const owner = panelOwner(id);
  const name = `${email} (trang quản trị)`;
  const person = { documentId, email: name, name };
  const options = await creationOptions(strapi.db.connection, owner, person);
  const started = await lockPanelUser(strapi, id, async (trx) => {
    if ((await requiresCode(trx, login, code)) === null) return false;
    await storeChallenge(trx, toAdd(owner), options.challenge);
    return true;
  });
  if (!started) throw await rejectCode(strapi, login, code);
  return JSON.stringify(options);
}

interface Change {
  body: unknown;
  actor: AuditActor;
}

/** The challenge was issued after the password and a code. */
export async function addPanelPasskey(
  strapi: Core.Strapi,
  login: PanelLogin,
  { body, actor }: Change,
): Promise<void> {
  const { id, email } = login;
  const { name, credential } = checkInput(addPasskeyInputRules, body);
  const owner = panelOwner(id);
  const verified = await verifiedCredential(strapi.db.connection, owner, credential);
  await lockPanelUser(strapi, id, async (trx) => {
    // A reset in between has ended it.
    await requireProof(trx, login);
    await insertPasskey(trx, owner, { name, credential: verified });
    await writeMail(trx, [panelFactorEmail(email, 'passkeyAdded')]);
    const subject = { kind: 'panel_user', id: String(id) };
    await writeAudit(trx, actor, { action: 'passkey_added', subject });
  });
}

const removalRules = confirmIdentityInputRules.concat(removePasskeyInputRules);

/** Requires the password and a code. */
export async function removePanelPasskey(
  strapi: Core.Strapi,
  login: PanelLogin,
  { body, actor }: Change,
): Promise<void> {
  const { id, email } = login;
  const { id: passkey, ...identity } = checkInput(removalRules, body);
  const code = await codeWithPassword(strapi, login, identity);
  const removed = await lockPanelUser(strapi, id, async (trx) => {
    if ((await requiresCode(trx, login, code)) === null) return false;
    await deletePasskey(trx, panelOwner(id), passkey);
    await writeMail(trx, [panelFactorEmail(email, 'passkeyRemoved')]);
    const subject = { kind: 'panel_user', id: String(id) };
    await writeAudit(trx, actor, { action: 'passkey_removed', subject });
    return true;
  });
  if (!removed) throw await rejectCode(strapi, login, code);
}
