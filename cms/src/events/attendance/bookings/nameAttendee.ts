import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { spanOf, readEvents } from '../../tickets/events';
import { lockOrder } from '../check-in/settleAttendance';
import { readScans } from '../check-in/readScans';
import { nameAttendeeInputRules } from '@iia/shared/generated/inputRules/NameAttendeeInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { HttpError } from '../../../platform/errors/HttpError';
import { insertRows } from '../../../platform/sql/query';
import { retryTransient } from '../../../platform/sql/retryTransient';
import { accountKey } from '../../../platform/text/accountKey';
import { findBooking, notFound } from './bookings';
import { ticketTexts } from '../texts';
import { readTicketId, ticketId } from '../../tickets/ticketCode';
import { readTicketLines } from '../../tickets/tickets';
import type { TicketBooking } from '../../../generated/types';

/**
 * Sets the attendee of one of the member's tickets. Never reveals whether the address has an account.
 * @throws HttpError 400 for bad input, 404 for another member's ticket, 409 once it was scanned or
 * the event is over
 */
export async function nameAttendee(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<TicketBooking> {
  const { ticket, name, email } = checkInput(nameAttendeeInputRules, body);
  const id = readTicketId(ticket);
  if (!id) throw notFound();
  const db: Knex = strapi.db.connection;
  await retryTransient(() =>
    db.transaction(async (trx) => {
      // Writes first: SQLite then queues for the lock instead of failing halfway.
      await insertRows(
        trx,
        'ticket_attendees',
        {
          line_id: id.line,
          number: id.number,
          name,
          email: email ? accountKey(email) : null,
          named_at: new Date(),
        },
        `on conflict (line_id, number) do update
         set name = excluded.name, email = excluded.email, named_at = excluded.named_at`,
      );
      await checkNameable(trx, userId, id);
    }),
  );
  return findBooking(strapi, userId, id.line);
}

async function checkNameable(
  trx: Knex,
  userId: number,
  id: { line: string; number: number },
): Promise<void> {
  const find = async () =>
    (
      await readTicketLines(
        trx,
        `line.document_id = ? and o.user_id = ? and o.order_status <> 'refunded'`,
        [id.line, userId],
      )
    )[0];
  const known = await find();
  if (known) await lockOrder(trx, known.orderRow);
  // Checked again: this call may have waited for a refund.
  const line = known && (await find());
  if (!line || id.number > line.quantity) throw notFound();
  const scans = await readScans(trx, [ticketId(id)]);
  if (scans.size > 0) throw new HttpError(409, 'TicketScanned', ticketTexts.scanned);
  const event = (await readEvents(trx, [line.eventId])).get(line.eventId);
  if (!event || spanOf(event).to <= new Date()) {
    throw new HttpError(409, 'EventOver', ticketTexts.over);
  }
}
