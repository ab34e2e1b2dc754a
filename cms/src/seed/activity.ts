import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { certifyCourse } from '../events/attendance/completeCourses';
import { toTenths } from '../events/attendance/earnedHours';
import type { WaitingState } from '../generated/types';
import { lessonIdsOf } from '../learning/library/lessons';
import { updateMemberships } from '../membership/memberships/refreshMemberships';
import { newSeatToken } from '../membership/memberships/seats/seatRows';
import { insertTerms } from '../membership/memberships/terms';
import { writeNotification } from '../platform/notifications/writeNotification';
import { isoDate, HOUR_MS } from '@iia/shared/dates';
import { documentColumns, newDocumentId } from '../platform/sql/documentIds';
import { insertRows, type Row } from '../platform/sql/query';
import { renewTexts } from '../membership/renewals/texts';
import type { CatalogueItem } from '../commerce/seats/items';
import { reserveSeats, seatRequirements } from '../commerce/seats/seats';
import { offerNotification } from '../commerce/waiting-list/messages';
import { find, readAccounts } from './members';
import type { Activity, Shop } from './activityFile';
import { loadAttendance } from './attendance';
import { momentOf } from './moments';
import { loadTransfer } from './transfers';
import { readItems } from './orders';

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
  const endsAt = new Date(Date.now() + 24 * HOUR_MS);
  await reserveSeats(trx, seatRequirements([{ item, quantity: 1, group: null, option: null }]));
  await insertRows(trx, 'waiting_entries', {
    ...waitingRow(item, userId, 'offered', at(offered.joined)),
    offer_ends_at: endsAt,
  });
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
  await insertRows(trx, 'course_progress', {
    ...own,
    last_lesson: lessons.at(-1) ?? null,
    last_at: day,
    completed_at: day,
  });
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
