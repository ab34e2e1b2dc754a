import type { BatchAction, BatchReason } from '../../generated/types';
import { refusalsOf as reminderRefusals } from '../reminders/refusals';
import type { ReminderKind } from '../reminders/texts';
import { tables } from '../../platform/tables';

/** Why an account `u` is skipped. `sql` is never null. */
interface Refusal {
  reason: BatchReason;
  sql: string;
  bindings: (string | number | Date)[];
}

export const reminderKindOf: Partial<Record<BatchAction, ReminderKind>> = {
  remind_membership: 'membership_expiring',
  remind_unpaid: 'unpaid_order',
};

const staff = `u.id in (select link.user_id from ${tables.roles} role
  join ${tables.userRoles} link on link.role_id = role.id where role.type = 'staff')`;

const deleted = `exists (select 1 from account_deletions deletion
  where deletion.user_id = u.id and deletion.done_at is not null)`;

/** The first match is reported to staff. Staff accounts are blocked one by one, on their own page. */
function refusalsOf(action: BatchAction, callerId: number, now: Date): Refusal[] {
  const kind = reminderKindOf[action];
  if (kind) return reminderRefusals(kind, now);
  if (action === 'unblock') {
    return [
      { reason: 'deleted', sql: deleted, bindings: [] },
      { reason: 'open', sql: 'not coalesce(u.blocked, false)', bindings: [] },
    ];
  }
  return [
    { reason: 'own', sql: 'u.id = ?', bindings: [callerId] },
    { reason: 'staff', sql: staff, bindings: [] },
    { reason: 'blocked', sql: 'coalesce(u.blocked, false)', bindings: [] },
  ];
}

/** SQL of the reason for which an account `u` is skipped; null if there is none. */
export function reasonOf(action: BatchAction, callerId: number, now: Date) {
  const refusals = refusalsOf(action, callerId, now);
  return {
    sql: `case ${refusals.map(({ sql, reason }) => `when ${sql} then '${reason}'`).join(' ')} end`,
    bindings: refusals.flatMap(({ bindings }) => bindings),
  };
}
