import { routePatterns } from '@iia/shared/routePatterns';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import type { NewNotification } from '../../platform/notifications/writeNotification';
import type { RenewRequest } from './renewRequest';
import { renewTexts } from './texts';

export function requestedNotification(request: RenewRequest, userId: number): NewNotification {
  const { code, memberType, years, price, payBefore, requestedAt } = request;
  const membership = renewTexts.membership(memberType, years);
  return {
    userId,
    kind: 'renewal_requested',
    title: `Viện đã nhận yêu cầu hội viên ${code}`,
    body:
      `Quý khách vui lòng chuyển khoản ${formatAmount(price)} cho ${membership} với nội dung ${code} ` +
      `trước ${formatDateTime(payBefore)}.`,
    url: routePatterns.memberType,
    at: requestedAt,
  };
}

export type Renewal = Pick<RenewRequest, 'code' | 'memberType' | 'years' | 'price'> & {
  memberExpiresAt: Date;
};

export function renewedNotification(renewal: Renewal, userId: number): NewNotification {
  const until = formatDate(renewal.memberExpiresAt);
  return {
    userId,
    kind: 'membership_renewed',
    title: `Tư cách hội viên có hiệu lực đến ${until}`,
    body: `Viện đã nhận thanh toán yêu cầu ${renewal.code}. Trân trọng cảm ơn Quý hội viên.`,
    url: routePatterns.memberType,
  };
}

export function renewalEmail(
  renewal: Renewal,
  { name, email }: { name: string; email: string },
): Mail {
  const { code, memberType, years, price, memberExpiresAt } = renewal;
  const membership = renewTexts.membership(memberType, years);
  const until = formatDate(memberExpiresAt);
  return {
    kind: 'receipt',
    to: email,
    subject: `Xác nhận hội viên ${code}`,
    greeting: `Kính gửi ${name},`,
    paragraphs: [
      `Viện đã nhận thanh toán ${formatAmount(price)} cho ${membership} (${code}).`,
      `Tư cách hội viên của Quý hội viên có hiệu lực đến ${until}.`,
    ],
    facts: [
      ['Mã yêu cầu', code],
      ['Đã thanh toán', formatAmount(price)],
      ['Hiệu lực đến', until],
    ],
    action: {
      label: 'Xem tư cách hội viên',
      url: `${environment().publicUrl}${routePatterns.memberType}`,
    },
    thanks: 'Trân trọng cảm ơn Quý hội viên.',
  };
}
