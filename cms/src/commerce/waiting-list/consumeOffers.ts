import type { Knex } from 'knex';
import { lockSeats, seatKey, type SeatRequirement } from '../seats/seats';
import type { TakenSeats } from '../seats/readTakenSeats';
import { placeholders, query } from '../../platform/sql/query';
import type { Read } from '../../platform/sql/together';

export interface OfferRow {
  id: number;
  item_document_id: string;
  option_id: string;
}

/**
 * Consumes the member's offers that cover an order's requirements. Call it before `reserveSeats`.
 * @param found as `readOffers` returns them
 * @returns the requirements still to be reserved: offered seats already are
 */
export async function consumeOffers(
  trx: Knex,
  found: readonly OfferRow[],
  requirements: readonly SeatRequirement[],
): Promise<SeatRequirement[]> {
  const offers = offersFor(found, requirements);
  if (offers.length === 0) return [...requirements];
  await lockSeats(trx, itemsOf(requirements));
  const consumed = await query<OfferRow>(
    trx,
    `update waiting_entries set state = 'ordered', updated_at = ?
     where id in (${placeholders(offers.length)}) and state = 'offered' and offer_ends_at > ?
     returning id, item_document_id, option_id`,
    [new Date(), ...offers.map(({ id }) => id), new Date()],
  );
  const counts = countBySeat(consumed);
  return requirements.flatMap((requirement) => {
    const quantity =
      requirement.quantity - (counts.get(seatKey(requirement.itemId, requirement.optionId)) ?? 0);
    return quantity > 0 ? [{ ...requirement, quantity }] : [];
  });
}

/** Taken seats as this member's order sees them: seats offered to the member count as free. */
export async function excludeOwnOffers(
  db: Knex,
  userId: number,
  requirements: readonly SeatRequirement[],
  taken: ReadonlyMap<string, TakenSeats>,
): Promise<Map<string, TakenSeats>> {
  const counts = countBySeat(offersFor(await readOffers(db, userId), requirements));
  return new Map(
    [...taken].map(([itemId, seats]) => [
      itemId,
      {
        taken: seats.taken - (counts.get(seatKey(itemId, '')) ?? 0),
        options: new Map(
          [...seats.options].map(([optionId, count]) => [
            optionId,
            count - (counts.get(seatKey(itemId, optionId)) ?? 0),
          ]),
        ),
      },
    ]),
  );
}

export async function readOffers(db: Knex, userId: number): Promise<OfferRow[]> {
  const { sql, bindings } = offersRead(userId);
  return query<OfferRow>(db, sql, bindings);
}

/** The member's offers of any item: a member has few. */
export function offersRead(userId: number): Read<OfferRow> {
  return {
    sql: `select id, item_document_id, option_id from waiting_entries
     where user_id = ? and state = 'offered' and offer_ends_at > ?`,
    bindings: [userId, new Date()],
  };
}

function offersFor(
  offers: readonly OfferRow[],
  requirements: readonly SeatRequirement[],
): OfferRow[] {
  const keys = new Set(requirements.map(({ itemId, optionId }) => seatKey(itemId, optionId)));
  return offers.filter((row) => keys.has(seatKey(row.item_document_id, row.option_id)));
}

/** An offered option also occupies a seat of its seminar. */
function countBySeat(rows: readonly OfferRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item_document_id: item, option_id: option } of rows) {
    for (const key of new Set([seatKey(item, ''), seatKey(item, option)])) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function itemsOf(requirements: readonly SeatRequirement[]): string[] {
  return [...new Set(requirements.map(({ itemId }) => itemId))];
}
