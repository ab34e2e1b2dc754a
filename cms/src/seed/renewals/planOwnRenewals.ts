import { addYears } from '../../membership/renewals/addYears';
import { paymentDue } from '../../commerce/billing/payment';
import type { RenewPriceSource } from '../samples/sources';
import type { Member, PlannedRenewal } from './planRenewals';

const DAY = 86_400_000;

/** The demo member's requests: joined, then renewed a few weeks before the end. */
export function planOwnRenewals(
  member: Member,
  renewPrices: readonly RenewPriceSource[],
): PlannedRenewal[] {
  const { id: userId, memberType, memberExpiresAt } = member;
  if (memberType === 'none' || memberExpiresAt === null) return [];
  const price = renewPrices.find((each) => each.memberType === memberType && each.years === 1);
  if (!price) throw new Error(`No price for a year of ${memberType}.`);
  const plan = (code: string, memberExpires: Date, ahead: number): PlannedRenewal => {
    const paidAt = new Date(addYears(memberExpires, -1).getTime() - ahead * DAY);
    const requestedAt = new Date(paidAt.getTime() - DAY);
    return {
      userId,
      code,
      ...price,
      credit: 0,
      status: 'paid',
      requestedAt,
      paidAt,
      payBefore: paymentDue(requestedAt),
      cancelledAt: null,
      memberExpiresAt: memberExpires,
    };
  };
  const first = addYears(memberExpiresAt, -1);
  const yearOf = (moment: Date) => String(moment.getUTCFullYear() % 100).padStart(2, '0');
  return [
    plan(`GH${yearOf(first)}HVN22`, first, 0),
    plan(`GH${yearOf(memberExpiresAt)}HVN23`, memberExpiresAt, 21),
  ];
}
