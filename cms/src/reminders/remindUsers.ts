import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../audit/AuditEntry';
import { dayOf } from '../platform/clock/days';
import { checkInput } from '../platform/errors/checkInput';
import { userRemindInputRules } from '../generated/inputRules/UserRemindInput';
import { refreshMemberships } from '../memberships/keepMemberships';
import { placeholders } from '../platform/sql/query';
import type { ReminderAudience } from './claimReminders';
import { sendReminders } from './sendReminders';
import type { ReminderKind } from './texts';

/** Milliseconds before expiry from which staff may send a reminder. */
const EXPIRING_MS = 90 * 86_400_000;

const audiences: Record<ReminderKind, (now: Date) => ReminderAudience> = {
  membership_expiring: (now) => ({
    where: "u.member_type <> 'none' and u.member_expires_at <= ?",
    bindings: [new Date(now.getTime() + EXPIRING_MS)],
  }),
  unpaid_order: (now) => ({
    where: `exists (select 1 from orders where user_id = u.id
            and order_status = 'pending_payment' and pay_before > ?)`,
    bindings: [now],
  }),
};

/** Staff's reminders, at most once a day per kind and member. @throws Fault 400 for a bad list or kind */
export async function remindUsers(
  strapi: Core.Strapi,
  body: unknown,
  actor: AuditActor,
): Promise<{ queued: number; skipped: number }> {
  const { userIds, kind } = checkInput(userRemindInputRules, body);
  const now = new Date();
  await refreshMemberships(strapi.db.connection, now);
  const ids = [...new Set(userIds)];
  const { where, bindings } = audiences[kind](now);
  const queued = await sendReminders(strapi, {
    kind,
    actor,
    key: kind,
    day: { sql: '?', bindings: [dayOf(now)] },
    concerned: {
      where: `u.document_id in (${placeholders(ids.length)}) and ${where}`,
      bindings: [...ids, ...bindings],
    },
  });
  return { queued, skipped: ids.length - queued };
}
