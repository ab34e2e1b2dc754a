import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { cancelScanInputRules } from '../../generated/inputRules/CancelScanInput';
import { correctAttendanceInputRules } from '../../generated/inputRules/CorrectAttendanceInput';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, Fault } from '../../platform/errors/Fault';
import { query } from '../../platform/sql/query';
import { readEvents } from '../../tickets/events';
import { attendanceTexts } from '../texts';
import { showTicket, type DoorTicket } from './doorTicket';
import { readScans } from './readScans';
import { isAtEvent, requireEvent } from './recordScans';
import { findTicket, inTurn, writeScan } from './writeScan';

/**
 * Adds a scan that was missed, once for each id.
 * @throws Fault 400 for bad input, 404 for an unknown event or ticket, 409 for a refunded one
 */
export async function correctAttendance(
  strapi: Core.Strapi,
  by: string,
  body: unknown,
): Promise<DoorTicket> {
  const input = checkInput(correctAttendanceInputRules, body);
  const event = await requireEvent(strapi, input.kind, input.event);
  const db: Knex = strapi.db.connection;
  const ticket = await findTicket(db, event, input.ticket);
  if (!ticket) throw new Fault(404, 'NotFoundError', attendanceTexts.noTicket);
  if (!ticket.valid) throw new Fault(409, 'TicketEnded', attendanceTexts.ticketEnded);
  const at = new Date(input.at);
  if (at > new Date()) throw badField('at', attendanceTexts.future);
  if (!isAtEvent(event, at)) throw badField('at', attendanceTexts.outside);
  const { direction, reason } = input;
  await writeScan(strapi, event, { id: input.id.toLowerCase(), ticket, direction, at, by, reason });
  return showTicket(event, ticket, (await readScans(db, [ticket.id])).get(ticket.id) ?? []);
}

/**
 * Cancels a scan; a second time changes nothing.
 * @throws Fault 400 for bad input, 404 for an unknown scan
 */
export async function cancelScan(
  strapi: Core.Strapi,
  by: string,
  body: unknown,
): Promise<DoorTicket> {
  const { scan, reason } = checkInput(cancelScanInputRules, body);
  const db: Knex = strapi.db.connection;
  const id = scan.toLowerCase();
  const [row] = await query<{ ticket_id: string; event_id: string }>(
    db,
    'select ticket_id, event_id from attendance_scans where id = ?',
    [id],
  );
  const event = row && (await readEvents(db, [row.event_id])).get(row.event_id);
  const ticket = event && (await findTicket(db, event, row.ticket_id));
  if (!ticket) throw new Fault(404, 'NotFoundError', attendanceTexts.noScan);
  await inTurn(strapi, event, ticket, async (trx) => {
    await query(
      trx,
      `update attendance_scans set cancelled_at = ?, cancelled_by = ?, cancelled_reason = ?
       where id = ? and cancelled_at is null`,
      [new Date(), by, reason, id],
    );
  });
  return showTicket(event, ticket, (await readScans(db, [ticket.id])).get(ticket.id) ?? []);
}
