import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ItemKind } from '../../generated/types';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { itemKey, type CatalogueItem } from '../seats/items';
import { seatRequirements, reserveSeats } from '../seats/seats';
import { readCatalogue } from '../seats/readCatalogue';
import { readTakenSeats, freeSeatsOf, type FreeSeats } from '../seats/readTakenSeats';
import { writeMail } from '../../platform/mail/writeMail';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { offerEmail, offerNotification, type Offer } from './messages';

/** How long an offer is valid. */
const OFFER_MS = DAY_MS;

/** Entries read from the line per query. */
const BATCH = 100;

export interface WaitedItem {
  kind: ItemKind;
  documentId: string;
}

interface NextRow {
  id: number;
  option_id: string;
  option_name: string | null;
  user_id: number;
  email: string;
  full_name: string | null;
}

/**
 * Offers the free seats of these items to the first in line, which reserves them. Call it in the
 * transaction that released them, with the items locked by `lockSeats` or `releaseSeats`.
 */
export async function offerSeats(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  itemIds: readonly string[],
): Promise<void> {
  const waited = await readWaited(trx, itemIds);
  if (waited.length === 0) return;
  const catalogue = await readCatalogue(
    strapi,
    trx,
    waited.map((item) => ({ ...item, quantity: 1 })),
  );
  for (const one of waited) {
    const item = catalogue.get(itemKey(one));
    if (item && isOpen(item, new Date())) await offerItem(strapi, trx, item);
  }
}

export function isOpen({ closesAt }: CatalogueItem, now: Date): boolean {
  return closesAt === null || closesAt > now;
}

async function readWaited(trx: Knex, itemIds: readonly string[]): Promise<WaitedItem[]> {
  if (itemIds.length === 0) return [];
  const rows = await query<{ kind: ItemKind; item_document_id: string }>(
    trx,
    `select distinct kind, item_document_id from waiting_entries
     where item_document_id in (${placeholders(itemIds.length)}) and state = 'waiting'`,
    itemIds,
  );
  return rows
    .map(({ kind, item_document_id: documentId }) => ({ kind, documentId }))
    .sort((a, b) => (a.documentId < b.documentId ? -1 : 1));
}

async function offerItem(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  item: CatalogueItem,
): Promise<void> {
  const taken = await readTakenSeats(trx, [item.documentId]);
  const next = await chooseNext(strapi, trx, item, freeSeatsOf(item, taken.get(item.documentId)));
  if (next.length === 0) return;
  const groups = item.optionGroups;
  const selected = next.map(({ option_id: id }) => {
    const group = groups.find(({ options }) => options.some((option) => option.id === id)) ?? null;
    return {
      item,
      quantity: 1,
      group,
      option: group?.options.find((option) => option.id === id) ?? null,
    };
  });
  const endsAt = endOf(item, new Date());
  if (
    !(await reserveSeats(trx, seatRequirements(selected))) ||
    !(await markOffered(trx, next, endsAt))
  ) {
    throw new Error(`The seats of ${item.documentId} changed while they were locked.`);
  }
  const offers = next.map((row): Offer => ({
    userId: row.user_id,
    email: row.email,
    name: row.full_name ?? '',
    title: item.title,
    optionName: row.option_name,
    endsAt,
  }));
  await writeNotifications(trx, offers.map(offerNotification));
  await writeMail(trx, offers.map(offerEmail));
}

/** Strictly in order; entries for a full option let others pass. */
async function chooseNext(
  strapi: Core.Strapi,
  trx: Knex,
  { documentId }: CatalogueItem,
  freeSeats: FreeSeats,
): Promise<NextRow[]> {
  const chosen: NextRow[] = [];
  let after = 0;
  for (;;) {
    const open = [...freeSeats.options].flatMap(([id, seats]) => (seats > 0 ? [id] : []));
    const limit = Math.min(freeSeats.item, BATCH);
    if (limit === 0 || open.length === 0) return chosen;
    const rows = await readNext(strapi, trx, { documentId, options: open, after, limit });
    if (rows.length === 0) return chosen;
    for (const row of rows) {
      after = row.id;
      const seats = freeSeats.options.get(row.option_id) ?? 0;
      if (seats === 0) continue;
      freeSeats.options.set(row.option_id, seats - 1);
      freeSeats.item -= 1;
      chosen.push(row);
    }
  }
}

interface Line {
  documentId: string;
  options: readonly string[];
  after: number;
  limit: number;
}

function readNext(
  strapi: Core.Strapi,
  trx: Knex,
  { documentId, options, after, limit }: Line,
): Promise<NextRow[]> {
  // Waits for a concurrent account deletion before locking its entry, which would deadlock.
  const lock = strapi.db.dialect?.client === 'postgres' ? 'for key share of account' : '';
  return query<NextRow>(
    trx,
    `select entry.id, entry.option_id, entry.option_name, entry.user_id, account.email, account.full_name
     from waiting_entries entry join ${tables.users} account on account.id = entry.user_id
     where entry.item_document_id = ? and entry.option_id in (${placeholders(options.length)})
       and entry.state = 'waiting' and entry.id > ? and coalesce(account.blocked, false) = false
     order by entry.id limit ? ${lock}`,
    [documentId, ...options, after, limit],
  );
}

async function markOffered(trx: Knex, rows: readonly NextRow[], endsAt: Date): Promise<boolean> {
  const updated = await query(
    trx,
    `update waiting_entries set state = 'offered', offer_ends_at = ?, updated_at = ?
     where id in (${placeholders(rows.length)}) and state = 'waiting' returning id`,
    [endsAt, new Date(), ...rows.map(({ id }) => id)],
  );
  return updated.length === rows.length;
}

/** An offer ends no later than the sale. */
function endOf({ closesAt }: CatalogueItem, now: Date): Date {
  const day = new Date(now.getTime() + OFFER_MS);
  return closesAt !== null && closesAt < day ? closesAt : day;
}
