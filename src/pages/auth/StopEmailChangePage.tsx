import { stopEmailChangeInputRules } from '@iia/shared/generated/inputRules/StopEmailChangeInput';
import { StopEmailChangeDocument } from '@/data/generated/operations/pages/auth';
import { paths } from '@/lib/paths';
import { linkCodePage } from './linkCodePages';

const texts = {
  title: 'Giữ email của tài khoản',
  description: 'Dừng việc đổi email của tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
  lead: 'Dành cho Quý khách nhận được thư báo đổi email mà không yêu cầu.',
  form: {
    submit: 'Giữ địa chỉ này',
    submitting: 'Đang giữ địa chỉ…',
    failed: 'Chưa giữ được địa chỉ',
  },
  done: {
    title: 'Địa chỉ của Quý khách đã được giữ',
    body: 'Mọi thiết bị đã được đăng xuất. Người yêu cầu đổi email biết mật khẩu của tài khoản, nên Quý khách vui lòng đặt mật khẩu mới ngay.',
    action: 'Đặt lại mật khẩu',
  },
  how: {
    title: 'Điều gì xảy ra',
    facts: [
      'Việc đổi email dừng lại; nếu đã đổi, tài khoản trở về địa chỉ này.',
      'Mọi thiết bị đang đăng nhập vào tài khoản đều được đăng xuất.',
      'Quý khách đặt lại mật khẩu qua thư gửi tới địa chỉ này.',
    ],
  },
} as const;

/** `/tai-khoan/giu-email#ma=`: the target of the link emailed to the previous email address. */
export const Component = linkCodePage({
  document: StopEmailChangeDocument,
  rules: stopEmailChangeInputRules,
  texts,
  path: paths.stopEmailChange(),
  next: paths.forgotPassword(),
});
