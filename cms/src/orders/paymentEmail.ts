import { environment } from '../platform/environment';
import { formatDong } from '../platform/formats';
import { orderUrl, type OrderSummary } from './orderNotifications';

/** Contains no name: that is free text by the buyer, and the address may be anyone's. */
export function paymentEmail(order: OrderSummary, to: string) {
  const { code, total } = order;
  const [subject, summary] =
    total > 0
      ? [
          'thanh toán đơn hàng',
          `Viện đã nhận thanh toán ${formatDong(total)} cho đơn hàng ${code}.`,
        ]
      : ['đơn hàng', `Viện đã xác nhận đơn hàng ${code}, Quý khách không cần thanh toán.`];
  const text = [
    'Kính gửi Quý khách,',
    '',
    summary,
    `Quý khách xem đơn hàng và sử dụng nội dung đã mua tại:`,
    `${environment().publicUrl}${orderUrl(order)}`,
    '',
    'Trân trọng cảm ơn Quý khách.',
  ].join('\n');
  return { to, subject: `Xác nhận ${subject} ${code}`, text };
}
