import type {
  ItemKind,
  OrderStatus,
  OrderCustomer,
  OrderInvoice,
  QuoteDiscount,
  Quote,
} from '../../generated/types';
import type { ChangedBy } from '../../platform/panel-writes/guardRecords';

export interface OrderLineRecord {
  documentId: string;
  kind: ItemKind;
  itemDocumentId: string;
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

export interface StatusChangeRecord {
  documentId: string;
  status: OrderStatus;
  at: Date;
  by: ChangedBy;
  note: string | null;
}

export interface OrderRecord {
  documentId: string;
  code: string;
  status: OrderStatus;
  placedAt: Date;
  /** Null if nothing is due. */
  payBefore: Date | null;
  subtotal: number;
  discounts: QuoteDiscount[];
  total: number;
  customer: OrderCustomer;
  invoice: OrderInvoice | null;
  note: string | null;
  lines: OrderLineRecord[];
  history: StatusChangeRecord[];
}

export type OrderDraft = Pick<
  OrderRecord,
  'code' | 'status' | 'placedAt' | 'payBefore' | 'customer' | 'invoice' | 'note'
> & {
  quote: Quote;
  history: Omit<StatusChangeRecord, 'documentId'>[];
};

export function newOrderRecord(
  { quote, history, ...draft }: OrderDraft,
  newId: () => string,
): OrderRecord {
  return {
    ...draft,
    documentId: newId(),
    subtotal: quote.subtotal,
    discounts: quote.discounts,
    total: quote.total,
    lines: quote.lines.map(({ documentId: itemDocumentId, ...line }) => ({
      ...line,
      itemDocumentId,
      documentId: newId(),
    })),
    history: history.map((change) => ({ ...change, documentId: newId() })),
  };
}

interface QuantityTier {
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
