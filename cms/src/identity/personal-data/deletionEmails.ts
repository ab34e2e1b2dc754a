import { environment } from '../../platform/environment';
import { formatDate } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Mail } from '../../platform/mail/Mail';

const greeting = 'Kính gửi Quý khách,';
const thanks = 'Trân trọng.';

const retentionNotice =
  'Theo pháp luật về kế toán, Viện lưu đơn hàng và thông tin hoá đơn trong 10 năm; các dữ liệu khác được xoá hoặc không còn gắn với Quý khách.';

export function deletionRequestedEmail(to: string, dueAt: Date): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'deletionAsked',
    to,
    subject: 'Yêu cầu xoá tài khoản',
    greeting,
    paragraphs: [
      `Viện đã nhận yêu cầu xoá tài khoản của Quý khách. Tài khoản được xoá sau ngày ${formatDate(dueAt)}. Đến khi đó Quý khách vẫn dùng được tài khoản và có thể giữ lại.`,
      retentionNotice,
    ],
    action: { label: 'Giữ lại tài khoản', url: `${publicUrl}${routePatterns.personalData}` },
    notes: [
      `Nếu không phải Quý khách yêu cầu, vui lòng đặt lại mật khẩu ngay tại ${publicUrl}/quen-mat-khau rồi giữ lại tài khoản.`,
    ],
    thanks,
  };
}

export function deletionCancelledEmail(to: string): Mail {
  return {
    kind: 'security',
    to,
    subject: 'Tài khoản của Quý khách được giữ lại',
    greeting,
    paragraphs: ['Yêu cầu xoá tài khoản đã được huỷ. Tài khoản của Quý khách vẫn như cũ.'],
    thanks,
  };
}

export function accountDeletedEmail(to: string): Mail {
  return {
    kind: 'security',
    to,
    subject: 'Tài khoản của Quý khách đã được xoá',
    greeting,
    paragraphs: [
      'Theo yêu cầu của Quý khách, tài khoản tại Viện đã được xoá.',
      retentionNotice,
      'Địa chỉ email này có thể dùng để đăng ký tài khoản mới.',
    ],
    thanks,
  };
}
