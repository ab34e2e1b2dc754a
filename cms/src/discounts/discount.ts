import type { ItemKind } from '../generated/types';
import { discountTexts } from './texts';

/** A discount code as an editor has set it, and how often it has been used. Amounts in đồng. */
export interface Discount {
  documentId: string;
  code: string;
  label: string;
  type: 'percent' | 'amount';
  /** Whole percent, or đồng. */
  value: number;
  /** The most that a percentage gives. */
  maxAmount: number | null;
  minSubtotal: number;
  appliesTo: ItemKind[];
  startsAt: Date | null;
  /** From this moment on it applies no more. */
  endsAt: Date | null;
  usageLimit: number | null;
  usageLimitPerUser: number | null;
  used: number;
  /** By the member who asks; 0 for a visitor. */
  usedByMember: number;
}

/** What a code is held against: a cart that was priced with it. */
interface PricedCart {
  subtotal: number;
  lines: readonly { kind: ItemKind }[];
  discounts: readonly { type: string }[];
}

/** Codes are told apart by their letters, not by case or the spaces around them; null where empty. */
export function foldCode(code: string | null | undefined): string | null {
  return code?.trim().toUpperCase() || null;
}

/** Why the code cannot be used at that moment, whatever is bought with it; null where it can. */
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

/** Why the code does nothing for a cart. */
export function cartRejectionReason(
  { minSubtotal, appliesTo }: Discount,
  { subtotal, lines, discounts }: PricedCart,
): string | null {
  if (!lines.some(({ kind }) => appliesTo.includes(kind))) return discountTexts.noLine;
  if (subtotal < minSubtotal) return discountTexts.tooLittle(minSubtotal);
  if (!discounts.some(({ type }) => type === 'code')) return discountTexts.nothingToSave;
  return null;
}
