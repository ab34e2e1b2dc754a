import { routePatterns } from '@iia/shared/routePatterns';
import { formatDate } from '@iia/shared/dates';
import { environment } from '../../platform/environment';
import type { EmailKind } from '../../generated/types';
import { unsubscribeUrl } from '../../identity/consents/unsubscribe';
import type { Mail } from '../../platform/mail/Mail';
import type { MailKind } from '../../platform/mail/mailKinds';
import type { NewNotification } from '../../platform/notifications/writeNotification';

/** `ReminderKind` of the contract. */
export type ReminderKind = 'membership_expiring' | 'unpaid_order';

export interface Reminded {
  id: number;
  name: string;
  email: string;
  memberExpiresAt: Date | null;
}

interface ReminderText {
  kind: NewNotification['kind'];
  title: string;
  body: string;
  url: string;
  /** Target of the link in the email. */
  action: string;
}

const texts: Record<ReminderKind, (member: Reminded) => ReminderText> = {
  membership_expiring({ memberExpiresAt }) {
    const day = memberExpiresAt ? formatDate(memberExpiresAt) : '';
    const isOver = memberExpiresAt !== null && memberExpiresAt < new Date();
    return {
      kind: 'membership_expiring',
      title: isOver
        ? `Tư cách hội viên đã hết hạn ngày ${day}`
        : `Tư cách hội viên hết hạn ngày ${day}`,
      body: 'Mời Quý hội viên gia hạn để tiếp tục hưởng giá hội viên và các quyền lợi của Viện.',
      url: routePatterns.memberType,
      action: 'Gia hạn hội viên',
    };
  },
  unpaid_order: () => ({
    kind: 'reminder',
    title: 'Quý khách có đơn hàng chờ thanh toán',
    body: 'Chỗ của Quý khách được giữ đến hạn thanh toán ghi trong đơn hàng. Mời Quý khách xem lại thông tin chuyển khoản.',
    url: routePatterns.purchaseHistory,
    action: 'Xem đơn hàng',
  }),
};

export function reminderNotification(kind: ReminderKind, member: Reminded): NewNotification {
  const { kind: notified, title, body, url } = texts[kind](member);
  return { userId: member.id, kind: notified, title, body, url };
}

const mailKindOf = {
  membership_expiring: 'membershipReminder',
  unpaid_order: 'orderReminder',
} as const satisfies Record<ReminderKind, MailKind>;

export const emailKindOf: Readonly<Record<ReminderKind, EmailKind>> = {
  membership_expiring: 'membership_reminders',
  unpaid_order: 'order_reminders',
};

export function reminderEmail(kind: ReminderKind, member: Reminded): Mail {
  const { title, body, url, action } = texts[kind](member);
  return {
    kind: mailKindOf[kind],
    to: member.email,
    subject: title,
    unsubscribeUrl: unsubscribeUrl({ userId: member.id, kind: emailKindOf[kind] }),
    greeting: `Kính gửi ${member.name || 'Quý khách'},`,
    paragraphs: [`${title}. ${body}`],
    action: { label: action, url: `${environment().publicUrl}${url}` },
  };
}
