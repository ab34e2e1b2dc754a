import { sitePaths } from '../platform/sitePaths';
import { environment } from '../platform/environment';
import { formatDay } from '../platform/formats';
import type { Mail } from '../platform/mail/sendMail';
import type { NewNotification } from '../notifications/writeNotification';

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
}

const texts: Record<ReminderKind, (member: Reminded) => ReminderText> = {
  membership_expiring({ memberExpiresAt }) {
    const day = memberExpiresAt ? formatDay(memberExpiresAt) : '';
    const isOver = memberExpiresAt !== null && memberExpiresAt < new Date();
    return {
      kind: 'membership_expiring',
      title: isOver
        ? `Tư cách hội viên đã hết hạn ngày ${day}`
        : `Tư cách hội viên hết hạn ngày ${day}`,
      body: 'Mời Quý hội viên gia hạn để tiếp tục hưởng giá hội viên và các quyền lợi của Viện.',
      url: sitePaths.memberType,
    };
  },
  unpaid_order: () => ({
    kind: 'reminder',
    title: 'Quý khách có đơn hàng chờ thanh toán',
    body: 'Chỗ của Quý khách được giữ đến hạn thanh toán ghi trong đơn hàng. Mời Quý khách xem lại thông tin chuyển khoản.',
    url: sitePaths.purchaseHistory,
  }),
};

export function reminderNotification(kind: ReminderKind, member: Reminded): NewNotification {
  return { userId: member.id, ...texts[kind](member) };
}

export function reminderEmail(kind: ReminderKind, member: Reminded): Mail {
  const { title, body, url } = texts[kind](member);
  return {
    to: member.email,
    subject: title,
    text: [
      `Kính gửi ${member.name},`,
      `${title}. ${body}`,
      `${environment().publicUrl}${url}`,
    ].join('\n\n'),
  };
}
