import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { isoDate } from '@iia/shared/dates';
import { checkInput } from '../../platform/errors/checkInput';
import { userRemindInputRules } from '@iia/shared/generated/inputRules/UserRemindInput';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { placeholders } from '../../platform/sql/query';
import { unrefused } from './refusals';
import { sendReminders } from './sendReminders';

/** Staff's reminders, at most once a day per kind and member. @throws HttpError 400 for a bad list or kind */
export async function remindUsers(
  strapi: Core.Strapi,
  body: unknown,
  actor: AuditActor,
): Promise<{ queued: number; skipped: number }> {
  const { userIds, kind } = checkInput(userRemindInputRules, body);
  const now = new Date();
  await refreshMemberships(strapi.db.connection, now);
  const ids = [...new Set(userIds)];
  const queued = await sendReminders(strapi, {
    kind,
    actor,
    key: kind,
    day: { sql: '?', bindings: [isoDate(now)] },
    concerned: unrefused(kind, now, {
      where: `u.document_id in (${placeholders(ids.length)})`,
      bindings: ids,
    }),
  });
  return { queued, skipped: ids.length - queued };
}
