import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';

export const discountTexts = {
  unknown: 'Mã giảm giá không tồn tại.',
  codeNeeded: 'Vui lòng nhập mã giảm giá.',
  notYet: (startsAt: Date) => `Mã giảm giá có hiệu lực từ ${formatDateTime(startsAt)}.`,
  ended: 'Mã giảm giá đã hết hạn.',
  usedUp: 'Mã giảm giá đã hết lượt sử dụng.',
  usedUpByMember: 'Quý khách đã dùng hết số lượt của mã giảm giá này.',
  tooLittle: (minSubtotal: number) =>
    `Mã giảm giá chỉ áp dụng cho đơn hàng từ ${formatAmount(minSubtotal)}.`,
  noLine: 'Mã giảm giá không áp dụng cho sản phẩm nào trong giỏ hàng.',
  nothingToSave: 'Giỏ hàng không còn khoản nào để giảm thêm.',

  percentTooHigh: 'Mức giảm theo phần trăm không quá 100.',
  maxOfAmount: 'Mức giảm nhiều nhất chỉ dùng cho mã giảm theo phần trăm.',
  endsBeforeStart: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
  noKind: 'Mã giảm giá phải áp dụng cho ít nhất một loại sản phẩm.',
};
