import type { CheckInTicket } from '../../../generated/types';
import { digestOf, ticketCodes } from '../../tickets/ticketCode';
import { eventOfOption, type TicketedEvent, spanOf } from '../../tickets/events';
import { holderName, type SeatTicket } from '../../tickets/tickets';
import { foldScans, minutesWithin, type Scan } from './foldScans';

/** Fields visible to staff. */
export function checkInTicket(
  event: TicketedEvent,
  ticket: SeatTicket,
  scans: readonly Scan[],
): CheckInTicket {
  const { state, visits, verdicts } = foldScans(scans, new Date());
  const [code, ...olderCodes] = ticketCodes(ticket.id);
  const { id, number, quantity, optionName, orderCode, valid } = ticket;
  return {
    documentId: id,
    digest: digestOf(code),
    olderDigests: olderCodes.map(digestOf),
    name: holderName(ticket) ?? ticket.buyerName,
    number,
    quantity,
    optionName,
    orderCode,
    valid,
    state,
    minutes: minutesWithin(visits, spanOf(eventOfOption(event, ticket.optionId))),
    scans: scans.map((scan) => ({
      documentId: scan.id,
      direction: scan.direction,
      at: scan.at.toISOString(),
      by: scan.by,
      counted: verdicts.get(scan.id)?.outcome === 'counted',
      reason: scan.reason,
      cancelledReason: scan.cancelledReason,
    })),
  };
}
