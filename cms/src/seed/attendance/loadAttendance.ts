import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { settleEnded } from '../../events/attendance/check-in/settleAttendance';
import { newPaymentCode } from '../../commerce/billing/paymentCode';
import { insertSampleOrders } from '../../commerce/orders/insertSampleOrders';
import { priceOrder } from '../../commerce/orders/priceOrder';
import type { QuantityRule } from '../../commerce/orders/types';
import { itemKey } from '../../commerce/seats/items';
import { readCatalogue } from '../../commerce/seats/readCatalogue';
import { readTakenSeats, freeSeatsOf } from '../../commerce/seats/readTakenSeats';
import { insertRows, query, toDate, type Row } from '../../platform/sql/query';
import { readTicketLines, ticketsOf, type SeatTicket } from '../../events/tickets/tickets';
import { MEMBER_EMAIL } from '../accounts';
import { readBuyers } from '../members/loadMembers';
import type { Buyer } from '../orders/planOrders';
import { createRandom } from '../random';
import type { Samples } from '../samples/Samples';

const SEED = 11_2026;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Drawn from the audience of the past seminar, with the demo account. */
const SCANNED = 24;
const STAFF = 'Trần Thị Thu Hà';

interface Shop {
  strapi: Core.Strapi;
  trx: Knex.Transaction;
  quantityRule: QuantityRule;
}

interface Seminar {
  documentId: string;
  startAt: Date;
  endAt: Date;
}

/**
 * The demo account has two tickets for a future seminar, and attended the last one with part of its
 * audience.
 */
export async function loadAttendance(
  strapi: Core.Strapi,
  { quantityDiscountRule: quantityRule }: Samples,
  day: Date,
  finish: () => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const members = await readBuyers(strapi, trx);
    const own = members.find(({ email }) => email === MEMBER_EMAIL);
    if (own) await addSamples({ strapi, trx, quantityRule }, own, day);
    await finish();
  });
  // In separate transactions, as at the end of any event.
  await settleEnded(strapi, new Date());
}

async function addSamples(shop: Shop, own: Buyer, day: Date): Promise<void> {
  const { trx } = shop;
  const [past] = await readSeminars(trx, 'end_at < ? order by start_at desc', day);
  if (past) {
    await buy(shop, own, past, { quantity: 1, placedAt: daysBefore(past.startAt, 20) });
    await attend(trx, own, past);
  }
  const soon = new Date(day.getTime() + 3 * DAY_MS);
  for (const coming of await readSeminars(trx, 'start_at > ? order by start_at', soon)) {
    const bought = await buy(shop, own, coming, {
      quantity: 2,
      placedAt: daysBefore(day, 4),
    });
    if (!bought) continue;
    const [ticket] = (await ticketsIn(trx, coming)).filter(
      ({ buyerId, number }) => buyerId === own.id && number === 2,
    );
    if (ticket) await nameColleague(trx, ticket, day);
    return;
  }
}

async function readSeminars(trx: Knex, which: string, day: Date): Promise<Seminar[]> {
  const rows = await query<{ document_id: string; start_at: number; end_at: number }>(
    trx,
    `select document_id, start_at, end_at from seminars
     where published_at is not null and coalesce(order_by_option, false) = false
       and cpe_hours > 0 and ${which}`,
    [day],
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    startAt: toDate(row.start_at),
    endAt: toDate(row.end_at),
  }));
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** A paid order, unless the seminar is full. @returns whether the account now has seats */
async function buy(
  { strapi, trx, quantityRule }: Shop,
  buyer: Buyer,
  seminar: Seminar,
  { quantity, placedAt }: { quantity: number; placedAt: Date },
): Promise<boolean> {
  const owned = (await ticketsIn(trx, seminar)).some(({ buyerId }) => buyerId === buyer.id);
  if (owned) return true;
  const wanted = { kind: 'seminar', documentId: seminar.documentId, quantity } as const;
  const item = (await readCatalogue(strapi, trx, [wanted])).get(itemKey(wanted));
  if (!item) return false;
  const taken = await readTakenSeats(trx, [seminar.documentId]);
  if ((freeSeatsOf(item, taken.get(seminar.documentId)).options.get('') ?? 0) < quantity)
    return false;
  const quote = priceOrder([{ item, quantity, group: null, option: null }], {
    activeMembership: true,
    quantityRule,
  });
  const paidAt = new Date(placedAt.getTime() + 3 * 3_600_000);
  await insertSampleOrders(trx, [
    {
      userId: buyer.id,
      code: newPaymentCode('DH', placedAt),
      status: 'paid',
      placedAt,
      quote,
      customer: {
        fullName: buyer.fullName,
        email: buyer.email,
        phone: buyer.phone,
        address: null,
      },
      invoice: null,
      note: null,
      history: [
        { status: 'pending_payment', at: placedAt, by: 'buyer', note: null },
        { status: 'paid', at: paidAt, by: 'staff', note: 'Đã nhận chuyển khoản.' },
      ],
    },
  ]);
  return true;
}

async function ticketsIn(trx: Knex, { documentId }: Seminar): Promise<SeatTicket[]> {
  return ticketsOf(trx, await readTicketLines(trx, 'line.item_document_id = ?', [documentId]));
}

async function nameColleague(trx: Knex, { line, number }: SeatTicket, day: Date): Promise<void> {
  await insertRows(trx, 'ticket_attendees', [
    { line_id: line, number, name: 'Đỗ Minh Quân', email: null, named_at: day },
  ]);
}

/** Most attendees were checked in and out; a few did not check out. */
async function attend(trx: Knex, own: Buyer, seminar: Seminar): Promise<void> {
  const random = createRandom(SEED);
  const valid = (await ticketsIn(trx, seminar)).filter((ticket) => ticket.valid);
  const mine = valid.filter(({ buyerId, number }) => buyerId === own.id && number === 1);
  const others = valid.filter(({ buyerId }) => buyerId !== own.id).slice(0, SCANNED - 1);
  const rows = [...mine, ...others].flatMap((ticket, index) => {
    const entered = at(seminar.startAt, random.whole(-20, 12));
    const left = at(seminar.endAt, random.whole(-10, 8));
    const scans = [scanRow(ticket, 'in', entered)];
    return index > 0 && random.chance(0.12) ? scans : [...scans, scanRow(ticket, 'out', left)];
  });
  if (rows.length > 0) await insertRows(trx, 'attendance_scans', rows);
}

const at = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);

function scanRow(ticket: SeatTicket, direction: 'in' | 'out', scannedAt: Date): Row {
  return {
    id: randomUUID(),
    ticket_id: ticket.id,
    line_id: ticket.line,
    event_id: ticket.eventId,
    direction,
    scanned_at: scannedAt,
    received_at: scannedAt,
    scanned_by: STAFF,
  };
}
