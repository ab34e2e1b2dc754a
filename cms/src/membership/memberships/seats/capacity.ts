import type { Knex } from 'knex';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { placeholders, query } from '../../../platform/sql/query';
import { readGraceDays } from '../spans';
import { readTerms, type Term } from '../terms';
import { updateMemberships } from '../refreshMemberships';

/**
 * Number of seats a company may fill: the minimum over its current term, including grace, and its
 * future ones.
 */
export async function seatsBought(db: Knex, companyId: number, now: Date): Promise<number> {
  const terms = await readTerms(db, companyId);
  return seatsOn(terms, await readGraceDays(db), isoDate(now));
}

function seatsOn(terms: readonly Term[], graceDays: number, day: Day): number {
  const corporate = terms.filter(
    ({ memberType, startsOn, endsOn, endedOn }) =>
      memberType === 'corporate' && startsOn <= (endedOn ?? endsOn),
  );
  const running = corporate.find(
    ({ startsOn, endsOn, endedOn }) => startsOn <= day && (endedOn ?? endsOn) >= day,
  );
  const [inGrace] = corporate
    .filter(({ endsOn, endedOn }) => endedOn === null && endsOn < day)
    .filter(({ endsOn }) => addDays(endsOn, graceDays) >= day)
    .slice(-1);
  const current = running ?? inGrace;
  if (current === undefined) return 0;
  const coming = corporate.filter(({ startsOn }) => startsOn > day);
  return Math.min(current.seats, ...coming.map(({ seats }) => seats));
}

/** Occupied, or offered by an invitation that can still be accepted. */
export async function seatsUsed(db: Knex, companyId: number, now: Date): Promise<number> {
  const [row] = await query<{ used: number | string }>(
    db,
    `select count(*) as used from membership_seats
     where company_id = ? and ended_at is null and (holder_id is not null or expires_at > ?)`,
    [companyId, now],
  );
  return Number(row?.used);
}

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
