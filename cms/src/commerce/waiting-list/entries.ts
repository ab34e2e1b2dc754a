import type { Knex } from 'knex';
import type { ItemKind, WaitingState, WaitingEntry } from '../../generated/types';
import { waitBriefly } from '../../platform/sql/limitWaits';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import type { Core } from '@strapi/strapi';
import { queueForSeats } from '../seats/queueForSeats';
import { lockSeats } from '../seats/seats';
import { HttpError } from '../../platform/errors/HttpError';
import { retryTransient } from '../../platform/sql/retryTransient';
import { endOffers } from './maintainLine';
import { waitingTexts } from './texts';

interface EntryRow {
  document_id: string;
  kind: ItemKind;
  item_document_id: string;
  slug: string;
  title: string;
  group_id: string | null;
  option_id: string;
  option_name: string | null;
  price: number;
  state: WaitingState;
  joined_at: Stamp;
  offer_ends_at: Stamp | null;
  ahead: number | string;
}

/** States in which an entry is active: waiting or offered. */
export const OPEN = "state in ('waiting', 'offered')";

export async function readEntries(
  db: Knex,
  where: string,
  bindings: readonly (string | number | Date)[],
): Promise<WaitingEntry[]> {
  const rows = await query<EntryRow>(
    db,
    `select entry.*, (
       select count(*) from waiting_entries before
       where before.item_document_id = entry.item_document_id and before.option_id = entry.option_id
         and before.state = 'waiting' and before.id < entry.id) as ahead
     from waiting_entries entry where ${where}
     order by case when state = 'offered' then 0 else 1 end, offer_ends_at, id`,
    bindings,
  );
  return rows.map(toEntry);
}

/** Items that a member waits for or has been offered. */
export function listEntries(db: Knex, userId: number): Promise<WaitingEntry[]> {
  return readEntries(
    db,
    "user_id = ? and (state = 'waiting' or (state = 'offered' and offer_ends_at > ?))",
    [userId, new Date()],
  );
}

function toEntry(row: EntryRow): WaitingEntry {
  const { kind, slug, title, price, state, offer_ends_at: end } = row;
  return {
    kind,
    slug,
    title,
    price,
    state,
    documentId: row.document_id,
    itemDocumentId: row.item_document_id,
    groupId: row.group_id,
    optionId: row.option_id === '' ? null : row.option_id,
    optionName: row.option_name,
    joinedAt: toDate(row.joined_at).toISOString(),
    position: state === 'waiting' ? Number(row.ahead) + 1 : null,
    offerEndsAt: state === 'offered' && end !== null ? toDate(end).toISOString() : null,
  };
}

/**
 * Leaves a line, or passes an offered seat on to the next. Idempotent.
 * @throws HttpError 404 for an entry that is missing or another member's; 503 as in `queueForSeats`
 */
export async function leaveLine(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
): Promise<WaitingEntry> {
  const own = 'document_id = ? and user_id = ?';
  const [entry] = await readEntries(strapi.db.connection, own, [documentId, userId]);
  if (!entry) throw new HttpError(404, 'NotFoundError', waitingTexts.notFound);
  const { kind, itemDocumentId: itemId } = entry;
  const leave = () =>
    strapi.db.connection.transaction(async (trx) => {
      await waitBriefly(trx);
      await lockSeats(trx, [itemId]);
      await endOffers(strapi, trx, {
        itemId,
        to: 'left',
        where: own,
        bindings: [documentId, userId],
      });
      await query(
        trx,
        `update waiting_entries set state = 'left', updated_at = ? where ${own} and state = 'waiting'`,
        [new Date(), documentId, userId],
      );
    });
  await queueForSeats([{ kind, documentId: itemId }], () => retryTransient(leave));
  const [left] = await readEntries(strapi.db.connection, own, [documentId, userId]);
  return left ?? { ...entry, state: 'left', position: null, offerEndsAt: null };
}
