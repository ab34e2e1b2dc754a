import { addDays, type Day } from '@iia/shared/dates';
import type { RenewableType } from '../../generated/types';

export interface PaidRequest {
  id: number;
  memberType: RenewableType;
  years: number;
  /** Đồng. */
  price: number;
  paidOn: Day;
  /** The membership's last day after this payment. */
  until: Day;
}

/** An account's columns from before terms existed. */
export interface FormerMembership {
  memberType: RenewableType | 'none';
  until: Day | null;
  /** The day on which the account was created. */
  since: Day;
}

export interface FirstTerm {
  memberType: RenewableType;
  startsOn: Day;
  endsOn: Day;
  endedOn: Day | null;
  value: number;
  request: number | null;
}

/**
 * The terms that explain a membership: one for each paid request, in order of payment, and one for
 * any unexplained remainder. The last of them ends on the account's stored day.
 */
export function firstTerms(
  requests: readonly PaidRequest[],
  { memberType, until, since }: FormerMembership,
  today: Day,
): FirstTerm[] {
  const terms: FirstTerm[] = [];
  for (const request of requests) addPaid(terms, request);
  if (memberType === 'none' || until === null) {
    cutFrom(terms, today);
    return terms;
  }
  const carry = (startsOn: Day) => addTerm(terms, { memberType, startsOn, endsOn: until });
  const last = terms.filter(isInForce).at(-1);
  if (last === undefined) carry(since < until ? since : until);
  else if (until < endOf(last)) cutFrom(terms, addDays(until, 1));
  else if (last.memberType !== memberType && until >= today) {
    cutFrom(terms, today);
    carry(today);
  } else if (until > endOf(last)) carry(addDays(endOf(last), 1));
  return terms;
}

function addPaid(terms: FirstTerm[], { id, paidOn, until, ...request }: PaidRequest): void {
  const { memberType, years, price: value } = request;
  const last = terms.filter(isInForce).at(-1);
  const follows = last !== undefined && endOf(last) >= paidOn && last.memberType === memberType;
  if (!follows) cutFrom(terms, paidOn);
  const earliest = follows ? addDays(endOf(last), 1) : paidOn;
  // Old memberships ran between timestamps: their first and last days were the same day of the
  // year.
  const [year = 0, month = 1, day = 1] = until.split('-').map(Number);
  const full = new Date(Date.UTC(year - years, month - 1, day)).toISOString().slice(0, 10);
  // Paid before the end of a membership that no request explains.
  if (full > earliest && !follows) {
    addTerm(terms, { memberType, startsOn: earliest, endsOn: addDays(full, -1) });
  }
  const startsOn = full > earliest ? full : earliest;
  addTerm(terms, { memberType, startsOn, endsOn: until, value, request: id });
}

function addTerm(
  terms: FirstTerm[],
  {
    endedOn = null,
    value = 0,
    request = null,
    ...term
  }: Partial<FirstTerm> & Pick<FirstTerm, 'memberType' | 'startsOn' | 'endsOn'>,
): void {
  if (term.startsOn <= term.endsOn) terms.push({ ...term, endedOn, value, request });
}

/** Ends terms in force on that day, on the day before. */
function cutFrom(terms: FirstTerm[], day: Day): void {
  for (const term of terms) if (endOf(term) >= day) term.endedOn = addDays(day, -1);
}

const endOf = ({ endsOn, endedOn }: FirstTerm): Day => endedOn ?? endsOn;

const isInForce = (term: FirstTerm): boolean => endOf(term) >= term.startsOn;
