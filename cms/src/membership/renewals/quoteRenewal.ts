import type { Knex } from 'knex';
import { isoDate } from '@iia/shared/dates';
import { badField } from '../../platform/errors/HttpError';
import { readGraceDays } from '../memberships/spans';
import { readTerms } from '../memberships/terms';
import type { RenewQuote, RenewPrice } from '../../generated/types';
import { planTerm, type PlannedTerm, type RequestedTerm } from './planTerm';
import { renewTexts } from './texts';
import { query } from '../../platform/sql/query';
import type { RenewableType } from './renewRequest';

type RenewalOption = Pick<RequestedTerm, 'memberType' | 'years'>;

export interface Quoted {
  requested: RequestedTerm;
  plan: PlannedTerm;
}

/** @throws HttpError 400 if such a membership is not offered */
export async function quoteRenewal(
  db: Knex,
  userId: number,
  { memberType, years }: RenewalOption,
  now: Date,
): Promise<Quoted> {
  const prices = await readRenewPrices(db);
  const requested = prices.find((each) => each.memberType === memberType && each.years === years);
  if (requested === undefined) throw badField('years', renewTexts.noPrice);
  const terms = await readTerms(db, userId);
  return { requested, plan: planTerm(terms, requested, await readGraceDays(db), isoDate(now)) };
}

export function quoteResponse({ requested, plan }: Quoted): RenewQuote {
  const { memberType, years, price } = requested;
  return {
    memberType,
    years,
    price,
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

interface PriceRow {
  member_type: RenewableType;
  years: number;
  price: number;
  seats: number | null;
}

export async function readRenewPrices(db: Knex): Promise<RenewPrice[]> {
  const rows = await query<PriceRow>(
    db,
    'select member_type, years, price, seats from user_renew_prices order by member_type, years',
  );
  return rows.map(({ member_type: memberType, seats, ...row }) => ({
    memberType,
    ...row,
    seats: seats ?? 0,
  }));
}
