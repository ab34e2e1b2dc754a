import { addDays, type Day } from '@iia/shared/dates';
import { lengthOf } from '../../platform/clock/days';
import type { RenewableType, TermBegin } from '../../generated/types';
import { lastDayOf } from '../memberships/terms';

/** A past or future term of the member's own. */
export interface TermOfMember {
  documentId: string;
  memberType: RenewableType;
  startsOn: Day;
  /** As agreed, even if it ended earlier. */
  endsOn: Day;
  /** The last day of a term that ended early. */
  endedOn: Day | null;
  /** Đồng: the price of the whole term. */
  value: number;
}

/** The unused part of a term that another one replaces. */
export interface TermCredit {
  term: TermOfMember;
  /** Unused days, of all days of the term. */
  days: number;
  totalDays: number;
  /** Đồng: the same share of its value, rounded down. */
  amount: number;
}

export interface RequestedTerm {
  memberType: RenewableType;
  years: number;
  /** Đồng, of a whole term. */
  price: number;
  seats: number;
}

export interface PlannedTerm {
  begins: TermBegin;
  startsOn: Day;
  endsOn: Day;
  /** Credits of the terms that this one ends; empty unless it is a change. */
  credits: TermCredit[];
  /** Đồng to pay: the price less the credits. */
  total: number;
}

/**
 * Computes when a requested term would begin if it were paid on that day, and its cost. A membership
 * of the same type follows the last term: after its end, or within its grace period as if paid in
 * time. One of another type begins at once, and the unused part of current terms is deducted; if that
 * is worth as much as the new term or more, it follows them instead, because nothing is refunded.
 */
export function planTerm(
  terms: readonly TermOfMember[],
  requested: RequestedTerm,
  graceDays: number,
  day: Day,
): PlannedTerm {
  const { memberType, years, price } = requested;
  const from = (begins: TermBegin, startsOn: Day, credits: TermCredit[] = []): PlannedTerm => ({
    begins,
    startsOn,
    endsOn: lastDayOf(startsOn, years),
    credits,
    total: price - creditOf(credits),
  });
  const last = lastTerm(terms);
  if (last === undefined) return from('payment', day);
  const next = addDays(endOf(last), 1);
  if (endOf(last) < day) {
    const inGrace = last.memberType === memberType && addDays(endOf(last), graceDays) >= day;
    return inGrace && last.endedOn === null ? from('grace', next) : from('payment', day);
  }
  if (last.memberType === memberType) return from('afterTerm', next);
  const credits = creditsOn(terms, day);
  return creditOf(credits) < price ? from('change', day, credits) : from('afterTerm', next);
}

/** Credit of each term in force on that day or later. */
export function creditsOn(terms: readonly TermOfMember[], day: Day): TermCredit[] {
  return terms
    .filter((term) => isInForce(term) && endOf(term) >= day)
    .map((term) => {
      const from = term.startsOn > day ? term.startsOn : day;
      const days = lengthOf({ from, to: endOf(term) });
      const totalDays = lengthOf({ from: term.startsOn, to: term.endsOn });
      return { term, days, totalDays, amount: Math.floor((term.value * days) / totalDays) };
    });
}

export function creditOf(credits: readonly TermCredit[]): number {
  return credits.reduce((sum, { amount }) => sum + amount, 0);
}

function lastTerm(terms: readonly TermOfMember[]): TermOfMember | undefined {
  return terms
    .filter(isInForce)
    .reduce<TermOfMember | undefined>(
      (last, term) => (last && endOf(last) >= endOf(term) ? last : term),
      undefined,
    );
}

const endOf = ({ endsOn, endedOn }: TermOfMember): Day => endedOn ?? endsOn;

const isInForce = (term: TermOfMember): boolean => endOf(term) >= term.startsOn;
