import type { Knex } from 'knex';
import { addDays, isoDate } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';
import { readGraceDays } from '../memberships/graceDays';
import { updateMemberships } from '../memberships/refreshMemberships';
import { endExcessSeats } from '../memberships/seats/endExcessSeats';
import { endTerms, hasOverlap, insertTerms, readTerms, type Term } from '../memberships/terms';
import type { RenewableType, TermBegin } from '../../generated/types';
import { creditsOn, planTerm, type TermCredit } from './planTerm';
import { renewTexts } from './texts';

/** A request as stored. */
export interface PayableRequest {
  id: number;
  code: string;
  userId: number;
  memberType: RenewableType;
  years: number;
  price: number;
  credit: number;
  seats: number;
  begins: TermBegin | null;
  creditedTerms: string | null;
  requestedAt: Date;
}

/** The terms whose unused part a request deducts, as stored with it. */
export function creditedTerms(credits: readonly TermCredit[]): string {
  return credits
    .map(({ term }) => term.documentId)
    .sort()
    .join(' ');
}

/**
 * Whether the credits of a change are still valid: false once one of those terms was ended or another
 * one added, by staff or by a payment after the request was cancelled.
 */
export async function canStart(db: Knex, request: PayableRequest): Promise<boolean> {
  if (request.begins !== 'change') return true;
  const terms = await readTerms(db, request.userId);
  const credits = creditsOn(terms, isoDate(request.requestedAt));
  return creditedTerms(credits) === request.creditedTerms;
}

/** The member must be locked. @returns the last moment of the new term */
export async function startTerm(
  db: Knex,
  request: PayableRequest,
  actor: string | null,
  now: Date,
): Promise<Date> {
  const { userId, memberType, years, code } = request;
  const terms = await readTerms(db, userId);
  const day = isoDate(now);
  const isChange = request.begins === 'change';
  if (isChange) await endReplaced(db, terms, { request, actor, now });
  // A term without a price is never a change.
  const { startsOn, endsOn } = planTerm(
    isChange ? [] : terms,
    { memberType, years, price: 0, seats: 0 },
    await readGraceDays(db),
    day,
  );
  const term = {
    userId,
    memberType,
    startsOn,
    endsOn,
    actor,
    seats: request.seats,
    source: 'request' as const,
    value: request.price + request.credit,
    reason: renewTexts.paidReason(code),
    request: request.id,
  };
  await insertTerms(db, [term], now);
  if (await hasOverlap(db, userId)) throw new Error(`Terms of account ${userId} would overlap.`);
  await updateMemberships(db, [userId], now);
  await endExcessSeats(db, userId, now);
  return new Date(endOf(endsOn).getTime() - 1);
}

async function endReplaced(
  db: Knex,
  terms: readonly Term[],
  { request, actor, now }: { request: PayableRequest; actor: string | null; now: Date },
): Promise<void> {
  const replaced = new Set(creditsOn(terms, isoDate(now)).map(({ term }) => term.documentId));
  const ids = terms.filter(({ documentId }) => replaced.has(documentId)).map(({ id }) => id);
  const reason = renewTexts.replacedReason(request.code);
  await endTerms(db, ids, addDays(isoDate(now), -1), { reason, actor });
}
