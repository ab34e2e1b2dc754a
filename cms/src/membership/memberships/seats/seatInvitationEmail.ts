import { environment } from '../../../platform/environment';
import { formatDateTime } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Mail } from '../../../platform/mail/Mail';
import type { SeatToken } from './seatToken';

/** The token is in the fragment, which is not sent to servers. */
export function seatInvitationEmail(
  email: string,
  company: string,
  { token, expiresAt }: SeatToken,
): Mail {
  return {
    kind: 'seatInvitation',
    to: email,
    subject: `${company} mời Quý khách nhận chỗ hội viên tổ chức`,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      `${company} mời Quý khách nhận một chỗ trong thời hạn hội viên tổ chức tại Viện. Khi giữ chỗ, Quý khách được giá hội viên và các quyền lợi của hội viên.`,
      'Quý khách đăng nhập (hoặc đăng ký tài khoản), rồi mở đường dẫn dưới đây để nhận chỗ.',
    ],
    action: {
      label: 'Nhận chỗ hội viên',
      url: `${environment().publicUrl}${routePatterns.acceptSeat}#${token}`,
    },
    notes: [
      `Lời mời dùng được một lần, trước ${formatDateTime(expiresAt)}.`,
      'Nếu không muốn nhận, Quý khách không cần làm gì.',
    ],
    thanks: 'Trân trọng.',
    expiresAt,
  };
}
