import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

/** One if both addresses are the same mailbox. */
export function accountsMergedEmails(remaining: string, closed: string): Mail[] {
  return [...new Set([remaining, closed])].map((to) => ({
    kind: 'security',
    to,
    subject: 'Hai tài khoản của Quý khách đã được gộp',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      `Quý khách có hai tài khoản tại Viện, ${remaining} và ${closed}. Viện đã chuyển đơn hàng, tư cách hội viên, chứng chỉ, giờ CPE và khoá học sang tài khoản ${remaining} và đóng tài khoản kia.`,
      `Từ nay Quý khách đăng nhập bằng ${remaining} và mật khẩu của tài khoản đó.`,
    ],
    action: { label: 'Đăng nhập', url: `${environment().publicUrl}${routePatterns.login}` },
    notes: [
      'Nếu một trong hai tài khoản không phải của Quý khách, vui lòng liên hệ ngay với Viện.',
    ],
    thanks: 'Trân trọng.',
  }));
}
