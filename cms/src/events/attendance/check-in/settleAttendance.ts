import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockMember } from '../../../identity/auth/lockAccount';
import { isoDate } from '@iia/shared/dates';
import { placeholders, query } from '../../../platform/sql/query';
import { retryTransient } from '../../../platform/sql/retryTransient';
import {
  eventOfOption,
  readEvents,
  type TicketedEvent,
  isOver,
  spanOf,
} from '../../tickets/events';
import { readTicketId } from '../../tickets/ticketCode';
import {
  accountOf,
  NAMED_LINES,
  readTicketLines,
  belongsTo,
  ticketEmail,
  ticketsOf,
  type SeatTicket,
} from '../../tickets/tickets';
import { readCertificates } from '../attendanceCertificate';
import { tenthsOfMinutes, toTenths } from '../earnedHours';
import { issueCertificate, revokeCertificate } from '../issueCertificate';
import { attendanceTexts } from '../texts';
import { foldScans, minutesWithin, visitsWithin, type Visit } from './foldScans';
import { readScans, countUnfinished } from './readScans';

/**
 * Issues, replaces or revokes the certificate of a ticket's attendee according to their attendance.
 * Call it in the transaction that changes the scans, with the order locked.
 */
export async function settleTicket(
  trx: Knex,
  event: TicketedEvent,
  ticket: SeatTicket,
  reason: string,
): Promise<void> {
  const now = new Date();
  const userId = await accountOf(trx, ticket);
  if (userId !== null) await settleMember(trx, event, userId, reason, now);
  if (!isOver(event, now)) return;
  await markSettled(trx, [ticket.id], now);
}

/** All tickets of a member count together, each minute once. */
async function settleMember(
  trx: Knex,
  event: TicketedEvent,
  userId: number,
  reason: string,
  now: Date,
): Promise<void> {
  const { kind, documentId, title } = event;
  if (kind === 'document') return;
  // Serialized with scans and refunds of other orders.
  await lockMember(trx, userId);
  const { visits, name } = await attendanceOf(trx, event, userId, now);
  const minutes = minutesWithin(visits, spanOf(event));
  const whole = toTenths(event.cpeHours);
  const tenths = Math.min(tenthsOfMinutes(minutes), whole);
  const [issued] = await readCertificates(
    trx,
    'user_id = ? and kind = ? and subject_id = ? and revoked_at is null',
    [userId, kind, documentId],
  );
  // An attendee who leaves early may come back: until the end, only full attendance is certified.
  if (!issued && !isOver(event, now) && tenths < whole) return;
  if (issued && toTenths(issued.hours) === tenths) return;
  const subject = { userId, kind, subjectId: documentId };
  if (issued) await revokeCertificate(trx, subject, reason);
  if (tenths === 0) return;
  const last = visits.reduce((latest, { to }) => (to > latest ? to : latest), event.startAt);
  await issueCertificate(trx, {
    ...subject,
    title,
    // The name of a certificate that is issued again stays as it was.
    holderName: issued?.holderName ?? name,
    tenths,
    ethicsTenths: Math.floor((toTenths(event.ethicsHours) * tenths) / whole),
    day: isoDate(last),
  });
}

interface MemberAttendance {
  /** During the member's options. */
  visits: Visit[];
  /** As the buyer named the attendee; null for the member's own name. */
  name: string | null;
}

async function attendanceOf(
  trx: Knex,
  event: TicketedEvent,
  userId: number,
  now: Date,
): Promise<MemberAttendance> {
  const email = await ticketEmail(trx, userId);
  const lines = await readTicketLines(
    trx,
    `line.item_document_id = ? and (o.user_id = ? or ${NAMED_LINES})`,
    [event.documentId, userId, email ?? ''],
  );
  const tickets = (await ticketsOf(trx, lines)).filter(
    (ticket) => ticket.valid && belongsTo(ticket, userId, email),
  );
  const scans = await readScans(
    trx,
    tickets.map(({ id }) => id),
  );
  const attended = tickets.filter(({ id }) => scans.has(id));
  return {
    visits: attended.flatMap(({ id, optionId }) =>
      visitsWithin(
        foldScans(scans.get(id) ?? [], now).visits,
        spanOf(eventOfOption(event, optionId)),
      ),
    ),
    name: attended.find(({ attendee }) => attendee)?.attendee?.name ?? null,
  };
}

