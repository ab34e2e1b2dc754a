import { itemKindNames, statusNames } from '@iia/shared/names';
import type { ItemKind, OrderStatus } from '../../generated/types';
import type { ChangedBy } from '../../platform/panel-writes/guardRecords';

export const orderTexts = {
  memberDiscount: 'Giá hội viên',
  quantityDiscount: (percent?: number) =>
    percent === undefined ? 'Chiết khấu theo số lượng' : `Chiết khấu theo số lượng (${percent}%)`,
  codeDiscount: (label: string, code: string) => `${label} (${code})`,

  importedIsHistory:
    'Đơn chuyển từ hệ thống cũ chỉ để xem lại, không đổi được trạng thái. Việc hoàn tiền ghi vào ghi chú nội bộ.',
  notForSale: (kind: ItemKind) => `${itemKindNames[kind]} này không còn mở bán.`,
  closed: (kind: ItemKind) =>
    kind === 'seminar'
      ? 'Hội thảo này đã bắt đầu, không nhận đăng ký nữa.'
      : 'Khoá học này đã khai giảng, không nhận đăng ký nữa.',
  single: (kind: ItemKind) => `${itemKindNames[kind]} này chỉ đặt được với số lượng 1.`,
  optionNeeded: 'Vui lòng chọn một lựa chọn của hội thảo.',
  optionUnknown: 'Lựa chọn này không có trong nhóm đã chọn.',
  optionRefused: (kind: ItemKind) => `${itemKindNames[kind]} này không có lựa chọn.`,
  attendeesRefused: (kind: ItemKind) => `${itemKindNames[kind]} này không có người tham dự.`,
  attendeeRepeated: 'Mỗi chỗ chỉ ghi tên một người tham dự.',
  attendeeWithoutSeat: (seats: number) =>
    `Dòng này chỉ có ${seats} chỗ, vui lòng bớt người tham dự hoặc tăng số lượng.`,
  duplicate: 'Mục này đã có ở một dòng khác của giỏ hàng.',

  noSeatsLeft: 'Không còn đủ chỗ cho một số mục trong giỏ hàng.',
  tooManyUnpaid: (limit: number) =>
    `Quý khách đang có ${limit} đơn hàng chờ thanh toán. Quý khách vui lòng thanh toán trước khi đặt tiếp; nếu cần huỷ bớt hay đặt thêm, vui lòng viết thư cho Viện.`,
  tooManyOfItem: 'Một số mục vượt quá số chỗ mỗi tài khoản được giữ khi chưa thanh toán.',
  payForSeats: (left: number) =>
    left === 0
      ? 'Quý khách đang giữ đủ số chỗ chưa thanh toán dành cho mỗi tài khoản ở mục này. Quý khách vui lòng thanh toán rồi đặt tiếp; nếu cần giữ nhiều chỗ hơn, vui lòng viết thư cho Viện.'
      : `Khi chưa thanh toán, Quý khách còn giữ được tối đa ${left} chỗ của mục này. Quý khách vui lòng đặt số chỗ đó, thanh toán rồi đặt tiếp; nếu cần giữ nhiều chỗ hơn, vui lòng viết thư cho Viện.`,
  tooManyUnpaidSeats: (limit: number, held: number) =>
    `Mỗi tài khoản giữ cùng lúc tối đa ${limit} chỗ chưa thanh toán; Quý khách đang giữ ${held}. Quý khách vui lòng thanh toán rồi đặt tiếp; nếu cần giữ nhiều chỗ hơn, vui lòng viết thư cho Viện.`,
  tooManyFree: 'Một số mục miễn phí vượt quá số lượng dành cho mỗi thành viên.',
  tooManyFreeSeats: (limit: number, left: number) =>
    left === 0
      ? `Quý khách đã nhận đủ ${limit} suất miễn phí của mục này. Nếu cần thêm, Quý khách vui lòng viết thư cho Viện.`
      : `Mỗi thành viên nhận tối đa ${limit} suất miễn phí của mục này; Quý khách còn đặt được ${left}. Nếu cần thêm, Quý khách vui lòng viết thư cho Viện.`,
  priceChanged: 'Giá đã thay đổi, vui lòng xem lại tổng tiền trước khi đặt.',
  keyReused: 'Mã đơn này đã dùng cho một đơn hàng khác.',
  busy: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',

  notFound: 'Không tìm thấy đơn hàng.',
  idNeeded: 'Thiếu mã đơn hàng.',
  statusInvalid: 'Trạng thái đơn hàng không hợp lệ.',

  changedBy: { buyer: 'Quý khách', staff: 'Nhân viên', system: 'Hệ thống' } satisfies Record<
    ChangedBy,
    string
  >,
  nothingToPay: 'Đơn hàng 0 ₫ không cần thanh toán.',
  confirmedByBank: 'Ngân hàng đã xác nhận chuyển khoản.',
  unpaid: 'Quá thời hạn thanh toán.',
  paidLate: 'Chuyển khoản đến sau khi đơn đã huỷ; đơn được khôi phục.',
  reactivated: (code: string) =>
    `Chuyển khoản của Quý khách đến sau khi đơn hàng ${code} đã huỷ. Các mục trong đơn vẫn còn nên Viện đã khôi phục đơn hàng này.`,
  changeRefused: (from: OrderStatus, to: OrderStatus) =>
    `Đơn hàng đang ở trạng thái “${statusNames[from]}”, không thể chuyển sang “${statusNames[to]}”.`,
  optionKeyRepeated: (key: string) =>
    `Mã “${key}” đã dùng cho một lựa chọn khác của hội thảo này, vui lòng đặt mã khác.`,
  ordersArePlaced:
    'Đơn hàng được tạo khi người mua đặt hàng, không thêm hay xoá trong trang quản trị.',
};
