import { formatAmount } from '@iia/shared/numbers';
import type { PaymentGateway } from '../../generated/types';

const names: Record<PaymentGateway, string> = { vnpay: 'VNPAY', payos: 'payOS' };

export const gatewayTexts = {
  off: (gateway: PaymentGateway) =>
    `Viện hiện không nhận thanh toán qua ${names[gateway]}. Quý khách vui lòng chọn cách khác.`,
  codeNeeded: 'Thiếu mã đơn hàng hoặc yêu cầu hội viên.',
  notFound: 'Không tìm thấy đơn hàng hay yêu cầu hội viên này trong tài khoản của Quý khách.',
  nothingDue:
    'Đơn hàng hoặc yêu cầu này không còn chờ thanh toán. Quý khách vui lòng tải lại trang.',
  overdue: 'Đã hết hạn thanh toán. Quý khách vui lòng đặt lại.',
  outsideLimits: (gateway: PaymentGateway, min: number, max: number) =>
    `${names[gateway]} nhận từ ${formatAmount(min)} đến ${formatAmount(max)} mỗi lần. Quý khách vui lòng chuyển khoản.`,
  starting: 'Trang thanh toán đang được mở. Quý khách vui lòng thử lại sau ít giây.',
  unavailable: (gateway: PaymentGateway) =>
    `Chưa mở được trang thanh toán của ${names[gateway]}. Quý khách vui lòng thử lại, hoặc chuyển khoản.`,
};
