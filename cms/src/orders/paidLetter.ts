import { environment } from '../environment';
import { formatDong } from '../formats';
import { orderUrl, type OrderNews } from './orderNotifications';

/** Who is written to, as the order has them. */
interface Addressee {
  customerName: string;
  customerEmail: string;
}

/** The letter that confirms a payment. */
export function paidLetter(order: OrderNews & Addressee) {
  const { code, total, customerName, customerEmail } = order;
  const text = [
    `Kính gửi ${customerName},`,
    '',
    `Viện đã nhận thanh toán ${formatDong(total)} cho đơn hàng ${code}.`,
    `Quý khách xem đơn hàng và sử dụng nội dung đã mua tại:`,
    `${environment().publicUrl}${orderUrl(order)}`,
    '',
    'Trân trọng cảm ơn Quý khách.',
  ].join('\n');
  return { to: customerEmail, subject: `Xác nhận thanh toán đơn hàng ${code}`, text };
}
