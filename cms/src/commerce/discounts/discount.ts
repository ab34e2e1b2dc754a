import { cleanCode } from 'rest-contract/rules';
import type { ItemKind } from '../../generated/types';
import { discountTexts } from './texts';

export interface Discount {
  documentId: string;
  code: string;
  label: string;
  type: 'percent' | 'amount';
  /** Whole percent, or đồng. */
  value: number;
  /** Cap on a percentage discount, in đồng. */
  maxAmount: number | null;
  minSubtotal: number;
  appliesTo: ItemKind[];
  startsAt: Date | null;
  endsAt: Date | null;
  usageLimit: number | null;
  usageLimitPerUser: number | null;
  used: number;
  /** Uses by the requesting member; 0 for a visitor. */
  usedByMember: number;
}

interface PricedCart {
  subtotal: number;
  lines: readonly { kind: ItemKind }[];
  discounts: readonly { type: string }[];
}

/** Ignores case, spaces and kinds of dashes; null if empty. */
export function foldCode(code: string | null | undefined): string | null {
  return cleanCode(code ?? '').toUpperCase() || null;
}

/** Why the code cannot be used at that moment, regardless of the cart; null if it can. */
export function rejectionReason(discount: Discount, now: Date): string | null {
  const { startsAt, endsAt, usageLimit, usageLimitPerUser, used, usedByMember } = discount;
  if (startsAt !== null && now < startsAt) return discountTexts.notYet(startsAt);
  if (endsAt !== null && now >= endsAt) return discountTexts.ended;
  if (usageLimit !== null && used >= usageLimit) return discountTexts.usedUp;
  if (usageLimitPerUser !== null && usedByMember >= usageLimitPerUser) {
    return discountTexts.usedUpByMember;
  }
  return null;
}

/** Why the code does not apply to this cart. */
export function cartRejectionReason(
  { minSubtotal, appliesTo }: Discount,
  { subtotal, lines, discounts }: PricedCart,
): string | null {
  if (!lines.some(({ kind }) => appliesTo.includes(kind))) return discountTexts.noLine;
  if (subtotal < minSubtotal) return discountTexts.tooLittle(minSubtotal);
  if (!discounts.some(({ type }) => type === 'code')) return discountTexts.nothingToSave;
  return null;
}
