import type { ItemKind } from '../generated/types';

export interface RequestedItem {
  kind: ItemKind;
  documentId: string;
  quantity: number;
  groupId?: string | null;
  optionId?: string | null;
}

export interface OrderOption {
  id: string;
  name: string;
  /** Đồng; overrides the seminar's list price if set. */
  price: number | null;
  /** Places; null if unlimited. */
  capacity: number | null;
}

export interface OrderOptionGroup {
  id: string;
  name: string;
  options: OrderOption[];
}

export interface CatalogueItem {
  kind: ItemKind;
  documentId: string;
  slug: string;
  title: string;
  price: number;
  memberPrice: number | null;
  capacity: number | null;
  /** At most one per order: a document or a self-paced course. */
  single: boolean;
  /** Ordering closes at this moment; null if never. */
  closesAt: Date | null;
  orderByOption: boolean;
  optionGroups: OrderOptionGroup[];
}

export interface SelectedItem {
  item: CatalogueItem;
  quantity: number;
  group: OrderOptionGroup | null;
  option: OrderOption | null;
}

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
  /** Whether the address is known to be theirs. */
  confirmed: boolean;
  /** Entitled to member prices. */
  activeMembership: boolean;
}
