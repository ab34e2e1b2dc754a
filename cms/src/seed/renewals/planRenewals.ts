import { CODE_ALPHABET } from '../../commerce/billing/paymentCode';
import { paymentDue } from '../../commerce/billing/payment';
import { addYears } from '../../membership/renewals/addYears';
import type { RenewRequest } from '../../membership/renewals/renewRequest';
import type { Random } from '../random';
import type { RenewPriceSource } from '../samples/sources';

const DAY = 86_400_000;
const HOUR = 3_600_000;

export interface Member {
  id: number;
  memberType: 'none' | RenewRequest['memberType'];
  memberExpiresAt: Date | null;
  createdAt: Date;
}

/** As if created, and possibly paid, through the API. */
export type PlannedRenewal = Omit<RenewRequest, 'documentId'> & {
  userId: number;
  cancelledAt: Date | null;
};

interface Plan {
  members: readonly Member[];
  renewPrices: readonly RenewPriceSource[];
  random: Random;
  /** The start of the seeding day, later than any request. */
  now: Date;
}

/** Plans requests that explain the members' current memberships, plus some lapsed and some pending ones. */
export function planRenewals({ members, renewPrices, random, now }: Plan): PlannedRenewal[] {
  const codes = new Set<string>();
  const newCode = (moment: Date): string => {
    const code = `GH${String(moment.getUTCFullYear() % 100)}${random.text(CODE_ALPHABET, 5)}`;
    if (codes.has(code)) return newCode(moment);
    codes.add(code);
    return code;
  };
  const priceOf = (type: RenewRequest['memberType'], years: number): number => {
    const found = renewPrices.find((each) => each.memberType === type && each.years === years);
    if (!found) throw new Error(`No price for ${years} years of ${type}.`);
    return found.price;
  };
  const draft = (userId: number, type: RenewRequest['memberType'], years: number, at: Date) => ({
    userId,
    code: newCode(at),
    memberType: type,
    years,
    price: priceOf(type, years),
    credit: 0,
    requestedAt: at,
    payBefore: paymentDue(at),
  });

  const planPaid = (member: Member): PlannedRenewal | null => {
    const { id, memberType, memberExpiresAt, createdAt } = member;
    if (memberType === 'none' || memberExpiresAt === null) return null;
    const years = random.weighted<number>([
      [1, 70],
      [2, 20],
      [3, 10],
    ]);
    const from = addYears(memberExpiresAt, -years);
    // A new membership starts at payment, a renewal at the previous end some weeks later.
    const ahead = random.chance(0.5) ? random.whole(1, 30) * DAY : 0;
    const paidAt = new Date(from.getTime() - ahead);
    const requestedAt = new Date(paidAt.getTime() - random.whole(1, 40) * HOUR);
    if (requestedAt < createdAt || paidAt > now) return null;
    const request = draft(id, memberType, years, requestedAt);
    return { ...request, status: 'paid', paidAt, cancelledAt: null, memberExpiresAt };
  };

  const planUnpaid = ({ id, memberType, createdAt }: Member): PlannedRenewal | null => {
    const waits = random.chance(0.4);
    const hours = waits ? random.whole(1, 60) : random.whole(80, 300 * 24);
    const requestedAt = new Date(now.getTime() - hours * HOUR);
    if (requestedAt < createdAt) return null;
    const type = memberType === 'none' ? 'individual' : memberType;
    const request = draft(id, type, random.whole(1, 3), requestedAt);
    const open = { ...request, paidAt: null, memberExpiresAt: null };
    if (waits) return { ...open, status: 'pending_payment', cancelledAt: null };
    return { ...open, status: 'cancelled', cancelledAt: request.payBefore };
  };

  return members
    .flatMap((member) => [planPaid(member), random.chance(0.1) ? planUnpaid(member) : null])
    .filter((request) => request !== null)
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
}
