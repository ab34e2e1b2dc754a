import type { Knex } from 'knex';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { query } from '../../../platform/sql/query';
import { readGraceDays } from '../graceDays';
import { readTerms, type Term } from '../terms';

/**
 * Number of seats a company may fill: the minimum over its current term, including grace, and its
 * future ones.
 */
export async function seatsBought(db: Knex, companyId: number, now: Date): Promise<number> {
  const terms = await readTerms(db, companyId);
  return seatsOn(terms, await readGraceDays(db), isoDate(now));
}

export function seatsOn(terms: readonly Term[], graceDays: number, day: Day): number {
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
