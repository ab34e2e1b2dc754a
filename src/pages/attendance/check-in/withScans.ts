import type { QueuedScan } from './scanQueue';
import type { CheckInTicket } from './verdicts';

/** The list as it will be once the server has recorded these scans, so that its counters move offline too. */
export function withScans(
  tickets: readonly CheckInTicket[],
  scans: readonly Pick<QueuedScan, 'ticket' | 'direction'>[],
): CheckInTicket[] {
  return tickets.map((ticket) => {
    let { state } = ticket;
    for (const { ticket: id, direction } of scans) {
      if (id !== ticket.documentId || !ticket.valid) continue;
      if (direction === 'in') state = 'inside';
      else if (state !== 'absent') state = 'left';
    }
    return state === ticket.state ? ticket : { ...ticket, state };
  });
}
