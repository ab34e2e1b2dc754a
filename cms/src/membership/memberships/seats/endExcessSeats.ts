import type { Knex } from 'knex';
import { updateMemberships } from '../refreshMemberships';
import { placeholders, query } from '../../../platform/sql/query';
import { seatsBought, seatsUsed } from './capacity';

/**
 * After a company's terms changed: ends excess seats, invitations first and the newest first. A
 * company without a term keeps its seats for the next one. The company must be locked.
 */
export async function endExcessSeats(trx: Knex, companyId: number, now: Date): Promise<void> {
  const bought = await seatsBought(trx, companyId, now);
  const excess = (await seatsUsed(trx, companyId, now)) - bought;
  if (bought === 0 || excess <= 0) return;
  const rows = await query<{ id: number; holder_id: number | null }>(
    trx,
    `select id, holder_id from membership_seats
     where company_id = ? and ended_at is null and (holder_id is not null or expires_at > ?)
     order by case when holder_id is null then 0 else 1 end, invited_at desc, id desc limit ${excess}`,
    [companyId, now],
  );
  const ids = rows.map(({ id }) => id);
  await query(
    trx,
    `update membership_seats set ended_at = ?, ended_by = 'system', token_hash = null
     where id in (${placeholders(ids.length)})`,
    [now, ...ids],
  );
  await updateMemberships(
    trx,
    rows.flatMap(({ holder_id: holder }) => holder ?? []),
    now,
  );
}
