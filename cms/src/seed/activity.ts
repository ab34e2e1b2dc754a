import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { certifyCourse } from '../events/attendance/completeCourses';
import { toTenths } from '../events/attendance/hours';
import type { CpePart, RefundReason, TransferProvider, WaitingState } from '../generated/types';
import { lessonIdsOf } from '../learning/library/lessonIds';
import { updateMemberships } from '../membership/memberships/refreshMemberships';
import { newSeatToken } from '../membership/memberships/seats/seatToken';
import { insertTerms } from '../membership/memberships/terms';
import { writeNotification } from '../platform/notifications/writeNotification';
import { orderUrl } from '../commerce/orders/orderNotifications';
import { isoDate } from '@iia/shared/dates';
import { documentColumns } from '../platform/sql/documentColumns';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows, query, toDate, type Row } from '../platform/sql/query';
import { renewTexts } from '../membership/renewals/texts';
import type { CatalogueItem } from '../commerce/seats/items';
import { reserveSeats, seatRequirements } from '../commerce/seats/seats';
import { readTicketLines, ticketsOf, type SeatTicket } from '../events/tickets/tickets';
import { offerNotification } from '../commerce/waiting-list/messages';
import { find, readAccounts, type Member } from './members';
import { momentOf } from './moments';
import { readItems, type SoldItem } from './orders';

const HOUR = 3_600_000;

interface Transfer {
  /** Without an order. */
  at?: string;
  amount?: number;
  order?: string;
  hours?: number;
  more?: number;
  from: TransferProvider;
  text: string;
  refund?: RefundReason;
  sent?: true;
}

/** `cms/sample/members/activity.yaml`. */
export interface Activity {
  company: {
    member: string;
    from: string;
    until: string;
    seats: number;
    taken: Record<string, string>;
    offered: Record<string, string>;
  };
  waiting: Record<string, Record<string, string>>;
  offered: { item: string; member: string; joined: string };
  completed: { course: string; member: string };
  cpe: {
    member: string;
    evidence: { file: string; name: string };
    entries: { day: string; hours: number; part: CpePart; subject: string; provider: string }[];
  };
  attendance: {
    seminar: string;
    member: string;
    staff: string;
    minutes: [entered: number, left?: number][];
  };
  named: { order: string; ticket: number; name: string };
  transfers: Transfer[];
  contacts: { ago: string; name: string; subject: string; message: string; handled?: true }[];
}

interface Shop {
  trx: Knex;
  accounts: ReadonlyMap<string, Member>;
  items: ReadonlyMap<string, SoldItem>;
  /** Parses a moment. */
  at: (text: string) => Date;
  day: Date;
}

/** Call it after all orders are loaded. */
export async function loadActivity(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { folder, activity, day }: { folder: string; activity: Activity; day: Date },
): Promise<void> {
  const shop: Shop = {
    trx,
    accounts: await readAccounts(trx),
    items: await readItems(strapi, trx),
    at: (text) => momentOf(text, day),
    day,
  };
  await loadWaiting(shop, activity);
  await completeCourse(strapi, shop, activity.completed);
  await loadCpe(shop, activity.cpe, join(folder, 'files'));
  await loadAttendance(shop, activity);
  for (const [index, transfer] of activity.transfers.entries()) {
    await loadTransfer(shop, transfer, index);
  }
  await loadContacts(shop, activity.contacts);
}

/** A company's membership with its seats. */
export async function loadCompany(
  trx: Knex,
  { member, from, until, seats, taken, offered }: Activity['company'],
  day: Date,
): Promise<void> {
  const accounts = await readAccounts(trx);
  const { id } = find(accounts, member);
  const term = {
    userId: id,
    memberType: 'corporate',
    startsOn: isoDate(momentOf(from, day)),
    endsOn: isoDate(momentOf(until, day)),
    seats,
    value: 0,
    request: null,
    source: 'carried',
    reason: renewTexts.carriedReason,
    actor: null,
  } as const;
  await insertTerms(trx, [term], day);
  const seat = (email: string, invited: string, holderId: number | null) => {
    const invitedAt = momentOf(invited, day);
    const { hash, expiresAt } = newSeatToken(invitedAt);
    return {
      ...documentColumns(newDocumentId(), invitedAt),
      company_id: id,
      email,
      token_hash: hash,
      invited_at: invitedAt,
      expires_at: expiresAt,
      holder_id: holderId,
      accepted_at: holderId && invitedAt,
    };
  };
  const holders = Object.entries(taken).map(([username, invited]) => {
    const holder = find(accounts, username);
    return seat(holder.email, invited, holder.id);
  });
  const offers = Object.entries(offered).map(([email, invited]) => seat(email, invited, null));
  await insertRows(trx, 'membership_seats', [...holders, ...offers]);
  await updateMemberships(trx, [id], day);
}

