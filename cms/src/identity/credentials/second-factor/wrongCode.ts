import type { Knex } from 'knex';
import { badField, type HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { tablesOf, type FactorOwner } from './FactorOwner';
import { unseal } from './sealedSecret';
import { stepOfOtherTime } from './totp';

/** The active app, or the one being set up. */
type App = 'secret' | 'next_secret';

const texts = {
  wrong: 'Mã không đúng hoặc đã được dùng. Quý khách vui lòng nhập mã mới.',
  clock:
    'Mã này không phải của lúc này. Nếu Quý khách vừa lấy mã, đồng hồ trên điện thoại đang lệch: vui lòng bật “Đặt ngày giờ tự động” trong cài đặt điện thoại, rồi nhập mã mới.',
};

/**
 * A 400 error for a rejected code; one from a clock that is up to ten minutes off includes the
 * reason. Call it only after a correct password.
 */
export async function wrongCode(
  db: Knex,
  owner: FactorOwner,
  code: string,
  app: App = 'secret',
): Promise<HttpError> {
  return badField('code', (await isClockOff(db, owner, code, app)) ? texts.clock : texts.wrong);
}

async function isClockOff(db: Knex, owner: FactorOwner, code: string, app: App): Promise<boolean> {
  const { factors } = tablesOf(owner);
  const [row] = await query<{ sealed: string | null; last_step: number | string }>(
    db,
    `select ${app} as sealed, last_step from ${factors} where user_id = ?`,
    [owner.id],
  );
  const secret = row?.sealed ? unseal(row.sealed, owner) : null;
  if (!row || secret === null) return false;
  const step = stepOfOtherTime(secret, code.replace(/\s/g, ''), Date.now());
  if (step === null) return false;
  if (app === 'next_secret') return true;
  // A used code is rejected for that reason.
  if (step <= Number(row.last_step)) return false;
  // A future code must stay invalid once it is known to be one.
  await query(db, `update ${factors} set refused_step = ? where user_id = ?`, [step, owner.id]);
  return true;
}
