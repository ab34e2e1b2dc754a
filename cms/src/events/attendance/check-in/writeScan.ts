import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ScanDirection } from '../../../generated/types';
import { insertRows } from '../../../platform/sql/query';
import { retryTransient } from '../../../platform/sql/retryTransient';
import type { TicketedEvent } from '../../tickets/events';
import { readTicketId } from '../../tickets/ticketCode';
import { readTicketLines, ticketsOf, type SeatTicket } from '../../tickets/tickets';
import { attendanceTexts } from '../texts';
import { foldScans, type Attendance } from './foldScans';
import { readScans, countUnfinished } from './readScans';
import { lockOrder, settleTicket } from './settleAttendance';

export interface NewScan {
  id: string;
  ticket: SeatTicket;
  direction: ScanDirection;
  at: Date;
  by: string;
  reason: string | null;
}

/** Null if the event has no such ticket. */
export async function findTicket(
  db: Knex,
  event: TicketedEvent,
  id: unknown,
): Promise<SeatTicket | null> {
  const parts = readTicketId(id);
  if (!parts) return null;
  const lines = await readTicketLines(db, 'line.document_id = ? and line.item_document_id = ?', [
    parts.line,
    event.documentId,
  ]);
  const tickets = await ticketsOf(db, lines);
  return tickets.find(({ number }) => number === parts.number) ?? null;
}

/** Stores a scan and updates the resulting hours, in one transaction. */
export function writeScan(
  strapi: Core.Strapi,
  event: TicketedEvent,
  scan: NewScan,
): Promise<{ attendance: Attendance; valid: boolean }> {
  return withOrderLock(strapi, event, scan.ticket, async (trx) => {
    await insertScan(trx, event, scan);
  });
}

/** Idempotent by id. @returns whether it is new */
export async function insertScan(trx: Knex, event: TicketedEvent, scan: NewScan): Promise<boolean> {
  const inserted = await insertRows(
    trx,
    'attendance_scans',
    {
      id: scan.id,
      ticket_id: scan.ticket.id,
      line_id: scan.ticket.line,
      event_id: event.documentId,
      direction: scan.direction,
      scanned_at: scan.at,
      received_at: new Date(),
      scanned_by: scan.by,
      reason: scan.reason,
    },
    'on conflict (id) do nothing returning id',
  );
  return inserted.length > 0;
}

/** Changes a ticket's scans and settles it; concurrent changes of the same order wait. */
export async function withOrderLock(
  strapi: Core.Strapi,
  event: TicketedEvent,
  ticket: SeatTicket,
  change: (trx: Knex.Transaction) => Promise<void>,
): Promise<{ attendance: Attendance; valid: boolean }> {
  const db: Knex = strapi.db.connection;
  return retryTransient(() =>
    db.transaction(async (trx) => {
      // Writes first: SQLite then queues for the lock instead of failing halfway.
      await change(trx);
      await lockOrder(trx, ticket.orderRow);
      const current = (await findTicket(trx, event, ticket.id)) ?? ticket;
      const scans = (await readScans(trx, [ticket.id])).get(ticket.id) ?? [];
      if (current.valid) {
        await settleTicket(trx, event, current, attendanceTexts.corrected);
        await countUnfinished(trx, event, new Date());
      }
      return { attendance: foldScans(scans, new Date()), valid: current.valid };
    }),
  );
}
