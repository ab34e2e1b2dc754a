import { paymentInstructions, type PaymentInstructions } from '../billing/payment';
import type { OrderLineRecord, OrderRecord } from './orderRecord';
import { orderTexts } from './texts';
import type { BankAccount, OrderStatusChange } from '../../generated/types';

export type OrderResponse = Omit<OrderRecord, 'placedAt' | 'payBefore' | 'lines' | 'history'> & {
  placedAt: string;
  itemCount: number;
  firstTitle: string;
  payment: PaymentInstructions | null;
  lines: OrderLineRecord[];
  history: OrderStatusChange[];
};

/** `account` and `received` (đồng) are needed only while the order is unpaid. */
export function orderResponse(
  order: OrderRecord,
  account: BankAccount | null,
  received = 0,
): OrderResponse {
  const { documentId, code, status, placedAt, lines, history } = order;
  return {
    documentId,
    code,
    status,
    placedAt: placedAt.toISOString(),
    itemCount: lines.length,
    firstTitle: lines[0]?.title ?? '',
    subtotal: order.subtotal,
    discounts: order.discounts,
    total: order.total,
    customer: order.customer,
    invoice: order.invoice,
    note: order.note,
    payment: paymentInstructions(order, account, received),
    lines,
    history: history.map(({ at, by, ...change }) => ({
      ...change,
      at: at.toISOString(),
      by: orderTexts.changedBy[by],
    })),
  };
}
