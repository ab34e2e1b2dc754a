import type { Core } from '@strapi/strapi';
import { lockSeats } from '../seats/seats';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { endOffers } from './maintainLine';
import { readEntries } from './entries';
import { waitingTexts } from './texts';
import type { WaitingEntry } from '../../generated/types';

/**
 * Leaves a line, or passes an offered seat on to the next. Idempotent.
 * @throws HttpError 404 for an entry that is missing or another member's
 */
export async function leaveLine(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
): Promise<WaitingEntry> {
  const own = 'document_id = ? and user_id = ?';
  const [entry] = await readEntries(strapi.db.connection, own, [documentId, userId]);
  if (!entry) throw new HttpError(404, 'NotFoundError', waitingTexts.notFound);
  await retryTransient(() =>
    strapi.db.connection.transaction(async (trx) => {
      const { itemDocumentId: itemId } = entry;
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
    }),
  );
  const [left] = await readEntries(strapi.db.connection, own, [documentId, userId]);
  return left ?? { ...entry, state: 'left', position: null, offerEndsAt: null };
}
