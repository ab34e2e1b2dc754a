import { rejectionReason, type Discount } from './discount';

export function discountResponse(discount: Discount, now: Date) {
  const { code, label, type, value, maxAmount, minSubtotal, appliesTo, startsAt, endsAt } =
    discount;
  const reason = rejectionReason(discount, now);
  return {
    code,
    label,
    type,
    value,
    maxAmount,
    minSubtotal,
    appliesTo,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    applies: reason === null,
    reason,
  };
}
