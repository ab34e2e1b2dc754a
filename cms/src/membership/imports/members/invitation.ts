import { environment } from '../../../platform/environment';
import type { Mail } from '../../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

/** For the owner of an account created by staff. */
export function invitation(to: string): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'invitation',
    to,
    subject: 'Viện đã tạo tài khoản cho Quý khách',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      'Viện đã tạo tài khoản trên trang của Viện theo hồ sơ hội viên của Quý khách, với địa chỉ email này.',
      'Tài khoản chưa có mật khẩu. Quý khách nhập địa chỉ email này tại trang dưới đây để nhận mã đặt mật khẩu, rồi đăng nhập.',
    ],
    action: { label: 'Đặt mật khẩu', url: `${publicUrl}${routePatterns.forgotPassword}` },
    notes: [
      `Nếu Quý khách không có hồ sơ tại Viện hoặc không muốn có tài khoản, xin báo Viện tại ${publicUrl}${routePatterns.contact}: Viện sẽ xoá tài khoản.`,
    ],
    thanks: 'Trân trọng.',
  };
}
