import { rejectionReason, type Discount } from './discount';

/** `Discount` of the contract: what a code gives, and whether its asker may use it at that moment. */
export function discountResponse(discount: Discount, now: Date) {
  const { code, label, type, value, maxAmount, minSubtotal, appliesTo, startsAt, endsAt } =
    discount;
  const reason = rejectionReason(discount, now);
  return {
    ...{ code, label, type, value, maxAmount, minSubtotal, appliesTo },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    applies: reason === null,
    reason,
  };
}
