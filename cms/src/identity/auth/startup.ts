import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { dropTriggers } from '../../platform/sql/triggers';
import type { Startup } from '../../platform/startup';
import { tables } from '../../platform/tables';
import { addSessionTriggers, sessionTriggers } from './sessionTriggers';

export const auth: Startup = {
  register: (strapi) => dropTriggers(strapi, sessionTriggers),
  tasks: {
    forgetEndedSessions: { rule: '10 3 * * *', tz: VIETNAM_ZONE, run: deleteEndedSessions },
  },
  bootstrap: addSessionTriggers,
};

/** Triggers that end a session leave its record, which is no longer displayed. */
async function deleteEndedSessions(strapi: Core.Strapi): Promise<void> {
  await query(
    strapi.db.connection,
    `delete from login_sessions where not exists (
       select 1 from ${tables.sessions} session
       where session.device_id = login_sessions.device_id and session.absolute_expires_at > ?)`,
    [new Date()],
  );
}
