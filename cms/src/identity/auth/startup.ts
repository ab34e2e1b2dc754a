import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

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
