import type { Knex } from 'knex';
import { lockPlaces, placeKey, type PlaceNeed } from '../places/places';
import type { TakenPlaces } from '../places/readTakenPlaces';
import { placeholders, query } from '../platform/sql/query';

interface HeldRow {
  id: number;
  item_document_id: string;
  option_id: string;
}

/**
 * Uses the member's offers for what an order needs. Call it before `takePlaces`.
 * @returns the places still to be taken: those offered are held already
 */
export async function useOffers(
  trx: Knex,
  userId: number,
  needs: readonly PlaceNeed[],
): Promise<PlaceNeed[]> {
  const held = await readOffers(trx, userId, needs);
  if (held.length === 0) return [...needs];
  await lockPlaces(trx, itemsOf(needs));
  const used = await query<HeldRow>(
    trx,
    `update waiting_entries set state = 'ordered', updated_at = ?
     where id in (${placeholders(held.length)}) and state = 'offered' and offer_ends_at > ?
     returning id, item_document_id, option_id`,
    [new Date(), ...held.map(({ id }) => id), new Date()],
  );
  const counts = countByPlace(used);
  return needs.flatMap((need) => {
    const quantity = need.quantity - (counts.get(placeKey(need.itemId, need.optionId)) ?? 0);
    return quantity > 0 ? [{ ...need, quantity }] : [];
  });
}

/** The places as this member's order finds them: what is held for it is not taken. */
export async function withoutOwnOffers(
  db: Knex,
  userId: number,
  needs: readonly PlaceNeed[],
  taken: ReadonlyMap<string, TakenPlaces>,
): Promise<Map<string, TakenPlaces>> {
  const counts = countByPlace(await readOffers(db, userId, needs));
  return new Map(
    [...taken].map(([itemId, places]) => [
      itemId,
      {
        taken: places.taken - (counts.get(placeKey(itemId, '')) ?? 0),
        options: new Map(
          [...places.options].map(([optionId, count]) => [
            optionId,
            count - (counts.get(placeKey(itemId, optionId)) ?? 0),
          ]),
        ),
      },
    ]),
  );
}

async function readOffers(
  db: Knex,
  userId: number,
  needs: readonly PlaceNeed[],
): Promise<HeldRow[]> {
  const itemIds = itemsOf(needs);
  if (itemIds.length === 0) return [];
  const rows = await query<HeldRow>(
    db,
    `select id, item_document_id, option_id from waiting_entries
     where user_id = ? and state = 'offered' and offer_ends_at > ?
       and item_document_id in (${placeholders(itemIds.length)})`,
    [userId, new Date(), ...itemIds],
  );
  const keys = new Set(needs.map(({ itemId, optionId }) => placeKey(itemId, optionId)));
  return rows.filter((row) => keys.has(placeKey(row.item_document_id, row.option_id)));
}

/** An offered option holds a place of its seminar too. */
function countByPlace(rows: readonly HeldRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item_document_id: item, option_id: option } of rows) {
    for (const key of new Set([placeKey(item, ''), placeKey(item, option)])) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function itemsOf(needs: readonly PlaceNeed[]): string[] {
  return [...new Set(needs.map(({ itemId }) => itemId))];
}
