import type { Core } from '@strapi/strapi';
import type { ItemKind } from '../../generated/types';
import { itemKey } from '../seats/items';
import { purgeItemPages } from '../seats/seats';
import { readCatalogue } from '../seats/readCatalogue';
import { readTakenSeats, freeSeatsOf } from '../seats/readTakenSeats';
import { query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { isOpen, type WaitedItem } from './offerSeats';
import { ACCOUNT_ENDED, maintainLine } from './maintainLine';
import { logFailure } from '../../platform/outages/logFailure';

interface LineRow {
  kind: ItemKind;
  item_document_id: string;
  option_id: string;
}

/**
 * Updates every line in which something is due, each in a separate transaction.
 *
 * @returns the number of lines
 */
export async function maintainLines(strapi: Core.Strapi, now: Date): Promise<number> {
  const items = await readDue(strapi, now);
  let changed = 0;
  for (const item of items) {
    try {
      await retryTransient(() =>
        strapi.db.connection.transaction((trx) => maintainLine(strapi, trx, item, now)),
      );
      changed += 1;
    } catch (error) {
      // A failure must not block the other lines.
      logFailure(strapi, error);
    }
  }
  purgeItemPages(items);
  return changed;
}

async function readDue(strapi: Core.Strapi, now: Date): Promise<WaitedItem[]> {
  const due = await query<LineRow>(
    strapi.db.connection,
    `select distinct kind, item_document_id, '' as option_id from waiting_entries
     where (state = 'offered' and offer_ends_at <= ?)
        or (state in ('waiting', 'offered') and ${ACCOUNT_ENDED})`,
    [now],
  );
  const items = [...due.map(toItem), ...(await findStuckLines(strapi, now))];
  return [...new Map(items.map((item) => [itemKey(item), item])).values()];
}

/**
 * Finds lines that have a free seat or whose sale has ended. They exist after changes outside the panel,
 * or if a seat was released while the first member joined.
 */
async function findStuckLines(strapi: Core.Strapi, now: Date): Promise<WaitedItem[]> {
  const db = strapi.db.connection;
  const lines = await query<LineRow>(
    db,
    "select distinct kind, item_document_id, option_id from waiting_entries where state = 'waiting'",
  );
  const items = lines.map(toItem);
  const catalogue = await readCatalogue(
    strapi,
    db,
    items.map((item) => ({ ...item, quantity: 1 })),
  );
  const taken = await readTakenSeats(db, [...new Set(items.map(({ documentId }) => documentId))]);
  return lines.flatMap((line) => {
    const item = toItem(line);
    const onSale = catalogue.get(itemKey(item));
    if (!onSale || !isOpen(onSale, now)) return [item];
    const freeSeats = freeSeatsOf(onSale, taken.get(item.documentId));
    return (freeSeats.options.get(line.option_id) ?? 0) > 0 ? [item] : [];
  });
}

function toItem({ kind, item_document_id: documentId }: LineRow): WaitedItem {
  return { kind, documentId };
}
