import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { type Member, sessionEnded } from '../memberOfToken';

const FRESH_MS = 10 * MINUTE_MS;

export function freshUntil(now: Date): Date {
  return new Date(now.getTime() + FRESH_MS);
}

/**
 * @throws HttpError 403 `FreshSessionNeeded` unless the session has recently proved its user, 401 if
 * another session has ended it since the call arrived
 */
export async function requireFresh(
  strapi: Core.Strapi,
  { sessionId }: Pick<Member, 'sessionId'>,
): Promise<void> {
  const [session] = await query<{ is_fresh: boolean | number | null }>(
    strapi.db.connection,
    `select login.fresh_until > ? as is_fresh from ${tables.sessions} session
     left join login_sessions login on login.device_id = session.device_id
     where session.session_id = ?`,
    [new Date(), sessionId],
  );
  if (!session) throw sessionEnded();
  if (session.is_fresh) return;
  throw new HttpError(
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
