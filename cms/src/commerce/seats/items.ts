import type { ItemKind } from '../../generated/types';

export interface OrderOption {
  id: string;
  name: string;
  /** Đồng; overrides the seminar's list price if set. */
  price: number | null;
  /** Seats; null if unlimited. */
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

/** Unique across all kinds. */
export function itemKey({ kind, documentId }: { kind: ItemKind; documentId: string }): string {
  return `${kind} ${documentId}`;
}
