import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ItemKind, WaitingState } from '../../generated/types';
import { releaseSeats } from '../seats/seats';
import { query } from '../../platform/sql/query';
import { offerSeats } from './offerSeats';

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
