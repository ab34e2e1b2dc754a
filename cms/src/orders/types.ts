import type { ItemKind } from '../generated/types';

/** One line as the buyer asks for it, its fields already held against the input rules. */
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
  /** Đồng; replaces the seminar's list price where it is given. */
  price: number | null;
  /** Places; null where there is no limit. */
  capacity: number | null;
}

export interface OrderOptionGroup {
  id: string;
  name: string;
  options: OrderOption[];
}

/** A published item with what ordering needs to know of it. Prices in đồng, times in UTC. */
export interface CatalogueItem {
  kind: ItemKind;
  documentId: string;
  slug: string;
  title: string;
  price: number;
  memberPrice: number | null;
  capacity: number | null;
  /** Never more than one: a document, or a self-paced course. */
  single: boolean;
  /** Ordering is closed from this moment on; null where it never closes. */
  closesAt: Date | null;
  orderByOption: boolean;
  optionGroups: OrderOptionGroup[];
}

/** A requested line whose item, and option where it needs one, have been found. */
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

/** The more places or copies of one item an order holds, the less each costs. */
export interface QuantityRule {
  tiers: QuantityTier[];
  appliesTo: ItemKind[];
}

/** `QuoteLine` of the contract. */
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

/** `Quote` of the contract: `total = subtotal − Σ discounts`, all in đồng. */
export interface Quote {
  lines: QuoteLine[];
  subtotal: number;
  discounts: QuoteDiscount[];
  total: number;
}

/** A member who orders. */
export interface Buyer {
  id: number;
  email: string;
  /** Pays member prices: a membership that has not run out. */
  activeMembership: boolean;
}
