import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

export interface ReminderAudience {
  where: string;
  bindings: (string | number | Date)[];
}

/** Skips members already reminded for that day, even under concurrency. @returns the new rows */
export async function claimReminders(
  trx: Knex,
  kind: string,
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
