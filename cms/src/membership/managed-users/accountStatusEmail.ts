import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

const copy = {
  blocked: {
    subject: 'Tài khoản của Quý khách đã được khoá',
    body: 'Viện đã khoá tài khoản của Quý khách và đăng xuất tài khoản trên mọi thiết bị. Đơn hàng và chứng chỉ của Quý khách vẫn được lưu giữ.',
    action: 'Liên hệ với Viện',
    path: routePatterns.contact,
  },
  open: {
    subject: 'Tài khoản của Quý khách đã được mở lại',
    body: 'Viện đã mở khoá tài khoản của Quý khách. Quý khách đăng nhập lại bằng mật khẩu trước đây.',
    action: 'Đăng nhập',
    path: routePatterns.login,
  },
} as const;

/** Without the reason, which is for the audit log only. */
export function accountStatusEmail(to: string, blocked: boolean): Mail {
  const { subject, body, action, path } = copy[blocked ? 'blocked' : 'open'];
  return {
    kind: 'security',
    to,
    subject,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      body,
      ...(blocked
        ? ['Nếu cần biết lý do hoặc muốn mở lại tài khoản, Quý khách vui lòng liên hệ với Viện.']
        : []),
    ],
    action: { label: action, url: `${environment().publicUrl}${path}` },
    thanks: 'Trân trọng.',
  };
}
