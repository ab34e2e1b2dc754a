import { routePatterns } from '@iia/shared/routePatterns';
import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';
import type { NewNotification } from '../../platform/notifications/writeNotification';
import type { OrderRecord } from './orderRecord';
import type { OrderStatus } from '../../generated/types';
import { orderTexts } from './texts';

export interface OrderSummary {
  documentId: string;
  code: string;
  firstTitle: string;
  total: number;
}

/** A status the member is notified of. */
export type NotifiedStatus = Exclude<OrderStatus, 'pending_payment'>;

const TITLES: Record<NotifiedStatus, (code: string) => string> = {
  paid: (code) => `Đơn hàng ${code} đã được thanh toán`,
  completed: (code) => `Đơn hàng ${code} đã hoàn tất`,
  cancelled: (code) => `Đơn hàng ${code} đã huỷ`,
  refunded: (code) => `Đơn hàng ${code} đã được hoàn tiền`,
};

const BODIES: Record<NotifiedStatus, (order: OrderSummary) => string> = {
  paid: ({ firstTitle }) =>
    `Đơn hàng có “${firstTitle}” đã được xác nhận, Quý khách có thể bắt đầu sử dụng.`,
  completed: () => 'Viện cảm ơn Quý khách đã đồng hành cùng Viện.',
  cancelled: ({ firstTitle }) =>
    `Đơn hàng có “${firstTitle}” không còn hiệu lực, Quý khách vui lòng không chuyển khoản cho đơn này.`,
  refunded: ({ total }) => `Viện hoàn lại ${formatAmount(total)} cho Quý khách.`,
};

export function statusNotification(
  order: OrderSummary,
  userId: number,
  status: NotifiedStatus,
): NewNotification {
  return {
    userId,
    kind: `order_${status}`,
    title: TITLES[status](order.code),
    body: BODIES[status](order),
    url: orderUrl(order),
  };
}

export function reactivatedNotification(order: OrderSummary, userId: number): NewNotification {
  return {
    ...statusNotification(order, userId, 'paid'),
    title: `Đơn hàng ${order.code} đã được khôi phục`,
    body: orderTexts.reactivated(order.code),
  };
}

export function placedNotification(
  order: OrderSummary & Pick<OrderRecord, 'placedAt' | 'payBefore'>,
  userId: number,
): NewNotification {
  const { code, total, placedAt, payBefore } = order;
  return {
    userId,
    kind: 'order_placed',
    title: `Viện đã nhận đơn hàng ${code}`,
    body: payBefore
      ? `Quý khách vui lòng chuyển khoản ${formatAmount(total)} với nội dung ${code} trước ${formatDateTime(payBefore)}.`
      : 'Đơn hàng không cần thanh toán.',
    url: orderUrl(order),
    at: placedAt,
  };
}

/** For an order that costs nothing, also the payment notification. */
export function placedNotifications(order: OrderRecord, userId: number): NewNotification[] {
  const summary = { ...order, firstTitle: order.lines[0]?.title ?? '' };
  const placed = placedNotification(summary, userId);
  return order.payBefore ? [placed] : [placed, statusNotification(summary, userId, 'paid')];
}

export function orderUrl({ documentId }: { documentId: string }): string {
  return `${routePatterns.purchaseHistory}?don=${documentId}`;
}
