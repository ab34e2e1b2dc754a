import type { DiscountTermsQuery } from '@/data/generated/operations/DiscountTerms';
import { formatDateTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/money';
import { texts } from '@/features/checkout/texts';

const allKinds = Object.keys(texts.kinds).length;

/** A discount code's terms, one line each; terms without a limit are omitted. */
export function discountTerms(discount: DiscountTermsQuery['getDiscount']): string[] {
  const { type, value, maxAmount, minSubtotal, appliesTo, endsAt } = discount;
  const labels = texts.code;
  const most = maxAmount === null ? null : formatAmount(maxAmount);
  const kinds = appliesTo.map((kind) => texts.kinds[kind].toLocaleLowerCase('vi'));
  return [
    type === 'percent' ? labels.percent(value, most) : labels.amount(formatAmount(value)),
    ...(minSubtotal > 0 ? [labels.atLeast(formatAmount(minSubtotal))] : []),
    ...(kinds.length < allKinds ? [labels.kinds(kinds.join(', '))] : []),
    ...(endsAt ? [labels.until(formatDateTime(endsAt))] : []),
  ];
}
