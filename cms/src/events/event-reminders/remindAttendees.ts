import { DAY_MS, isoDate } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { insertRows, placeholders, query, type Row } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { rowReader, textOrEmpty, toNumber } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import {
  eventOfOption,
  readEvents,
  readEventsBetween,
  type TicketedEvent,
} from '../tickets/events';
import { accountOf, readTicketLines, ticketsOf, type TicketLine } from '../tickets/tickets';
import { reminderEmail, reminderNotification, type Reminded } from './texts';

/** With the line's id, the kind of a reminder in the table of those sent. */
const KIND = 'event_';

/**
 * Reminds buyers and named attendees with an account once, a day before the option they attend begins,
 * of its time and location. @returns the number of reminders
 */
export async function remindAttendees(strapi: Core.Strapi, now: Date): Promise<number> {
  const db: Knex = strapi.db.connection;
  const until = new Date(now.getTime() + DAY_MS);
  const candidates = await readEventsBetween(db, now, until);
  const events = await readEvents(
    db,
    candidates.map(({ documentId }) => documentId),
  );
  const isNear = (startAt: Date | null) => startAt !== null && startAt > now && startAt <= until;
  let reminded = 0;
  for (const event of events.values()) {
    const starts = [event.startAt, ...[...event.options.values()].map(({ startAt }) => startAt)];
    if (!starts.some(isNear)) continue;
    for (const line of await readUnreminded(db, event)) {
      const attended = eventOfOption(event, line.optionId);
      if (isNear(attended.startAt)) reminded += await remindLine(db, attended, line);
    }
  }
  return reminded;
}

function readUnreminded(db: Knex, { documentId }: TicketedEvent): Promise<TicketLine[]> {
  return readTicketLines(
    db,
    `line.item_document_id = ? and o.order_status <> 'refunded'
     and not exists (select 1 from reminders sent where sent.kind = '${KIND}' || line.document_id)`,
    [documentId],
  );
}

async function remindLine(db: Knex, event: TicketedEvent, line: TicketLine): Promise<number> {
  const accounts = new Set(line.buyerId === null ? [] : [line.buyerId]);
  for (const ticket of await ticketsOf(db, [line])) {
    const account = await accountOf(db, ticket);
    if (account !== null) accounts.add(account);
  }
  if (accounts.size === 0) return 0;
  return retryTransient(() =>
    db.transaction(async (trx) => {
      // Two servers may run the task at once: each reminds those whom it inserts.
      const inserted = await insertRows<{ user_id: number }>(
        trx,
        'reminders',
        [...accounts].map((userId) => ({
          user_id: userId,
          kind: `${KIND}${line.line}`,
          day: isoDate(event.startAt),
          sent_at: Date.now(),
        })),
        'on conflict (user_id, kind, day) do nothing returning user_id',
      );
      const members = await readMembers(
        trx,
        inserted.map(({ user_id: id }) => id),
      );
      await writeNotifications(
        trx,
        members.map((member) => reminderNotification(member, event, line)),
      );
      await writeMail(
        trx,
        members.map((member) => reminderEmail(member, event, line)),
      );
      return members.length;
    }),
  );
}

const toReminded = rowReader<Reminded>()(['email'], { id: toNumber, name: textOrEmpty });

async function readMembers(db: Knex, ids: readonly number[]): Promise<Reminded[]> {
  if (ids.length === 0) return [];
  const rows = await query<Row>(
    db,
    `select id, full_name as name, email from ${tables.users}
     where id in (${placeholders(ids.length)}) and coalesce(blocked, false) = false`,
    ids,
  );
  return rows.map(toReminded);
}
