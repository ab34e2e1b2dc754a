import { environment } from '../platform/environment';
import { formatDong } from '../platform/formats';
import { orderUrl, type OrderSummary } from './orderNotifications';

/**
 * The letter that confirms a payment, or an order that needs none. It holds no name: the address may be
 * anybody's, and the name whatever a buyer liked to write there.
 */
export function paymentEmail(order: OrderSummary, to: string) {
  const { code, total } = order;
  const [subject, news] =
    total > 0
      ? [
          'thanh toán đơn hàng',
          `Viện đã nhận thanh toán ${formatDong(total)} cho đơn hàng ${code}.`,
        ]
      : ['đơn hàng', `Viện đã xác nhận đơn hàng ${code}, Quý khách không cần thanh toán.`];
  const text = [
    'Kính gửi Quý khách,',
    '',
    news,
    `Quý khách xem đơn hàng và sử dụng nội dung đã mua tại:`,
    `${environment().publicUrl}${orderUrl(order)}`,
    '',
    'Trân trọng cảm ơn Quý khách.',
  ].join('\n');
  return { to, subject: `Xác nhận ${subject} ${code}`, text };
}
