import type { Core } from '@strapi/strapi';
import { confirmSecondFactorInputRules } from '@iia/shared/generated/inputRules/ConfirmSecondFactorInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { HttpError } from '../../../platform/errors/HttpError';
import { RateLimiter } from '../../../platform/limits/RateLimiter';
import { accountById } from '../accounts';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { renewRecoveryCodes } from '../../credentials/second-factor/recoveryCodes';
import {
  hasSecondFactor,
  storeNextSecret,
  activateNextApp,
} from '../../credentials/second-factor/consumeCode';
import { notifyChange } from './secondFactorEmail';
import { wrongCode } from '../../credentials/second-factor/wrongCode';
import { memberOwner } from '../../credentials/second-factor/FactorOwner';
import { newTotpSecret, totpUri } from '../../credentials/second-factor/totp';
import type { Knex } from 'knex';
import { query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';

const guesses = new RateLimiter({ name: 'second-factor-set-up', attempts: 20, seconds: 10 * 60 });

interface SecondFactorSetup {
  /** For typing into an app that cannot scan. */
  secret: string;
  /** Content of the QR code. */
  uri: string;
}

/** Generates a new secret, inactive until confirmed; the current app stays active until then. */
export async function startSecondFactor(
  strapi: Core.Strapi,
  { id }: Member,
): Promise<SecondFactorSetup> {
  const account = await accountById(strapi, id);
  const secret = newTotpSecret();
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(({ trx }) => storeNextSecret(trx, memberOwner(id), secret)),
  );
  return { secret, uri: totpUri(secret, account?.email ?? '') };
}

/**
 * Turns the second factor on, or switches to another app, by the app's first code.
 * @returns the recovery codes, displayed only once
 */
export async function confirmSecondFactor(
  strapi: Core.Strapi,
  member: Member,
  body: unknown,
): Promise<string[]> {
  const { id, documentId } = member;
  const { code } = checkInput(confirmSecondFactorInputRules, body);
  await guesses.take(strapi, documentId);
  return lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const used = await activateNextApp(trx, memberOwner(id), code);
      if (!used) throw await wrongCode(trx, memberOwner(id), code, 'next_secret');
      await recordCodeVerified(trx, member);
      await notifyChange(trx, id, used.replaced ? 'replaced' : 'on');
      return renewRecoveryCodes(trx, memberOwner(id));
    }),
  );
}

/** @throws HttpError 409 for staff, for whom it is mandatory, or if it is off */
export async function turnOffSecondFactor(
  strapi: Core.Strapi,
  { id, roleType }: Member,
): Promise<void> {
  if (roleType === 'staff') throw staffNeedIt();
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      if (!(await removeSecondFactor(trx, id))) throw isOff();
      await notifyChange(trx, id, 'off');
    }),
  );
}

/** Replaces all recovery codes. @throws HttpError 409 if the second factor is off */
export async function replaceRecoveryCodes(strapi: Core.Strapi, { id }: Member): Promise<string[]> {
  return lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      if (!(await hasSecondFactor(strapi, memberOwner(id)))) throw isOff();
      await notifyChange(trx, id, 'renewed');
      return renewRecoveryCodes(trx, memberOwner(id));
    }),
  );
}

export function staffNeedIt(): HttpError {
  return new HttpError(
    409,
    'StaffSecondFactor',
    'Nhân viên không tắt được xác thực hai lớp. Nếu đổi điện thoại, Quý khách vui lòng đổi ứng dụng xác thực.',
  );
}

function isOff(): HttpError {
  return new HttpError(409, 'SecondFactorIsOff', 'Xác thực hai lớp đang tắt.');
}

/**
 * The caller's session has just proved a new factor; other sessions must prove one before the next
 * sensitive change.
 */
export async function recordCodeVerified(trx: Knex, { id, sessionId }: Member): Promise<void> {
  const own = `(select device_id from ${tables.sessions} where session_id = ?)`;
  await query(
    trx,
    `update login_sessions set second_factor_at = ? where user_id = ? and device_id in ${own}`,
    [new Date(), id, sessionId],
  );
  await query(
    trx,
    `update login_sessions set fresh_until = null where user_id = ? and device_id not in ${own}`,
    [id, sessionId],
  );
}

/** Deletes app, passkeys, recovery codes, and the proofs of all sessions. @returns whether it was on */
export async function removeSecondFactor(trx: Knex, userId: number): Promise<boolean> {
  const [ended] = await query<{ confirmed_at: unknown }>(
    trx,
    'delete from second_factors where user_id = ? returning confirmed_at',
    [userId],
  );
  const passkeys = await query(trx, 'delete from passkeys where user_id = ? returning id', [
    userId,
  ]);
  await query(trx, 'delete from recovery_codes where user_id = ?', [userId]);
  await query(trx, 'delete from login_challenges where user_id = ?', [userId]);
  await query(trx, 'update login_sessions set second_factor_at = null where user_id = ?', [userId]);
  return passkeys.length > 0 || (ended !== undefined && ended.confirmed_at !== null);
}
