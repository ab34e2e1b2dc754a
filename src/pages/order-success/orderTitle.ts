import { formatAmount } from '@iia/shared/numbers';
import type { OrderPaymentQuery } from '@/data/generated/operations/pages/order-success/OrderPayment';
import { texts } from './texts';

/** The title of the page: what is left to do. */
export function orderTitle({
  status,
  total,
  payment,
}: Pick<OrderPaymentQuery['userOrderById'], 'status' | 'total' | 'payment'>): string {
  if (payment) return texts.due(formatAmount(payment.amount));
  return status === 'paid' && total === 0 ? texts.free : texts.title[status];
}
