import { environment } from '../environment';
import { formatDong } from '../formats';
import { orderUrl, type OrderNews } from './orderNotifications';

/** Who is written to, as the order has them. */
interface Addressee {
  customerName: string;
  customerEmail: string;
}

/** The letter that confirms a payment, or an order that needs none. */
export function paidLetter(order: OrderNews & Addressee) {
  const { code, total, customerName, customerEmail } = order;
  const [subject, news] =
    total > 0
      ? [
          'thanh toán đơn hàng',
          `Viện đã nhận thanh toán ${formatDong(total)} cho đơn hàng ${code}.`,
        ]
      : ['đơn hàng', `Viện đã xác nhận đơn hàng ${code}, Quý khách không cần thanh toán.`];
  const text = [
    `Kính gửi ${customerName},`,
    '',
    news,
    `Quý khách xem đơn hàng và sử dụng nội dung đã mua tại:`,
    `${environment().publicUrl}${orderUrl(order)}`,
    '',
    'Trân trọng cảm ơn Quý khách.',
  ].join('\n');
  return { to: customerEmail, subject: `Xác nhận ${subject} ${code}`, text };
}
