import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { validCertificates } from '../attendanceCertificate';
import { foldScans, minutesWithin } from '../check-in/foldScans';
import { readScans } from '../check-in/readScans';
import { eventOfOption, spanOf, readEvents, type TicketedEvent } from '../../tickets/events';
import type { Pagination, EventTicket, TicketBooking } from '../../../generated/types';
import { HttpError } from '../../../platform/errors/HttpError';
import { paginationOf, readPage } from '../../../platform/query/readValues';
import { ticketTexts } from '../texts';
import { ticketCodes } from '../../tickets/ticketCode';
import {
  NAMED_LINES,
  readTicketLines,
  belongsTo,
  holderName,
  ticketEmail,
  ticketsOf,
  type SeatTicket,
  type TicketLine,
} from '../../tickets/tickets';

/** Lines of a member's latest orders, and lines with tickets in their name: each query uses its index. */
const MAX_LISTED = 1_000;
const OWN_LINES = `
  select own.id from order_lines own where own.order_id in (
    select mine.id from orders mine where mine.user_id = ?
    order by mine.placed_at desc, mine.id desc limit ${MAX_LISTED})
  union
  select named.id from order_lines named where named.document_id in (
    select attendee.line_id from ticket_attendees attendee where attendee.email = ?
    limit ${MAX_LISTED})`;

interface BookedLine {
  line: TicketLine;
  /** As the buyers of the line's option attend it. */
  event: TicketedEvent;
}

/**
 * Upcoming events first, then past ones, latest first; of the latest thousand orders.
 * @throws HttpError 400 for a bad page
 */
export async function listBookings(
  strapi: Core.Strapi,
  userId: number,
  parameters: Record<string, unknown>,
): Promise<{ data: TicketBooking[]; meta: { pagination: Pagination } }> {
  const page = readPage(parameters.page);
  const booked = await readBookedLines(strapi.db.connection, userId);
  const now = new Date();
  const isOver = ({ event }: BookedLine) => spanOf(event).to <= now;
  const start = ({ event }: BookedLine) => event.startAt.getTime();
  const upcoming = booked.filter((each) => !isOver(each)).sort((a, b) => start(a) - start(b));
  const past = booked.filter(isOver).sort((a, b) => start(b) - start(a));
  const pageLines = [...upcoming, ...past].slice(
    (page - 1) * limits.shortPage,
    page * limits.shortPage,
  );
  return {
    data: await toBookings(strapi.db.connection, userId, pageLines),
    meta: { pagination: paginationOf(page, limits.shortPage, booked.length) },
  };
}

/** @throws HttpError 404 for a booking that is missing, refunded or owned by another member */
export async function findBooking(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<TicketBooking> {
  const isId = typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id);
  const booked = isId ? await readBookedLines(strapi.db.connection, userId, id) : [];
  const [booking] = await toBookings(strapi.db.connection, userId, booked);
  if (!booking) throw notFound();
  return booking;
}

export const notFound = (): HttpError => new HttpError(404, 'NotFoundError', ticketTexts.notFound);

async function readBookedLines(db: Knex, userId: number, id?: string): Promise<BookedLine[]> {
  const email = await ticketEmail(db, userId);
  const lines = await readTicketLines(
    db,
    id === undefined
      ? `line.id in (${OWN_LINES}) and o.order_status <> 'refunded'`
      : `(o.user_id = ? or ${NAMED_LINES}) and o.order_status <> 'refunded' and line.document_id = ?`,
    [userId, email ?? '', ...(id === undefined ? [] : [id])],
  );
  const events = await readEvents(db, [...new Set(lines.map(({ eventId }) => eventId))]);
  return lines.flatMap((line) => {
    const event = events.get(line.eventId);
    return event ? [{ line, event: eventOfOption(event, line.optionId) }] : [];
  });
}

async function toBookings(
  db: Knex,
  userId: number,
  booked: readonly BookedLine[],
): Promise<TicketBooking[]> {
  if (booked.length === 0) return [];
  const email = await ticketEmail(db, userId);
  const all = await ticketsOf(
    db,
    booked.map(({ line }) => line),
  );
  // Of another member's order, only tickets in this member's name.
  const tickets = all.filter(
    (ticket) => ticket.buyerId === userId || belongsTo(ticket, userId, email),
  );
  const scans = await readScans(
    db,
    tickets.map(({ id }) => id),
  );
  const subjects = booked.map(({ event }) => event.documentId);
  const certificates = new Map([
    ...(await validCertificates(db, userId, 'course', subjects)),
    ...(await validCertificates(db, userId, 'seminar', subjects)),
  ]);
  const now = new Date();
  const toTicket = (ticket: SeatTicket, event: TicketedEvent): EventTicket => {
    const own = scans.get(ticket.id) ?? [];
    return {
      documentId: ticket.id,
      number: ticket.number,
      code: ticketCodes(ticket.id)[0],
      attendeeName: ticket.attendee?.name ?? null,
      attendeeEmail: ticket.attendee?.email ?? null,
      holderName: holderName(ticket),
      own: belongsTo(ticket, userId, email),
      nameable: ticket.buyerId === userId && own.length === 0 && spanOf(event).to > now,
      minutes: minutesWithin(foldScans(own, now).visits, spanOf(event)),
    };
  };
  return booked.map(({ line, event }) => ({
    documentId: line.line,
    kind: event.kind,
    slug: event.slug,
    title: event.title,
    optionName: line.optionName,
    startAt: event.startAt.toISOString(),
    endAt: event.endAt.toISOString(),
    ...event.location,
    orderId: line.buyerId === userId ? line.orderId : null,
    tickets: tickets
      .filter((ticket) => ticket.line === line.line)
      .map((ticket) => toTicket(ticket, event)),
    certificate: certificates.get(event.documentId) ?? null,
  }));
}
