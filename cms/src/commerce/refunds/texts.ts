import { formatAmount } from '@iia/shared/numbers';
import type { RefundReason } from '../../generated/types';

/** Order codes begin with DH, those of membership requests with GH. */
export function nameOf(code: string): string {
  return code.startsWith('GH') ? `yêu cầu hội viên ${code}` : `đơn hàng ${code}`;
}

const why: Record<RefundReason, (name: string) => string> = {
  late: (name) =>
    `Chuyển khoản của Quý khách đến khi ${name} đã huỷ và không khôi phục được nữa: đã hết chỗ, hết lượt dùng mã giảm giá, giá đã thay đổi, hoặc số tiền chưa đủ.`,
  double: (name) => `Quý khách đã chuyển khoản thêm một lần cho ${name}.`,
  excess: (name) => `Quý khách đã chuyển thừa cho ${name}.`,
  cancelled: (name) => `Viện mới nhận được một phần tiền khi ${name} bị huỷ.`,
  refunded: (name) => `Viện hoàn tiền cho ${name}.`,
  unmatched: () => 'Viện không xác định được nội dung của khoản chuyển khoản này.',
};

export const refundTexts = {
  notFound: 'Không tìm thấy khoản hoàn tiền.',
  stateInvalid: 'Trạng thái khoản hoàn tiền không hợp lệ.',
  alreadySent: 'Khoản này đã được ghi nhận là hoàn trước đó.',
  closed: 'Khoản hoàn tiền do hệ thống ghi, không thêm, sửa hay xoá trong trang quản trị.',

  why: (reason: RefundReason, code: string) => why[reason](nameOf(code)),
  queuedTitle: (amount: number) => `Viện sẽ hoàn lại ${formatAmount(amount)}`,
  queuedBody: (reason: RefundReason, code: string, amount: number) =>
    `${why[reason](nameOf(code))} Viện sẽ hoàn lại ${formatAmount(amount)}.`,
  sentTitle: (amount: number) => `Viện đã hoàn lại ${formatAmount(amount)}`,
  sentBody: (code: string, reference: string) =>
    `Khoản hoàn của ${nameOf(code)} đã được chuyển, mã giao dịch ${reference}.`,
  contact:
    'Viện chuyển lại vào tài khoản Quý khách đã dùng để chuyển khoản. Nếu muốn nhận ở tài khoản khác, Quý khách vui lòng liên hệ với Viện.',
  facts: {
    code: (code: string) => (code.startsWith('GH') ? 'Mã yêu cầu' : 'Mã đơn hàng'),
    amount: 'Số tiền hoàn lại',
    reference: 'Mã giao dịch',
  },
  greeting: 'Kính gửi Quý khách,',
  open: (code: string) => (code.startsWith('GH') ? 'Xem tư cách hội viên' : 'Xem đơn hàng'),
};
