import type { Knex } from 'knex';
import type { ItemKind } from '../../generated/types';
import { placeholders, query, type Row } from '../../platform/sql/query';
import { flag, numberOrNull, rowReader, toNumber } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { ticketId } from './ticketCode';

export interface TicketLine {
  line: string;
  kind: ItemKind;
  eventId: string;
  optionId: string | null;
  optionName: string | null;
  quantity: number;
  /** The order's row, which serializes changes to its tickets. */
  orderRow: number;
  orderId: string;
  orderCode: string;
  /** Null if the account is gone. */
  buyerId: number | null;
  buyerName: string;
  /** Until the order is refunded. */
  valid: boolean;
}

export interface Attendee {
  name: string;
  email: string | null;
}

/** One seat of an order line. */
export interface SeatTicket extends TicketLine {
  id: string;
  number: number;
  /** As named by the buyer. */
  attendee: Attendee | null;
}

const toLine = rowReader<TicketLine>()(
  ['line', 'kind', 'eventId', 'optionId', 'optionName', 'orderId', 'orderCode', 'buyerName'],
  { quantity: toNumber, orderRow: toNumber, buyerId: numberOrNull, valid: flag },
);

/** Lines that were paid for; `where` may name columns of `line` and of `o`, their order. */
export async function readTicketLines(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<TicketLine[]> {
  const rows = await query<Row>(
    db,
    `select line.document_id as line, line.kind, line.item_document_id as event_id,
            line.option_id, line.option_name, line.quantity, o.id as order_row, o.document_id as order_id,
            o.code as order_code, o.order_status <> 'refunded' as valid, o.user_id as buyer_id,
            o.customer_name as buyer_name
     from order_lines line join orders o on o.id = line.order_id
     where line.kind in ('seminar', 'course')
       and o.order_status in ('paid', 'completed', 'refunded') and (${where})
     order by line.id`,
    bindings,
  );
  return rows.map(toLine);
}

const CHUNK = 400;

/** One ticket for each seat of the lines. */
export async function ticketsOf(db: Knex, lines: readonly TicketLine[]): Promise<SeatTicket[]> {
  const attendees = new Map<string, Attendee>();
  for (let from = 0; from < lines.length; from += CHUNK) {
    const ids = lines.slice(from, from + CHUNK).map(({ line }) => line);
    const rows = await query<Attendee & { line_id: string; number: number }>(
      db,
      `select line_id, number, name, email from ticket_attendees
       where line_id in (${placeholders(ids.length)})`,
      ids,
    );
    for (const { line_id: line, number, name, email } of rows) {
      attendees.set(ticketId({ line, number }), { name, email });
    }
  }
  return lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => {
      const number = index + 1;
      const id = ticketId({ line: line.line, number });
      return { ...line, id, number, attendee: attendees.get(id) ?? null };
    }),
  );
}

/** The name on a ticket: a first ticket without an attendee is its buyer's; null if nobody is named. */
export const holderName = ({ attendee, number, buyerName }: SeatTicket): string | null =>
  attendee?.name ?? (number === 1 ? buyerName : null);

/** Condition that finds a member's tickets in other members' orders by address. */
export const NAMED_LINES = `line.document_id in (select line_id from ticket_attendees where email = ?)`;

/** A confirmed address; null if the member cannot be found by one. */
export async function ticketEmail(db: Knex, userId: number): Promise<string | null> {
  const [row] = await query<{ email: string }>(
    db,
    `select email from ${tables.users}
     where id = ? and confirmed = ? and coalesce(blocked, false) = false`,
    [userId, true],
  );
  return row?.email.toLowerCase() ?? null;
}

/** The account that earns a ticket's hours: the attendee's, or for the first ticket the buyer's if no attendee is named. */
export async function accountOf(db: Knex, ticket: SeatTicket): Promise<number | null> {
  const { attendee, number, buyerId } = ticket;
  if (!attendee) return number === 1 ? buyerId : null;
  if (!attendee.email) return null;
  const [row] = await query<{ id: number }>(
    db,
    `select id from ${tables.users}
     where email = ? and confirmed = ? and coalesce(blocked, false) = false order by id limit 1`,
    [attendee.email, true],
  );
  return row?.id ?? null;
}

/** Whether a ticket's hours belong to a member with this confirmed address. */
export const belongsTo = (
  { attendee, number, buyerId }: SeatTicket,
  userId: number,
  email: string | null,
): boolean =>
  attendee ? email !== null && attendee.email === email : number === 1 && buyerId === userId;
