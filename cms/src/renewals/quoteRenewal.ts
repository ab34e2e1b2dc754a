import type { Knex } from 'knex';
import { dayOf } from '../platform/clock/days';
import { badField } from '../platform/errors/HttpError';
import { readGraceDays } from '../memberships/graceDays';
import { readTerms } from '../memberships/terms';
import type { RenewQuote } from '../generated/types';
import { planTerm, type PlannedTerm, type Wanted } from './planTerm';
import { readRenewPrices } from './renewPrices';
import { renewTexts } from './texts';

export type WantedTerm = Pick<Wanted, 'memberType' | 'years'>;

export interface Quoted {
  wanted: Wanted;
  plan: PlannedTerm;
}

/** @throws HttpError 400 if such a membership is not offered */
export async function quoteRenewal(
  db: Knex,
  userId: number,
  { memberType, years }: WantedTerm,
  now: Date,
): Promise<Quoted> {
  const prices = await readRenewPrices(db);
  const wanted = prices.find((each) => each.memberType === memberType && each.years === years);
  if (wanted === undefined) throw badField('years', renewTexts.noPrice);
  const terms = await readTerms(db, userId);
  return { wanted, plan: planTerm(terms, wanted, await readGraceDays(db), dayOf(now)) };
}

export function quoteResponse({ wanted, plan }: Quoted): RenewQuote {
  const { memberType, years, price } = wanted;
  return {
    ...{ memberType, years, price },
    ...plan,
    credits: plan.credits.map(({ term, ...credit }) => ({
      memberType: term.memberType,
      startsOn: term.startsOn,
      endsOn: term.endsOn,
      value: term.value,
      ...credit,
    })),
  } as RenewQuote;
}
