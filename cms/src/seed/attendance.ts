import { MINUTE_MS } from '@iia/shared/dates';
import { randomUUID } from 'node:crypto';
import { readTicketLines, ticketsOf, type SeatTicket } from '../events/tickets/tickets';
import { insertRows, type Row } from '../platform/sql/query';
import type { Activity, Shop } from './activityFile';
import { find } from './members';
import { readOrder } from './transfers';

export async function loadAttendance(
  { trx, accounts, items, day }: Shop,
  { attendance, named }: Activity,
): Promise<void> {
  const { item, endsAt } = find(items, attendance.seminar);
  const { id: own } = find(accounts, attendance.member);
  const lines = await readTicketLines(trx, 'line.item_document_id = ?', [item.documentId]);
  const valid = (await ticketsOf(trx, lines)).filter((ticket) => ticket.valid);
  const tickets = [
    ...valid.filter(({ buyerId }) => buyerId === own),
    ...valid.filter(({ buyerId }) => buyerId !== own),
  ];
  const scans = attendance.minutes.flatMap(([entered, left], index) => {
    const ticket = tickets[index];
    const { closesAt: startsAt } = item;
    if (!ticket || !startsAt || !endsAt) throw new Error(`${attendance.seminar}: too few tickets.`);
    const scan = (direction: 'in' | 'out', from: Date, minutes: number) =>
      scanRow(ticket, direction, new Date(from.getTime() + minutes * MINUTE_MS), attendance.staff);
    const entry = scan('in', startsAt, entered);
    return left === undefined ? [entry] : [entry, scan('out', endsAt, left)];
  });
  await insertRows(trx, 'attendance_scans', scans);
  const { document_id: orderId } = await readOrder(trx, named.order);
  const [line] = await readTicketLines(trx, 'o.document_id = ?', [orderId]);
  await insertRows(trx, 'ticket_attendees', {
    line_id: line?.line ?? null,
    number: named.ticket,
    name: named.name,
    email: null,
    named_at: day,
  });
}

function scanRow(ticket: SeatTicket, direction: 'in' | 'out', at: Date, staff: string): Row {
  return {
    id: randomUUID(),
    ticket_id: ticket.id,
    line_id: ticket.line,
    event_id: ticket.eventId,
    direction,
    scanned_at: at,
    received_at: at,
    scanned_by: staff,
  };
}
