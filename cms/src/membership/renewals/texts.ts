import { statusNames } from '@iia/shared/names';
import type { RenewableType, RenewStatus } from './renewRequest';

const MEMBER_TYPE: Record<RenewableType, string> = {
  individual: 'hội viên cá nhân',
  student: 'hội viên sinh viên',
  corporate: 'hội viên tổ chức',
};

export const renewTexts = {
  membership: (memberType: RenewableType, years: number) =>
    `${MEMBER_TYPE[memberType]} ${years} năm`,
  noPrice: 'Viện chưa nhận hội viên loại này với số năm đã chọn.',
  priceChanged: 'Phí hội viên đã thay đổi, vui lòng xem lại trước khi gửi.',
  tooManyUnpaid: (limit: number) =>
    `Quý khách đang có ${limit} yêu cầu hội viên chờ thanh toán. Quý khách vui lòng thanh toán hoặc huỷ bớt một yêu cầu đã gửi.`,
  changeAwaitsPayment:
    'Yêu cầu đổi loại hội viên được trừ phần còn lại của thời hạn hiện tại, nên không thể chờ thanh toán cùng lúc với yêu cầu khác. Quý khách vui lòng thanh toán hoặc huỷ yêu cầu đã gửi trước.',
  keyReused: 'Mã yêu cầu này đã dùng cho một yêu cầu khác.',
  busy: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
  notFound: 'Không tìm thấy yêu cầu hội viên.',
  accountGone: 'Tài khoản của yêu cầu này không còn.',
  termsChanged:
    'Thời hạn mà yêu cầu này trừ vào đã thay đổi sau khi gửi. Vui lòng huỷ yêu cầu và hoàn lại tiền.',
  paidReason: (code: string) => `Đã thanh toán yêu cầu ${code}`,
  carriedReason: 'Tư cách hội viên có từ trước',
  replacedReason: (code: string) => `Đổi loại hội viên theo yêu cầu ${code}`,
  statusInvalid: 'Trạng thái yêu cầu không hợp lệ.',
  changeRefused: (from: RenewStatus, to: RenewStatus) =>
    `Yêu cầu đang ở trạng thái “${statusNames[from]}”, không thể chuyển sang “${statusNames[to]}”.`,
  requestsAreSent: 'Yêu cầu được tạo khi thành viên gửi, không thêm hay xoá trong trang quản trị.',
  priceRepeated: 'Loại hội viên với số năm này đã có phí.',
};
