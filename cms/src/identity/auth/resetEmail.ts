import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';
import type { ResetCode } from './resetCodes';

/** Contains no name: ownership of the address is unproved. Expires with the code. */
export function resetEmail(to: string, { code, minutes }: ResetCode): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'passwordCode',
    to,
    expiresAt: new Date(Date.now() + minutes * 60_000),
    subject: 'Đặt lại mật khẩu',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [`Để đặt lại mật khẩu, vui lòng mở liên kết sau trong vòng ${minutes} phút.`],
    action: {
      label: 'Đặt lại mật khẩu',
      url: `${publicUrl}${routePatterns.resetPassword}?code=${code}`,
    },
    facts: [
      ['Mã đặt lại', code],
      ['Có hiệu lực', `${minutes} phút`],
    ],
    notes: [
      `Hoặc nhập mã ${code} tại trang ${publicUrl}${routePatterns.recoverPassword}`,
      'Nếu không yêu cầu, Quý khách vui lòng bỏ qua thư này: mật khẩu của Quý khách vẫn như cũ.',
    ],
    thanks: 'Trân trọng.',
  };
}
