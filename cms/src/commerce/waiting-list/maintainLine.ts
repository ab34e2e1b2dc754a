import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { itemKey } from '../seats/items';
import { lockSeats, releaseSeats } from '../seats/seats';
import { readCatalogue } from '../seats/readCatalogue';
import { writeMail } from '../../platform/mail/writeMail';
import { placeholders, query, toDate, type Row } from '../../platform/sql/query';
import { rowReader, textOrEmpty, toNumber } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { lapseEmail, lapseNotification, type Offer } from './messages';
import { isOpen, offerSeats, type WaitedItem } from './offerSeats';
import type { ItemKind, WaitingState } from '../../generated/types';

/** Accounts that were deleted or blocked. */
export const ACCOUNT_ENDED = `not exists (
  select 1 from ${tables.users} account
  where account.id = waiting_entries.user_id and coalesce(account.blocked, false) = false)`;

const toOffer = rowReader<Offer>()(['email', 'title', 'optionName'], {
  userId: toNumber,
  name: textOrEmpty,
  endsAt: toDate,
});

/**
 * Updates an item's line: expired offers pass to the next, deleted or blocked accounts are removed,
 * free seats are offered, and the line closes with the sale. Locks the item.
 */
export async function maintainLine(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  item: WaitedItem,
  now: Date,
): Promise<void> {
  const { documentId } = item;
  await lockSeats(trx, [documentId]);
  await closeEnded(strapi, trx, documentId);
  await lapseDue(strapi, trx, documentId, now);
  const catalogue = await readCatalogue(strapi, trx, [{ ...item, quantity: 1 }]);
  const onSale = catalogue.get(itemKey(item));
  if (onSale && isOpen(onSale, now)) await offerSeats(strapi, trx, [documentId]);
  else await closeLine(strapi, trx, documentId);
}

async function closeEnded(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  itemId: string,
): Promise<void> {
  // Waiting entries first: a seat released below must not be offered to them.
  await query(
    trx,
    `update waiting_entries set state = 'closed', updated_at = ?
     where item_document_id = ? and state = 'waiting' and ${ACCOUNT_ENDED}`,
    [new Date(), itemId],
  );
  await endOffers(strapi, trx, { itemId, to: 'closed', where: ACCOUNT_ENDED });
}

async function lapseDue(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  itemId: string,
  now: Date,
): Promise<void> {
  const lock = strapi.db.dialect?.client === 'postgres' ? 'for key share of account' : '';
  const due = await query<Row & { id: number }>(
    trx,
    `select entry.id, entry.user_id, account.email, account.full_name as name, entry.title, entry.option_name,
            entry.offer_ends_at as ends_at
     from waiting_entries entry join ${tables.users} account on account.id = entry.user_id
     where entry.item_document_id = ? and entry.state = 'offered' and entry.offer_ends_at <= ?
     order by entry.id ${lock}`,
    [itemId, now],
  );
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  const ended = await endOffers(strapi, trx, {
    itemId,
    to: 'lapsed',
    where: `id in (${placeholders(ids.length)})`,
    bindings: ids,
  });
  const lapsed = due.filter(({ id }) => ended.includes(id)).map(toOffer);
  await writeNotifications(trx, lapsed.map(lapseNotification));
  await writeMail(trx, lapsed.map(lapseEmail));
}

async function closeLine(strapi: Core.Strapi, trx: Knex.Transaction, itemId: string) {
  await query(
    trx,
    `update waiting_entries set state = 'closed', updated_at = ?
     where item_document_id = ? and state = 'waiting'`,
    [new Date(), itemId],
  );
  await endOffers(strapi, trx, { itemId, to: 'closed' });
}

interface EndedRow {
  id: number;
  kind: ItemKind;
  option_id: string;
}

interface Ending {
  itemId: string;
  to: Exclude<WaitingState, 'waiting' | 'offered' | 'ordered'>;
  /** Condition on the item's offers; all by default. */
  where?: string;
  bindings?: readonly (string | number)[];
}

/**
 * Ends offers of an item and releases their seats, for the next in line. Call it with the item locked by
 * `lockSeats`.
 *
 * @returns the ids of their entries
 */
export async function endOffers(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { itemId, to, where = 'true', bindings = [] }: Ending,
): Promise<number[]> {
  const ended = await query<EndedRow>(
    trx,
    `update waiting_entries set state = ?, updated_at = ?
     where item_document_id = ? and state = 'offered' and ${where}
     returning id, kind, option_id`,
    [to, new Date(), itemId, ...bindings],
  );
  if (ended.length === 0) return [];
  await releaseSeats(
    trx,
    ended.map(({ kind, option_id: option }) => ({
      kind,
      itemId,
      optionId: option === '' ? null : option,
      quantity: 1,
    })),
  );
  await offerSeats(strapi, trx, [itemId]);
  return ended.map(({ id }) => id);
}
