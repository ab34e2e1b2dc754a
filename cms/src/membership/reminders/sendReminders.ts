import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { declinersOf } from '../../identity/consents/emailChoices';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { placeholders, query, type Row } from '../../platform/sql/query';
import { dateOrNull, rowReader, textOrEmpty, toNumber } from '../../platform/sql/rowReader';
import {
  emailKindOf,
  reminderEmail,
  reminderNotification,
  type Reminded,
  type ReminderKind,
} from './texts';
import { tables } from '../../platform/tables';
import { isoDate } from '@iia/shared/dates';
import { checkInput } from '../../platform/errors/checkInput';
import { userRemindInputRules } from '@iia/shared/generated/inputRules/UserRemindInput';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { unrefused } from './refusals';

interface Reminder {
  kind: ReminderKind;
  /** With the day, identifies a reminder sent once. */
  key: string;
  day: { sql: string; bindings: string[] };
  concerned: ReminderAudience;
  /** Null for an automatic reminder. */
  actor: AuditActor | null;
}

const toReminded = rowReader<Reminded>()(['email'], {
  id: toNumber,
  name: textOrEmpty,
  memberExpiresAt: dateOrNull,
});

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
      `select id, full_name as name, email, member_expires_at from ${tables.users} where id in (${placeholders(some.length)})`,
      some,
    );
    members.push(...rows.map(toReminded));
  }
  return members;
}

interface ReminderAudience {
  where: string;
  bindings: (string | number | Date)[];
}

/** Skips members already reminded for that day, even under concurrency. @returns the new rows */
async function claimReminders(
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
