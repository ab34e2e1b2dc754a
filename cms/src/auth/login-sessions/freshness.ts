import type { Core } from '@strapi/strapi';
import { Fault } from '../../platform/errors/Fault';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import type { Member } from '../memberOfToken';

const FRESH_MS = 10 * 60_000;

export function freshUntil(now: Date): Date {
  return new Date(now.getTime() + FRESH_MS);
}

export async function isFresh(strapi: Core.Strapi, { sessionId }: Member): Promise<boolean> {
  const found = await query(
    strapi.db.connection,
    `select login.device_id from login_sessions login
     join ${tables.sessions} session on session.device_id = login.device_id
     where session.session_id = ? and login.fresh_until > ?`,
    [sessionId, new Date()],
  );
  return found.length > 0;
}

/** @throws Fault 403 `FreshSessionNeeded` unless the session has just proved who uses it */
export async function requireFresh(strapi: Core.Strapi, member: Member): Promise<void> {
  if (await isFresh(strapi, member)) return;
  throw new Fault(
    403,
    'FreshSessionNeeded',
    'Để bảo vệ tài khoản, Quý khách vui lòng nhập lại mật khẩu trước khi tiếp tục.',
  );
}

/** Call it within `lockAccount`, after the proof. @param withCode whether a code of the second factor was part of it */
export async function markFresh(
  strapi: Core.Strapi,
  { id, sessionId }: Member,
  withCode: boolean,
): Promise<void> {
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    await query(
      trx,
      `update login_sessions set fresh_until = ?, second_factor_at = coalesce(?, second_factor_at)
       where user_id = ? and device_id in (select device_id from ${tables.sessions} where session_id = ?)`,
      [freshUntil(now), withCode ? now : null, id, sessionId],
    );
  });
}
