import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { declinersOf } from '../../identity/consents/emailChoices';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { placeholders, query, toDate } from '../../platform/sql/query';
import { claimReminders, type ReminderAudience } from './claimReminders';
import {
  emailKindOf,
  reminderEmail,
  reminderNotification,
  type Reminded,
  type ReminderKind,
} from './texts';
import { tables } from '../../platform/tables';

export interface Reminder {
  kind: ReminderKind;
  /** With the day, identifies a reminder sent once. */
  key: string;
  day: { sql: string; bindings: string[] };
  concerned: ReminderAudience;
  /** Null for an automatic reminder. */
  actor: AuditActor | null;
}

interface Row {
  id: number;
  full_name: string | null;
  email: string;
  member_expires_at: number | string | Date | null;
}

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 1000;

/** Runs in a separate transaction. @returns the number of members reminded */
export async function sendReminders(strapi: Core.Strapi, reminder: Reminder): Promise<number> {
  return strapi.db.connection.transaction(
    async (trx) => (await writeReminders(trx, reminder)).length,
  );
}

/** Notifies members not yet reminded, and emails those who did not decline it. @returns their row ids */
export async function writeReminders(
  trx: Knex.Transaction,
  { key, day, concerned, kind, actor }: Reminder,
): Promise<number[]> {
  const ids = await claimReminders(trx, key, day, concerned);
  const members = await readReminded(trx, ids);
  await writeNotifications(
    trx,
    members.map((member) => reminderNotification(kind, member)),
  );
  const declined = await declinersOf(trx, emailKindOf[kind], ids);
  await writeMail(
    trx,
    members.filter(({ id }) => !declined.has(id)).map((member) => reminderEmail(kind, member)),
  );
  if (actor) {
    const subject = { kind: 'reminder', label: kind };
    await writeAudit(
      trx,
      actor,
      ids.map((userId) => ({ action: 'reminders_sent', subject, userId })),
    );
  }
  return ids;
}

export async function readReminded(db: Knex, ids: readonly number[]): Promise<Reminded[]> {
  const members: Reminded[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const rows = await query<Row>(
      db,
      `select id, full_name, email, member_expires_at from ${tables.users} where id in (${placeholders(some.length)})`,
      some,
    );
    members.push(...rows.map(toReminded));
  }
  return members;
}

function toReminded(row: Row): Reminded {
  return {
    id: row.id,
    name: row.full_name ?? '',
    email: row.email,
    memberExpiresAt: row.member_expires_at === null ? null : toDate(row.member_expires_at),
  };
}
