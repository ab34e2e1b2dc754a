import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/errors/HttpError';
import { checkInput } from '../../../platform/errors/checkInput';
import { endLoginSessionInputRules } from '@iia/shared/generated/inputRules/EndLoginSessionInput';
import { query, type Row } from '../../../platform/sql/query';
import { flag, iso, rowReader } from '../../../platform/sql/rowReader';
import { tables } from '../../../platform/tables';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import type { LoginSession } from '../../../generated/types';

const toSession = rowReader<LoginSession>()(['documentId', 'browser', 'system', 'network'], {
  startedAt: iso,
  lastUsedAt: iso,
  current: flag,
});

const ORIGIN = 'users-permissions';
const ONE =
  'device_id = (select device_id from login_sessions where document_id = ? and user_id = ?)';

/** Contains no token and no session id of Strapi, so the response grants no access. */
export async function listLoginSessions(
  strapi: Core.Strapi,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
): Promise<LoginSession[]> {
  const now = new Date();
  const rows = await query<Row>(
    strapi.db.connection,
    `select login.document_id, login.browser, login.system, login.network,
            login.started_at, login.last_used_at,
            login.device_id = (select device_id from ${tables.sessions} where session_id = ?) as current
     from login_sessions login
     where login.user_id = ? and exists (
       select 1 from ${tables.sessions} session
       where session.device_id = login.device_id and session.origin = '${ORIGIN}'
         and session.status = 'active' and session.expires_at > ? and session.absolute_expires_at > ?)
     order by current desc, login.last_used_at desc, login.document_id`,
    [sessionId, id, now, now],
  );
  return rows.map(toSession);
}

/** @throws HttpError 404 for a session that is over or not the caller's */
export async function endLoginSession(
  strapi: Core.Strapi,
  { id: userId }: Member,
  body: unknown,
): Promise<void> {
  const { id } = checkInput(endLoginSessionInputRules, body);
  if ((await endSessionsOf(strapi, userId, id)) > 0) return;
  throw new HttpError(404, 'NotFoundError', 'Phiên đăng nhập này không còn nữa.');
}

/** Includes sessions without a record, from before records existed. */
export async function endOtherSessions(
  strapi: Core.Strapi,
  { id: userId, sessionId }: Member,
): Promise<void> {
  await endSessions(
    strapi,
    userId,
    `device_id <> (select own.device_id from ${tables.sessions} own where own.session_id = ?)`,
    [sessionId],
  );
}

/** Of all the account's sessions, or the one with this `documentId`. @returns the number of ended tokens */
export function endSessionsOf(
  strapi: Core.Strapi,
  userId: number,
  session: string | null,
): Promise<number> {
  if (session === null) return endSessions(strapi, userId, '1 = 1', []);
  return endSessions(strapi, userId, ONE, [session, userId]);
}

/** Their records are deleted by the next `deleteEndedSessions`. @returns the number of ended tokens */
function endSessions(
  strapi: Core.Strapi,
  userId: number,
  which: string,
  bindings: readonly (string | number)[],
): Promise<number> {
  return lockAccount(strapi, userId, () =>
    strapi.db.transaction(({ trx }) =>
      trx(tables.sessions)
        .where({ user_id: String(userId), origin: ORIGIN })
        .whereRaw(which, [...bindings])
        .delete(),
    ),
  );
}

/** Triggers that end a session leave its record, which is no longer displayed. */
export async function deleteEndedSessions(strapi: Core.Strapi): Promise<void> {
  await query(
    strapi.db.connection,
    `delete from login_sessions where not exists (
       select 1 from ${tables.sessions} session
       where session.device_id = login_sessions.device_id and session.absolute_expires_at > ?)`,
    [new Date()],
  );
}
