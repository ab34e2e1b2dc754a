import type { Knex } from 'knex';
import { placeholders, query, toDate, insertRows, type Row } from '../../../platform/sql/query';
import { rowReader } from '../../../platform/sql/rowReader';
import { type Scan, foldScans } from './foldScans';
import { type TicketedEvent, isOver, spanOf } from '../../tickets/events';
import { readTicketLines, ticketsOf } from '../../tickets/tickets';

type ScanRow = Row & { ticket_id: string };

const toScan = rowReader<Scan>()(['id', 'direction', 'by', 'reason', 'cancelledReason'], {
  at: toDate,
});

const COLUMNS =
  'id, ticket_id, direction, scanned_at as at, scanned_by as by, reason, cancelled_reason';
const CHUNK = 400;

/** Keyed by ticket. */
export async function readScans(
  db: Knex,
  tickets: readonly string[],
): Promise<Map<string, Scan[]>> {
  const rows: ScanRow[] = [];
  for (let from = 0; from < tickets.length; from += CHUNK) {
    const some = tickets.slice(from, from + CHUNK);
    rows.push(
      ...(await query<ScanRow>(
        db,
        `select ${COLUMNS} from attendance_scans where ticket_id in (${placeholders(some.length)})
         order by scanned_at, id`,
        some,
      )),
    );
  }
  return byTicket(rows);
}

/** For all tickets of an event, by ticket. */
export async function readEventScans(db: Knex, eventId: string): Promise<Map<string, Scan[]>> {
  return byTicket(
    await query<ScanRow>(
      db,
      `select ${COLUMNS} from attendance_scans where event_id = ? order by scanned_at, id`,
      [eventId],
    ),
  );
}

function byTicket(rows: readonly ScanRow[]): Map<string, Scan[]> {
  const scans = new Map<string, Scan[]>();
  for (const row of rows) {
    scans.set(row.ticket_id, [...(scans.get(row.ticket_id) ?? []), toScan(row)]);
  }
  return scans;
}

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
    { event_id, kind, title, ended_at: spanOf(event).to, tickets: 0 },
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
