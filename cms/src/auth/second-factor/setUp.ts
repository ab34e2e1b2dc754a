import type { Core } from '@strapi/strapi';
import { confirmSecondFactorInputRules } from '../../generated/inputRules/ConfirmSecondFactorInput';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, Fault } from '../../platform/errors/Fault';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { query } from '../../platform/sql/query';
import { accountById } from '../accounts';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { renewRecoveryCodes } from './recoveryCodes';
import { seal } from './sealedSecret';
import { spendAppCode } from './spendCode';
import { tellChange } from './tellChange';
import { newTotpSecret, totpUri } from './totp';

const guesses = new RateLimiter({ name: 'second-factor-set-up', attempts: 20, seconds: 10 * 60 });

interface SecondFactorSetup {
  /** To type into an app that cannot scan. */
  secret: string;
  /** What the QR code holds. */
  uri: string;
}

/** A new secret, of no use until it is confirmed. @throws Fault 409 if the second factor is on */
export async function startSecondFactor(
  strapi: Core.Strapi,
  { id }: Member,
): Promise<SecondFactorSetup> {
  const account = await accountById(strapi, id);
  const secret = newTotpSecret();
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const saved = await query(
        trx,
        `insert into second_factors (user_id, secret) values (?, ?)
         on conflict (user_id) do update set secret = excluded.secret, last_step = 0
         where second_factors.confirmed_at is null returning user_id`,
        [id, seal(secret, id)],
      );
      if (saved.length === 0) throw isOn();
    }),
  );
  return { secret, uri: totpUri(secret, account?.email ?? '') };
}

/** Turns the second factor on by the app's first code. @returns the recovery codes, never shown again */
export async function confirmSecondFactor(
  strapi: Core.Strapi,
  { id, documentId }: Member,
  body: unknown,
): Promise<string[]> {
  const { code } = checkInput(confirmSecondFactorInputRules, body);
  await guesses.take(strapi, documentId);
  return lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      if (!(await spendAppCode(trx, id, { code, confirmed: false }))) {
        throw badField('code', 'Mã không đúng. Quý khách vui lòng nhập mã ứng dụng đang hiện.');
      }
      await query(trx, 'update second_factors set confirmed_at = ? where user_id = ?', [
        new Date(),
        id,
      ]);
      await tellChange(trx, id, 'on');
      return renewRecoveryCodes(trx, id);
    }),
  );
}

/** @throws Fault 409 if it is off */
export async function turnOffSecondFactor(strapi: Core.Strapi, { id }: Member): Promise<void> {
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const ended = await query<{ confirmed_at: unknown }>(
        trx,
        'delete from second_factors where user_id = ? returning confirmed_at',
        [id],
      );
      if (ended[0]?.confirmed_at == null) throw isOff();
      await query(trx, 'delete from recovery_codes where user_id = ?', [id]);
      await tellChange(trx, id, 'off');
    }),
  );
}

/** New recovery codes instead of all old ones. @throws Fault 409 if the second factor is off */
export async function replaceRecoveryCodes(strapi: Core.Strapi, { id }: Member): Promise<string[]> {
  return lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const on = await query(
        trx,
        'select user_id from second_factors where user_id = ? and confirmed_at is not null',
        [id],
      );
      if (on.length === 0) throw isOff();
      await tellChange(trx, id, 'renewed');
      return renewRecoveryCodes(trx, id);
    }),
  );
}

function isOn(): Fault {
  return new Fault(409, 'SecondFactorIsOn', 'Xác thực hai lớp đang được bật.');
}

function isOff(): Fault {
  return new Fault(409, 'SecondFactorIsOff', 'Xác thực hai lớp đang tắt.');
}
