import type { Knex } from 'knex';
import { updateMemberships } from '../memberships/refreshMemberships';
import { seatsBought, seatsUsed } from '../memberships/seats/capacity';
import { settleTerms } from '../memberships/settleTerms';
import { endTerms, readTerms } from '../memberships/terms';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { HttpError } from '../../platform/errors/HttpError';
import type { Pair } from './resolveConflicts';
import { mergeTexts } from './texts';

/**
 * Updates both memberships once the terms have moved. Past days that two terms share stay with the
 * one that ends later.
 * @throws HttpError 409 if they share future days, a change of type awaits payment, or a company
 * would lose seats
 */
export async function mergeTerms(
  trx: Knex,
  { keep, remove }: Pair,
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await cutSharedDays(trx, keep, { now, actor });
  const bought = await seatsBought(trx, keep, now);
  if (bought > 0 && (await seatsUsed(trx, keep, now)) > bought) {
    throw new HttpError(409, 'TooManySeats', mergeTexts.tooManySeats);
  }
  const refusal = await settleTerms(trx, keep, now);
  if (refusal) {
    throw refusal.field === null
      ? new HttpError(409, 'ChangeAwaitsPayment', mergeTexts.changeAwaits)
      : new HttpError(409, 'TermsOverlap', mergeTexts.termsOverlap);
  }
  await updateMemberships(trx, [remove], now);
}

async function cutSharedDays(
  trx: Knex,
  userId: number,
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  const terms = (await readTerms(trx, userId))
    .map(({ id, startsOn, endsOn, endedOn }) => ({ id, from: startsOn, to: endedOn ?? endsOn }))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => (one.to === other.to ? one.id - other.id : one.to < other.to ? 1 : -1));
  let begun: Day | null = null;
  for (const { id, from, to } of terms) {
    if (begun !== null && to >= begun) {
      if (to >= isoDate(now)) throw new HttpError(409, 'TermsOverlap', mergeTexts.termsOverlap);
      await endTerms(trx, [id], addDays(begun, -1), { reason: mergeTexts.merged, actor });
    }
    if (begun === null || from < begun) begun = from;
  }
}
