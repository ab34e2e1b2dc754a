import type { ItemKind } from '../../generated/types';

export interface QuantityTier {
  minQuantity: number;
  /** Whole percent, 1–100. */
  percent: number;
}

export interface QuantityRule {
  tiers: QuantityTier[];
  appliesTo: ItemKind[];
}

export interface QuoteLine {
  kind: ItemKind;
  documentId: string;
  slug: string;
  title: string;
  groupId: string | null;
  optionId: string | null;
  optionName: string | null;
  quantity: number;
  listPrice: number;
  unitPrice: number;
  amount: number;
}

export interface QuoteDiscount {
  type: 'member' | 'quantity' | 'code';
  label: string;
  amount: number;
}

/** `total = subtotal − Σ discounts`, in đồng. */
export interface Quote {
  lines: QuoteLine[];
  subtotal: number;
  discounts: QuoteDiscount[];
  total: number;
}

export interface Buyer {
  id: number;
  email: string;
  /** Whether the owner of the address is proved. */
  confirmed: boolean;
  /** Entitled to member prices. */
  activeMembership: boolean;
}
