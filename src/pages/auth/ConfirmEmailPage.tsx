import { confirmEmailInputRules } from '@iia/shared/generated/inputRules/ConfirmEmailInput';
import { ConfirmEmailDocument } from '@/data/generated/operations/pages/auth';
import { paths } from '@/lib/paths';
import { linkCodePage } from './linkCodePages';

const texts = {
  title: 'Xác nhận email mới',
  description: 'Xác nhận địa chỉ email mới của tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
  lead: 'Sau khi xác nhận, Viện gửi thư tới địa chỉ mới và Quý khách đăng nhập bằng địa chỉ đó.',
  form: {
    submit: 'Xác nhận địa chỉ mới',
    submitting: 'Đang xác nhận…',
    failed: 'Chưa xác nhận được',
  },
  done: {
    title: 'Email của tài khoản đã được đổi',
    body: 'Từ nay Quý khách đăng nhập bằng địa chỉ mới. Viện cũng báo cho địa chỉ cũ.',
    action: 'Về trang bảo mật tài khoản',
  },
  how: {
    title: 'Cách đổi email',
    facts: [
      'Liên kết và mã trong thư có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'Địa chỉ cũ nhận được thư báo và có thể giữ lại trong vòng 7 ngày.',
      'Mật khẩu và các thiết bị đang đăng nhập không thay đổi.',
    ],
  },
} as const;

/** `/tai-khoan/xac-nhan-email#ma=`: the target of the link emailed to a new email address. */
export const Component = linkCodePage({
  document: ConfirmEmailDocument,
  rules: confirmEmailInputRules,
  texts,
  path: paths.confirmEmail(),
  next: paths.security(),
});
