import type { Knex } from 'knex';
import { addDays, type Day, formatDate, isoDate, startOfDay } from '@iia/shared/dates';
import { query } from '../../platform/sql/query';
import { updateMemberships, lockMembers } from './refreshMemberships';
import { endExcessSeats } from './seats/endExcessSeats';
import { hasOverlap } from './terms';
import { termTexts } from './texts';

export interface TermRefusal {
  /** Null if it concerns no single field. */
  field: 'startsOn' | 'endsOn' | 'endedOn' | null;
  message: string;
}

/**
 * Updates a member's account after staff have changed its terms, in the same transaction.
 * @returns why the terms are invalid, in which case the transaction must be rolled back; null if they
 * are valid
 */
export async function settleTerms(
  trx: Knex,
  userId: number,
  now: Date,
): Promise<TermRefusal | null> {
  await lockMembers(trx, [userId]);
  const changes = await query(
    trx,
    `select id from renew_requests
     where user_id = ? and request_status = 'pending_payment' and begins = 'change'`,
    [userId],
  );
  if (changes.length > 0) return { field: null, message: termTexts.changeAwaitsPayment };
  if (await hasOverlap(trx, userId)) return { field: 'startsOn', message: termTexts.overlaps };
  await updateMemberships(trx, [userId], now);
  await endExcessSeats(trx, userId, now);
  return null;
}

/** Why a term cannot end early on that day; the earliest possible day is yesterday. */
export function earlyEndRefusal(
  { endsOn, endedOn }: { endsOn: Day; endedOn: Day | null },
  lastDay: Day | null,
  now: Date,
): TermRefusal | null {
  const refusal = (message: string): TermRefusal => ({ field: 'endedOn', message });
  if (endedOn !== null) return refusal(termTexts.endedAlready);
  const earliest = addDays(isoDate(now), -1);
  if (lastDay !== null && lastDay >= earliest && lastDay < endsOn) return null;
  if (earliest >= endsOn) return refusal(termTexts.overAlready);
  const formatted = (day: Day) => formatDate(startOfDay(day));
  return refusal(termTexts.endsBetween(formatted(earliest), formatted(addDays(endsOn, -1))));
}
