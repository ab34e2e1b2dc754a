import type { Knex } from 'knex';
import type { ScanDirection } from '../../../generated/types';
import { placeholders, query, toDate } from '../../../platform/sql/query';
import type { Scan } from './foldScans';

interface ScanRow {
  id: string;
  ticket_id: string;
  direction: ScanDirection;
  scanned_at: number | string | Date;
  scanned_by: string;
  reason: string | null;
  cancelled_reason: string | null;
}

const COLUMNS = 'id, ticket_id, direction, scanned_at, scanned_by, reason, cancelled_reason';
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
    const scan = {
      id: row.id,
      direction: row.direction,
      at: toDate(row.scanned_at),
      by: row.scanned_by,
      reason: row.reason,
      cancelledReason: row.cancelled_reason,
    };
    scans.set(row.ticket_id, [...(scans.get(row.ticket_id) ?? []), scan]);
  }
  return scans;
}
