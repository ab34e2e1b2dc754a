import { statusNames } from '../generated/names';
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
    `Quý khách đang có ${limit} yêu cầu hội viên chờ thanh toán. Quý khách vui lòng thanh toán một yêu cầu đã gửi, hoặc viết thư cho Viện nếu muốn huỷ bớt.`,
  keyReused: 'Mã yêu cầu này đã dùng cho một yêu cầu khác.',
  busy: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
  notFound: 'Không tìm thấy yêu cầu hội viên.',
  accountGone: 'Tài khoản của yêu cầu này không còn.',
  statusInvalid: 'Trạng thái yêu cầu không hợp lệ.',
  changeRefused: (from: RenewStatus, to: RenewStatus) =>
    `Yêu cầu đang ở trạng thái “${statusNames[from]}”, không thể chuyển sang “${statusNames[to]}”.`,
  requestsAreSent: 'Yêu cầu được tạo khi thành viên gửi, không thêm hay xoá trong trang quản trị.',
  priceRepeated: 'Loại hội viên với số năm này đã có phí.',
};
