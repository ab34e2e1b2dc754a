import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ItemKind, WaitingState } from '../../generated/types';
import { writeNotification } from '../../platform/notifications/writeNotification';
import { itemKey, type CatalogueItem } from '../../commerce/seats/items';
import { seatRequirements, reserveSeats } from '../../commerce/seats/seats';
import { readCatalogue } from '../../commerce/seats/readCatalogue';
import { readTakenSeats, freeSeatsOf } from '../../commerce/seats/readTakenSeats';
import { documentColumns } from '../../platform/sql/documentColumns';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, type Row } from '../../platform/sql/query';
import { offerNotification } from '../../commerce/waiting-list/messages';
import { MEMBER_EMAIL } from '../accounts';
import { readBuyers } from '../members/loadMembers';

const HOUR_MS = 3_600_000;

/** Members in line before the demo account. */
const AHEAD = 2;

/** The demo account waits for full items, and has an offer for a nearly full course. */
export async function loadWaiting(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  now: Date,
): Promise<void> {
  const members = await readBuyers(strapi, trx);
  const own = members.find(({ email }) => email === MEMBER_EMAIL);
  const others = members.filter(({ email }) => email !== MEMBER_EMAIL).slice(-AHEAD);
  const items = await readComing(strapi, trx, now);
  const full = items.filter(({ freeSeats }) => freeSeats === 0).slice(0, 2);
  const rows = full.flatMap(({ item }) =>
    [...others, ...(own ? [own] : [])].map(({ id }, index) =>
      entryOf(item, id, {
        state: 'waiting',
        joinedAt: new Date(now.getTime() - (AHEAD + 2 - index) * 20 * HOUR_MS),
      }),
    ),
  );
  if (rows.length > 0) await insertRows(trx, 'waiting_entries', rows);
  const open = items
    .filter(({ freeSeats, item }) => freeSeats > 0 && item.kind === 'course')
    .sort((a, b) => a.freeSeats - b.freeSeats)[0];
  if (own && open) await offer(trx, own, open.item, now);
}

interface Coming {
  item: CatalogueItem;
  freeSeats: number;
}

/** Future courses and seminars without options, with a limited number of seats. */
async function readComing(strapi: Core.Strapi, trx: Knex, now: Date): Promise<Coming[]> {
  const after = new Date(now.getTime() + 3 * 24 * HOUR_MS);
  const found: { kind: ItemKind; documentId: string; quantity: number }[] = [];
  for (const kind of ['course', 'seminar'] as const) {
    const rows = await query<{ document_id: string }>(
      trx,
      `select document_id from ${kind}s
       where published_at is not null and capacity is not null and start_at > ? order by start_at`,
      [after],
    );
    found.push(...rows.map((row) => ({ kind, documentId: row.document_id, quantity: 1 })));
  }
  const catalogue = await readCatalogue(strapi, trx, found);
  const taken = await readTakenSeats(
    trx,
    found.map(({ documentId }) => documentId),
  );
  return found.flatMap((one) => {
    const item = catalogue.get(itemKey(one));
    if (!item || item.orderByOption) return [];
    return [{ item, freeSeats: freeSeatsOf(item, taken.get(item.documentId)).item }];
  });
}

async function offer(
  trx: Knex,
  { id: userId, email, fullName: name }: { id: number; email: string; fullName: string },
  item: CatalogueItem,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + 24 * HOUR_MS);
  await reserveSeats(trx, seatRequirements([{ item, quantity: 1, group: null, option: null }]));
  await insertRows(trx, 'waiting_entries', [
    {
      ...entryOf(item, userId, {
        state: 'offered',
        joinedAt: new Date(now.getTime() - 5 * 24 * HOUR_MS),
      }),
      offer_ends_at: endsAt,
    },
  ]);
  const { title } = item;
  await writeNotification(
    trx,
    offerNotification({ userId, email, name, title, optionName: null, endsAt }),
  );
}

function entryOf(
  item: CatalogueItem,
  userId: number,
  { state, joinedAt }: { state: WaitingState; joinedAt: Date },
): Row {
  return {
    ...documentColumns(newDocumentId(), joinedAt),
    kind: item.kind,
    item_document_id: item.documentId,
    group_id: null,
    option_id: '',
    slug: item.slug,
    title: item.title,
    option_name: null,
    price: item.price,
    state,
    joined_at: joinedAt,
    user_id: userId,
  };
}
