import { formatDong, formatMoment } from '../platform/formats';
import { nameOf } from '../refunds/texts';

export const paymentTexts = {
  partialTitle: (code: string) => `Viện đã nhận một phần tiền của ${nameOf(code)}`,
  partialBody: (code: string, missing: number, payBefore: Date | null) =>
    `Quý khách vui lòng chuyển thêm ${formatDong(missing)} với nội dung ${code}` +
    (payBefore ? ` trước ${formatMoment(payBefore)}.` : '.'),
  received: 'Đã nhận',
  missing: 'Còn thiếu',

  notFound: 'Không tìm thấy giao dịch.',
  settled: 'Giao dịch này đã được xử lý trước đó.',
  noCandidate: 'Hai giao dịch này không còn gộp được, vui lòng tải lại trang.',
  codeUnknown: 'Không có đơn hàng hay yêu cầu hội viên nào mang mã này.',
  refused: 'Yêu cầu hội viên này không còn thực hiện được, vui lòng hoàn lại khoản tiền.',
};