async function loadWaiting(
  { trx, accounts, items, at }: Shop,
  { waiting, offered }: Activity,
): Promise<void> {
  const rows = Object.entries(waiting).flatMap(([slug, members]) =>
    Object.entries(members).map(([username, joined]) =>
      waitingRow(find(items, slug).item, find(accounts, username).id, 'waiting', at(joined)),
    ),
  );
  await insertRows(trx, 'waiting_entries', rows);
  const { item } = find(items, offered.item);
  const { id: userId, email, full_name: name } = find(accounts, offered.member);
  // From now on, not from the start of the day, or the offer could lapse at once.
  const endsAt = new Date(Date.now() + 24 * HOUR);
  await reserveSeats(trx, seatRequirements([{ item, quantity: 1, group: null, option: null }]));
  await insertRows(trx, 'waiting_entries', [
    { ...waitingRow(item, userId, 'offered', at(offered.joined)), offer_ends_at: endsAt },
  ]);
  const { title } = item;
  const offer = { userId, email, name, title, optionName: null, endsAt };
  await writeNotification(trx, offerNotification(offer));
}

function waitingRow(item: CatalogueItem, userId: number, state: WaitingState, joined: Date): Row {
  return {
    ...documentColumns(newDocumentId(), joined),
    kind: item.kind,
    item_document_id: item.documentId,
    group_id: null,
    option_id: '',
    slug: item.slug,
    title: item.title,
    option_name: null,
    price: item.price,
    state,
    joined_at: joined,
    user_id: userId,
  };
}

/** All its lessons, and its certificate. */
async function completeCourse(
  strapi: Core.Strapi,
  { trx, accounts, items, day }: Shop,
  { course, member }: Activity['completed'],
): Promise<void> {
  const { documentId } = find(items, course).item;
  const { id } = find(accounts, member);
  const published = await strapi
    .documents('api::course.course')
    .findOne({ documentId, status: 'published', populate: ['lessons'] });
  const lessons = lessonIdsOf((published?.lessons ?? []) as Parameters<typeof lessonIdsOf>[0]);
  const own = { user_id: id, course_id: documentId };
  await insertRows(trx, 'course_progress', [
    { ...own, last_lesson: lessons.at(-1) ?? null, last_at: day, completed_at: day },
  ]);
  const rows = lessons.map((lesson) => ({ ...own, lesson_id: lesson, done_at: day }));
  await insertRows(trx, 'lesson_progress', rows);
  await certifyCourse(trx, id, documentId);
}

async function loadCpe(
  { trx, accounts, at, day }: Shop,
  { member, evidence, entries }: Activity['cpe'],
  files: string,
): Promise<void> {
  const { id: userId } = find(accounts, member);
  const rows = entries.map(({ hours, ...entry }) => {
    const id = newDocumentId();
    return {
      ...entry,
      id,
      user_id: userId,
      day: isoDate(at(entry.day)),
      tenths: toTenths(hours),
      source: 'own',
      idempotency_key: id,
      request_hash: '',
      created_at: at(entry.day),
    };
  });
  await insertRows(trx, 'cpe_entries', rows);
  const content = await readFile(join(files, evidence.file));
  await trx('cpe_evidence').insert({
    id: newDocumentId(),
    user_id: userId,
    entry_id: rows[0]?.id,
    name: evidence.name,
    type: 'application/pdf',
    size: content.length,
    uploaded_at: day,
    content,
  });
}

