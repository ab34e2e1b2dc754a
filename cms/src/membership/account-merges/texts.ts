import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

export const mergeTexts = {
  same: 'Hai tài khoản phải khác nhau.',
  differ:
    'Hai tài khoản này không có email hoặc tên đăng nhập trùng nhau, nên không gộp được. Vui lòng tải lại danh sách.',
  staff:
    'Không gộp được tài khoản của nhân viên. Vui lòng thu quyền nhân viên trước, nếu đây là tài khoản của hội viên.',
  remainingBlocked: 'Tài khoản giữ lại đang bị khoá. Vui lòng mở khoá trước khi gộp.',
  deletionRequested:
    'Một trong hai tài khoản đang chờ xoá theo yêu cầu của chủ tài khoản. Vui lòng liên hệ để chủ tài khoản giữ lại tài khoản trước khi gộp.',
  termsOverlap:
    'Cả hai tài khoản đều là hội viên trong cùng những ngày sắp tới. Vui lòng kết thúc một trong hai thời hạn ở trang của tài khoản trước khi gộp.',
  changeAwaits:
    'Một yêu cầu đổi loại hội viên đang chờ thanh toán. Vui lòng chờ thanh toán hoặc huỷ yêu cầu trước khi gộp.',
  tooManySeats:
    'Sau khi gộp, tổ chức dùng nhiều chỗ hội viên hơn số đã mua. Vui lòng thu lại bớt chỗ trước khi gộp.',
  twoOffers:
    'Cả hai tài khoản đang được mời mua cùng một chỗ từ danh sách chờ. Vui lòng chờ một lời mời kết thúc trước khi gộp.',
  /** Displayed with the certificate, and with the term. */
  merged: 'Gộp hai tài khoản của cùng một người',
  closed: 'Tài khoản đã gộp',
};

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
