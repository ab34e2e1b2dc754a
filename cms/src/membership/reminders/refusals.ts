import type { Knex } from 'knex';
import { isoDate, DAY_MS } from '@iia/shared/dates';
import type { ReminderKind } from './texts';

/** Milliseconds before expiry from which staff may send a reminder. */
const EXPIRING_MS = 90 * DAY_MS;

/** Why an account `u` gets no reminder. `sql` is never null. */
export interface Refusal {
  reason: 'blocked' | 'no_membership' | 'expires_late' | 'no_unpaid_order' | 'reminded';
  sql: string;
  bindings: (string | Date)[];
}

const blocked: Refusal = { reason: 'blocked', sql: 'coalesce(u.blocked, false)', bindings: [] };

const refusals: Record<ReminderKind, (now: Date) => Refusal[]> = {
  membership_expiring: (now) => [
    {
      reason: 'no_membership',
      sql: "(coalesce(u.member_type, 'none') = 'none' or u.member_expires_at is null)",
      bindings: [],
    },
    {
      reason: 'expires_late',
      sql: '(u.member_expires_at is not null and u.member_expires_at > ?)',
      bindings: [new Date(now.getTime() + EXPIRING_MS)],
    },
  ],
  unpaid_order: (now) => [
    {
      reason: 'no_unpaid_order',
      sql: `not exists (select 1 from orders where user_id = u.id
            and order_status = 'pending_payment' and pay_before > ?)`,
      bindings: [now],
    },
  ],
};

/** The first match is reported to staff. */
export function refusalsOf(kind: ReminderKind, now: Date): Refusal[] {
  return [
    blocked,
    ...refusals[kind](now),
    {
      reason: 'reminded',
      sql: 'exists (select 1 from reminders r where r.user_id = u.id and r.kind = ? and r.day = ?)',
      bindings: [kind, isoDate(now)],
    },
  ];
}

/** Recipients without a reason to skip them, among accounts that satisfy `where`. */
export function unrefused(
  kind: ReminderKind,
  now: Date,
  { where, bindings }: { where: string; bindings: readonly Knex.Value[] },
) {
  const inTheWay = refusalsOf(kind, now);
  return {
    where: [where, ...inTheWay.map(({ sql }) => `not (${sql})`)].join(' and '),
    bindings: [...bindings, ...inTheWay.flatMap((each) => each.bindings)] as (
      | string
      | number
      | Date
    )[],
  };
}