/** Revokes the tickets of a refunded order, and hours that only they earned. */
export async function settleRefund(trx: Knex, orderRow: number): Promise<void> {
  const lines = await readTicketLines(trx, 'o.id = ?', [orderRow]);
  const tickets = await ticketsOf(trx, lines);
  const scans = await readScans(
    trx,
    tickets.map(({ id }) => id),
  );
  if (scans.size === 0) return;
  const events = await readEvents(trx, [...new Set(lines.map(({ eventId }) => eventId))]);
  const now = new Date();
  const scanned: { userId: number; event: TicketedEvent }[] = [];
  for (const ticket of tickets) {
    const event = events.get(ticket.eventId);
    const userId = scans.has(ticket.id) ? await accountOf(trx, ticket) : null;
    if (event && userId !== null) scanned.push({ userId, event });
  }
  // In a fixed order: each locks its member.
  scanned.sort((a, b) => a.userId - b.userId);
  for (const { userId, event } of scanned) {
    await settleMember(trx, event, userId, attendanceTexts.refunded, now);
  }
  for (const event of inSequence([...events.values()])) {
    await countUnfinished(trx, event, now);
  }
}

/** Counts the scans of events that have ended since. @returns the number of tickets */
export async function settleEnded(strapi: Core.Strapi, now: Date): Promise<number> {
  const db: Knex = strapi.db.connection;
  const rows = await query<{ ticket_id: string }>(
    db,
    'select distinct ticket_id from attendance_scans where settled_at is null limit 5000',
  );
  const ids = rows.flatMap(({ ticket_id: id }) => readTicketId(id) ?? []);
  const ended: TicketedEvent[] = [];
  let settled = 0;
  for (const line of new Set(ids.map((id) => id.line))) {
    const ticketIds = new Set(rows.map(({ ticket_id: id }) => id));
    const tickets = (
      await ticketsOf(db, await readTicketLines(db, 'line.document_id = ?', [line]))
    ).filter(({ id }) => ticketIds.has(id));
    const events = await readEvents(db, [...new Set(tickets.map(({ eventId }) => eventId))]);
    for (const ticket of tickets) {
      const event = events.get(ticket.eventId);
      if (event && !isOver(event, now)) continue;
      await retryTransient(() =>
        db.transaction(async (trx) => {
          // Marks first: SQLite then queues for the lock instead of failing halfway.
          await markSettled(trx, [ticket.id], now);
          await lockOrder(trx, ticket.orderRow);
          if (event) await settleTicket(trx, event, ticket, attendanceTexts.corrected);
        }),
      );
      if (event) ended.push(event);
      settled += 1;
    }
  }
  for (const event of inSequence(ended)) {
    await retryTransient(() => db.transaction((trx) => countUnfinished(trx, event, now)));
  }
  return settled;
}

/** Once each, in a fixed order: other transactions may wait for these rows. */
const inSequence = (events: readonly TicketedEvent[]): TicketedEvent[] =>
  [...new Map(events.map((event) => [event.documentId, event])).values()].sort((a, b) =>
    a.documentId < b.documentId ? -1 : 1,
  );

/** Serializes scans, corrections and refunds of an order's tickets. */
export async function lockOrder(trx: Knex, orderRow: number): Promise<void> {
  await trx('orders').select('id').where({ id: orderRow }).forNoKeyUpdate();
}

async function markSettled(trx: Knex, tickets: readonly string[], now: Date): Promise<void> {
  await query(
    trx,
    `update attendance_scans set settled_at = ?
     where settled_at is null and ticket_id in (${placeholders(tickets.length)})`,
    [now, ...tickets],
  );
}
