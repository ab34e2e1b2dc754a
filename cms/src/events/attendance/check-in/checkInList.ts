import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { placeholders, query } from '../../../platform/sql/query';
import { readEventsBetween, type TicketedEvent, spanOf } from '../../tickets/events';
import { readTicketLines, ticketsOf } from '../../tickets/tickets';
import { checkInTicket } from './checkInTicket';
import { readEventScans } from './readScans';
import { requireEvent } from './recordScans';
import type { AttendanceEvent } from '../../../generated/types';

const MONTH_MS = 31 * DAY_MS;
/** Past events, for corrections. */
const QUARTER_MS = 3 * MONTH_MS;

/** Events from three months ago to one month ahead, nearest first. */
export async function listEvents(strapi: Core.Strapi, now: Date): Promise<AttendanceEvent[]> {
  const db: Knex = strapi.db.connection;
  const from = new Date(now.getTime() - QUARTER_MS);
  const to = new Date(now.getTime() + MONTH_MS);
  const events = await readEventsBetween(db, from, to);
  const ids = events.map(({ documentId }) => documentId);
  const sold = await countBy(
    db,
    `select line.item_document_id as id, sum(line.quantity) as count
     from order_lines line join orders o on o.id = line.order_id
     where o.order_status in ('paid', 'completed') and line.item_document_id in (?)
     group by line.item_document_id`,
    ids,
  );
  const present = await countBy(
    db,
    `select event_id as id, count(distinct ticket_id) as count from attendance_scans
     where cancelled_at is null and event_id in (?) group by event_id`,
    ids,
  );
  return events
    .sort((a, b) => distance(a, now) - distance(b, now))
    .map(({ documentId, kind, title, location, ...event }) => ({
      documentId,
      kind,
      title,
      venue: location.venue,
      startAt: event.startAt.toISOString(),
      endAt: event.endAt.toISOString(),
      ticketCount: sold.get(documentId) ?? 0,
      presentCount: present.get(documentId) ?? 0,
    }));
}

/** @throws HttpError 404 for an unknown event */
export async function readCheckInList(
  strapi: Core.Strapi,
  { kind, id }: Record<string, unknown>,
): Promise<object> {
  const event = await requireEvent(strapi, kind, id);
  const db: Knex = strapi.db.connection;
  const lines = await readTicketLines(db, 'line.item_document_id = ?', [event.documentId]);
  const scans = await readEventScans(db, event.documentId);
  const tickets = (await ticketsOf(db, lines)).map((ticket) =>
    checkInTicket(event, ticket, scans.get(ticket.id) ?? []),
  );
  const { documentId, title, startAt, endAt, cpeHours } = event;
  return {
    documentId,
    kind: event.kind,
    title,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    cpeHours,
    tickets: tickets.sort((a, b) => a.name.localeCompare(b.name, 'vi')),
  };
}

async function countBy(
  db: Knex,
  sql: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await query<{ id: string; count: number | string }>(
    db,
    sql.replace('(?)', `(${placeholders(ids.length)})`),
    ids,
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Milliseconds from a moment to an event, 0 while it lasts. */
function distance(event: TicketedEvent, now: Date): number {
  const { from, to } = spanOf(event);
  return Math.max(from.getTime() - now.getTime(), now.getTime() - to.getTime(), 0);
}
