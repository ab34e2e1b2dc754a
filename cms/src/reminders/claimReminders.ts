import type { Knex } from 'knex';
import { query } from '../platform/sql/query';
import { tables } from '../platform/tables';

/** Whom to remind, as SQL on the accounts as `u`. */
export interface ReminderAudience {
  where: string;
  bindings: (string | number | Date)[];
}

/**
 * Writes down that members are reminded of something on a day, or for one. A member who has been, for the
 * same, is passed over, whoever else is writing at that moment. @returns the rows of those who were not
 */
export async function claimReminders(
  trx: Knex,
  kind: string,
  /** A value, or SQL, that names the day. */
  day: { sql: string; bindings: string[] },
  { where, bindings }: ReminderAudience,
): Promise<number[]> {
  const rows = await query<{ user_id: number }>(
    trx,
    `insert into reminders (user_id, kind, day, sent_at)
     select u.id, ?, ${day.sql}, cast(? as bigint) from ${tables.users} u
     where coalesce(u.blocked, false) = false and ${where}
     on conflict (user_id, kind, day) do nothing returning user_id`,
    [kind, ...day.bindings, Date.now(), ...bindings],
  );
  return rows.map(({ user_id: id }) => id);
}
