import { environment } from '../../platform/environment';
import { formatAmount } from '@iia/shared/numbers';
import type { Mail } from '../../platform/mail/Mail';
import { orderTexts } from './texts';
import { orderUrl, type OrderSummary } from './orderNotifications';

/** Contains no name: it is free text from the buyer, and the address may be anyone's. */
export function paymentEmail(order: OrderSummary, to: string, { reactivated = false } = {}): Mail {
  const { code, total } = order;
  const isPaid = total > 0;
  return {
    kind: isPaid ? 'receipt' : 'freeOrder',
    to,
    subject: isPaid ? `Xác nhận thanh toán đơn hàng ${code}` : `Xác nhận đơn hàng ${code}`,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      isPaid
        ? `Viện đã nhận thanh toán ${formatAmount(total)} cho đơn hàng ${code}.`
        : `Viện đã xác nhận đơn hàng ${code}, Quý khách không cần thanh toán.`,
      ...(reactivated ? [orderTexts.reactivated(code)] : []),
      'Quý khách xem đơn hàng và sử dụng nội dung đã mua theo liên kết dưới đây.',
    ],
    facts: [
      ['Mã đơn hàng', code],
      ...(isPaid ? [['Đã thanh toán', formatAmount(total)] as const] : []),
    ],
    action: { label: 'Xem đơn hàng', url: `${environment().publicUrl}${orderUrl(order)}` },
  };
}
