import type { Knex } from 'knex';
import { insertRows, query } from '../../../platform/sql/query';
import type { TicketedEvent } from '../../tickets/events';
import { readTicketLines, ticketsOf } from '../../tickets/tickets';
import { isOver, spanOf } from './eventSpan';
import { foldScans } from './foldScans';
import { readEventScans } from './readScans';

/**
 * Counts attendees of a past event who never checked out: they have no hours until staff correct
 * them. Call it as the last step of the transaction that changes scans or tickets.
 */
export async function countUnfinished(trx: Knex, event: TicketedEvent, now: Date): Promise<void> {
  if (!isOver(event, now)) return;
  const { documentId: event_id, kind, title } = event;
  // Concurrent counts of the same event wait for this row, then read what was written before.
  await insertRows(
    trx,
    'unfinished_attendance',
    [{ event_id, kind, title, ended_at: spanOf(event).to, tickets: 0 }],
    'on conflict (event_id) do update set title = excluded.title, ended_at = excluded.ended_at',
  );
  const lines = await readTicketLines(trx, 'line.item_document_id = ?', [event_id]);
  const scans = await readEventScans(trx, event_id);
  const unfinished = (await ticketsOf(trx, lines)).filter(({ id, valid }) => {
    const { state } = foldScans(scans.get(id) ?? [], now);
    return valid && (state === 'inside' || state === 'unfinished');
  });
  await query(trx, 'update unfinished_attendance set tickets = ? where event_id = ?', [
    unfinished.length,
    event_id,
  ]);
}
