import { sitePaths } from '../platform/sitePaths';
import { environment } from '../platform/environment';
import { formatDay, formatDong, formatMoment } from '../platform/formats';
import type { NewNotification } from '../notifications/writeNotification';
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
      `Quý khách vui lòng chuyển khoản ${formatDong(price)} cho ${membership} với nội dung ${code} ` +
      `trước ${formatMoment(payBefore)}.`,
    url: sitePaths.memberType,
    at: requestedAt,
  };
}

export type Renewal = Pick<RenewRequest, 'code' | 'memberType' | 'years' | 'price'> & {
  memberExpiresAt: Date;
};

export function renewedNotification(renewal: Renewal, userId: number): NewNotification {
  const until = formatDay(renewal.memberExpiresAt);
  return {
    userId,
    kind: 'membership_renewed',
    title: `Tư cách hội viên có hiệu lực đến ${until}`,
    body: `Viện đã nhận thanh toán yêu cầu ${renewal.code}. Trân trọng cảm ơn Quý hội viên.`,
    url: sitePaths.memberType,
  };
}

export function renewalEmail(renewal: Renewal, { name, email }: { name: string; email: string }) {
  const { code, memberType, years, price, memberExpiresAt } = renewal;
  const text = [
    `Kính gửi ${name},`,
    '',
    `Viện đã nhận thanh toán ${formatDong(price)} cho ${renewTexts.membership(memberType, years)} (${code}).`,
    `Tư cách hội viên của Quý hội viên có hiệu lực đến ${formatDay(memberExpiresAt)}:`,
    `${environment().publicUrl}${sitePaths.memberType}`,
    '',
    'Trân trọng cảm ơn Quý hội viên.',
  ].join('\n');
  return { to: email, subject: `Xác nhận hội viên ${code}`, text };
}