async function loadAttendance(
  { trx, accounts, items, day }: Shop,
  { attendance, named }: Activity,
): Promise<void> {
  const { item, endsAt } = find(items, attendance.seminar);
  const { id: own } = find(accounts, attendance.member);
  const lines = await readTicketLines(trx, 'line.item_document_id = ?', [item.documentId]);
  const valid = (await ticketsOf(trx, lines)).filter((ticket) => ticket.valid);
  const tickets = [
    ...valid.filter(({ buyerId }) => buyerId === own),
    ...valid.filter(({ buyerId }) => buyerId !== own),
  ];
  const scans = attendance.minutes.flatMap(([entered, left], index) => {
    const ticket = tickets[index];
    const { closesAt: startsAt } = item;
    if (!ticket || !startsAt || !endsAt) throw new Error(`${attendance.seminar}: too few tickets.`);
    const scan = (direction: 'in' | 'out', from: Date, minutes: number) =>
      scanRow(ticket, direction, new Date(from.getTime() + minutes * 60_000), attendance.staff);
    const entry = scan('in', startsAt, entered);
    return left === undefined ? [entry] : [entry, scan('out', endsAt, left)];
  });
  await insertRows(trx, 'attendance_scans', scans);
  const { document_id: orderId } = await readOrder(trx, named.order);
  const [line] = await readTicketLines(trx, 'o.document_id = ?', [orderId]);
  await insertRows(trx, 'ticket_attendees', [
    {
      line_id: line?.line ?? null,
      number: named.ticket,
      name: named.name,
      email: null,
      named_at: day,
    },
  ]);
}

function scanRow(ticket: SeatTicket, direction: 'in' | 'out', at: Date, staff: string): Row {
  return {
    id: randomUUID(),
    ticket_id: ticket.id,
    line_id: ticket.line,
    event_id: ticket.eventId,
    direction,
    scanned_at: at,
    received_at: at,
    scanned_by: staff,
  };
}

interface OrderRow {
  document_id: string;
  code: string;
  total: number | string;
  user_id: number | null;
  customer_email: string;
  placed_at: number | string | Date;
}

/** @param ending the last characters of its code */
async function readOrder(trx: Knex, ending: string): Promise<OrderRow> {
  const [order] = await query<OrderRow>(
    trx,
    `select document_id, code, total, user_id, customer_email, placed_at from orders
     where code like ?`,
    [`DH__${ending}`],
  );
  if (!order) throw new Error(`cms/sample/members: there is no order "${ending}".`);
  return order;
}

async function loadTransfer({ trx, at }: Shop, transfer: Transfer, index: number): Promise<void> {
  const { from: provider, refund, more = 0, hours = 0 } = transfer;
  const order = transfer.order === undefined ? null : await readOrder(trx, transfer.order);
  const total = Number(order?.total ?? 0);
  const bankedAt = order
    ? new Date(toDate(order.placed_at).getTime() + hours * HOUR)
    : at(transfer.at ?? '');
  const amount = transfer.amount ?? total + more;
  const allocated = refund && refund !== 'excess' ? 0 : total;
  const transactionId = `FT${String(26_300_000_000 + index * 7919)}`;
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'bank_transactions',
    [
      {
        ...documentColumns(newDocumentId(), bankedAt),
        provider,
        transaction_id: transactionId,
        reference: transactionId,
        state: order ? 'confirmed' : 'needs_review',
        reason: order ? (refund ?? null) : 'unknown_purpose',
        code: order?.code ?? null,
        amount,
        allocated,
        description: transfer.text.replace('…', order?.code ?? ''),
        banked_at: bankedAt,
        received_at: bankedAt,
      },
    ],
    'returning id',
  );
  const id = inserted?.id ?? 0;
  await insertRows(trx, 'bank_transaction_sources', [
    { provider, transaction_id: transactionId, bank_transaction_id: id },
  ]);
  if (order && allocated > 0) {
    await insertRows(trx, 'bank_transaction_allocations', [
      { bank_transaction_id: id, code: order.code, amount: allocated },
    ]);
  }
  if (!order || !refund) return;
  const sent = transfer.sent && {
    sent_at: new Date(bankedAt.getTime() + 24 * HOUR),
    sent_by: 'Phòng Tài chính',
    sent_reference: `FT${String(26_310_000_000 + id)}`,
  };
  await insertRows(trx, 'refunds', [
    {
      ...documentColumns(newDocumentId(), bankedAt),
      bank_transaction_id: id,
      user_id: order.user_id,
      email: order.customer_email,
      url: orderUrl({ documentId: order.document_id }),
      code: order.code,
      amount: amount - allocated,
      reason: refund,
      state: sent ? 'sent' : 'owed',
      owed_at: bankedAt,
      ...sent,
    },
  ]);
}

async function loadContacts({ trx, at }: Shop, contacts: Activity['contacts']): Promise<void> {
  const rows = contacts.map(({ ago, name, subject, message, handled = false }, index) => ({
    ...documentColumns(newDocumentId(), at(ago)),
    full_name: name,
    email: `lien-he-${index + 1}@vien-ktnb.example`,
    phone: null,
    subject,
    message,
    handled,
  }));
  await insertRows(trx, 'contacts', rows);
}
