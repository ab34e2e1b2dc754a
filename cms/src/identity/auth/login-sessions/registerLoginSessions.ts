import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { addTasks } from '../../../platform/clock/addTasks';
import { query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';

/** Triggers that end a session (`sessionTriggers.ts`) leave its record, which is no longer displayed. */
export function registerLoginSessions(strapi: Core.Strapi): void {
  addTasks(strapi, {
    forgetEndedSessions: {
      options: { rule: '10 3 * * *', tz: VIETNAM_ZONE },
      task: () => deleteEndedSessions(strapi),
    },
  });
}

export async function deleteEndedSessions(strapi: Core.Strapi): Promise<void> {
  await query(
    strapi.db.connection,
    `delete from login_sessions where not exists (
       select 1 from ${tables.sessions} session
       where session.device_id = login_sessions.device_id and session.absolute_expires_at > ?)`,
    [new Date()],
  );
}
