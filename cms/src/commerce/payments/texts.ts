import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';
import { nameOf } from '../refunds/texts';

export const paymentTexts = {
  partialTitle: (code: string) => `Viện đã nhận một phần tiền của ${nameOf(code)}`,
  partialBody: (code: string, missing: number, payBefore: Date | null) =>
    `Quý khách vui lòng chuyển thêm ${formatAmount(missing)} với nội dung ${code}` +
    (payBefore ? ` trước ${formatDateTime(payBefore)}.` : '.'),
  received: 'Đã nhận',
  missing: 'Còn thiếu',

  notFound: 'Không tìm thấy giao dịch.',
  settled: 'Giao dịch này đã được xử lý trước đó.',
  noCandidate: 'Hai giao dịch này không còn gộp được, vui lòng tải lại trang.',
  codeUnknown: 'Không có đơn hàng hay yêu cầu hội viên nào mang mã này.',
  codeRepeated: 'Mã này đã có ở trên.',
  outstandingOnly: (outstanding: number) => `Mã này chỉ còn thiếu ${formatAmount(outstanding)}.`,
  leftOnly: (left: number) => `Giao dịch chỉ còn ${formatAmount(left)} cho mã này.`,
  nothingOutstanding: 'Mã này đã nhận đủ tiền hoặc đã đóng. Vui lòng bỏ mã này khỏi danh sách.',
  nothingLeft:
    'Giao dịch không còn tiền cho mã này. Vui lòng giảm số tiền của các mã ở trên hoặc bỏ mã này.',
  wholeOnly: (total: number) =>
    `Đơn này đã huỷ, chỉ mở lại được khi nhận đủ ${formatAmount(total)}.`,
  partRefused: 'Mã này không nhận thêm tiền được. Vui lòng bỏ mã này khỏi danh sách.',
  refused: 'Yêu cầu hội viên này không còn thực hiện được, vui lòng hoàn lại khoản tiền.',
};
