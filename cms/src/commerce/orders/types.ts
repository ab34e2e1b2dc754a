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

export interface Buyer {
  id: number;
  email: string;
  /** Whether the owner of the address is proved. */
  confirmed: boolean;
  /** Entitled to member prices. */
  activeMembership: boolean;
}
