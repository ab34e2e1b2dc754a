import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor, AuditEntry } from '../../../identity/audit/AuditEntry';
import { writeAudit } from '../../../identity/audit/writeAudit';
import { cancelScanInputRules } from '@iia/shared/generated/inputRules/CancelScanInput';
import { correctAttendanceInputRules } from '@iia/shared/generated/inputRules/CorrectAttendanceInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { badField, HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { readEvents } from '../../tickets/events';
import { attendanceTexts } from '../texts';
import { checkInTicket } from './checkInTicket';
import { readScans } from './readScans';
import { isAtEvent, requireEvent } from './recordScans';
import { accountOf, type SeatTicket } from '../../tickets/tickets';
import { findTicket, withOrderLock, insertScan } from './writeScan';
import type { CheckInTicket } from '../../../generated/types';

/**
 * Adds a missed scan. Idempotent by id.
 * @throws HttpError 400 for bad input, 404 for an unknown event or ticket, 409 for a refunded one
 */
export async function correctAttendance(
  strapi: Core.Strapi,
  actor: AuditActor,
  body: unknown,
): Promise<CheckInTicket> {
  const input = checkInput(correctAttendanceInputRules, body);
  const event = await requireEvent(strapi, input.kind, input.event);
  const db: Knex = strapi.db.connection;
  const ticket = await findTicket(db, event, input.ticket);
  if (!ticket) throw new HttpError(404, 'NotFoundError', attendanceTexts.noTicket);
  if (!ticket.valid) throw new HttpError(409, 'TicketEnded', attendanceTexts.ticketEnded);
  const at = new Date(input.at);
  if (at > new Date()) throw badField('at', attendanceTexts.future);
  if (!isAtEvent(event, at)) throw badField('at', attendanceTexts.outside);
  const { direction, reason } = input;
  const scan = { id: input.id.toLowerCase(), ticket, direction, at, by: actor.name, reason };
  await withOrderLock(strapi, event, ticket, async (trx) => {
    const isNew = await insertScan(trx, event, scan);
    if (isNew) await writeAudit(trx, actor, [await entryOf(trx, 'scan_added', scan)]);
  });
  return checkInTicket(event, ticket, (await readScans(db, [ticket.id])).get(ticket.id) ?? []);
}

/**
 * Cancels a scan. Idempotent.
 * @throws HttpError 400 for bad input, 404 for an unknown scan
 */
export async function cancelScan(
  strapi: Core.Strapi,
  actor: AuditActor,
  body: unknown,
): Promise<CheckInTicket> {
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
  if (!ticket) throw new HttpError(404, 'NotFoundError', attendanceTexts.noScan);
  await withOrderLock(strapi, event, ticket, async (trx) => {
    const cancelled = await query(
      trx,
      `update attendance_scans set cancelled_at = ?, cancelled_by = ?, cancelled_reason = ?
       where id = ? and cancelled_at is null returning id`,
      [new Date(), actor.name, reason, id],
    );
    if (cancelled.length === 0) return;
    await writeAudit(trx, actor, [await entryOf(trx, 'scan_cancelled', { ticket, reason })]);
  });
  return checkInTicket(event, ticket, (await readScans(db, [ticket.id])).get(ticket.id) ?? []);
}

async function entryOf(
  trx: Knex,
  action: 'scan_added' | 'scan_cancelled',
  { ticket, reason }: { ticket: SeatTicket; reason: string },
): Promise<AuditEntry> {
  return {
    action,
    subject: { kind: 'ticket', id: ticket.id, label: ticket.orderCode },
    userId: await accountOf(trx, ticket),
    reason,
  };
}
