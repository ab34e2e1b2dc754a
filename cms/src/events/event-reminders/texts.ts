import { formatDate, formatDateTimeRange, formatTime, formatWeekday } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';
import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';
import type { NewNotification } from '../../platform/notifications/writeNotification';
import type { TicketedEvent } from '../tickets/events';
import { locationText } from '../tickets/locationText';
import type { TicketLine } from '../tickets/tickets';

export interface Reminded {
  id: number;
  name: string;
  email: string;
}

const ticketsUrl = ({ line }: TicketLine): string => `${routePatterns.myCourses}?ve=${line}`;

const titleOf = ({ title, startAt }: TicketedEvent): string =>
  `“${title}” bắt đầu lúc ${formatTime(startAt)} ngày ${formatDate(startAt)}`;

export function reminderNotification(
  { id: userId }: Reminded,
  event: TicketedEvent,
  line: TicketLine,
): NewNotification {
  const where = locationText(event.location);
  return {
    userId,
    kind: 'reminder',
    title: titleOf(event),
    body: `${where ? `Địa điểm: ${where}. ` : ''}Quý khách xuất trình mã QR trên vé khi vào và khi ra.`,
    url: ticketsUrl(line),
  };
}

/** With the time and location of the option bought. */
export function reminderEmail(
  { name, email }: Reminded,
  event: TicketedEvent,
  line: TicketLine,
): Mail {
  const { startAt, endAt, location } = event;
  const time = `${formatWeekday(startAt)}, ${formatDateTimeRange(startAt, endAt)}`;
  const where = locationText(location);
  return {
    kind: 'eventReminder',
    to: email,
    subject: `Nhắc lịch: ${titleOf(event)}`,
    greeting: `Kính gửi ${name || 'Quý khách'},`,
    paragraphs: [
      `${titleOf(event)}. Quý khách xuất trình mã QR trên vé khi vào và khi ra để được ghi giờ CPE.`,
    ],
    facts: [
      ['Thời gian', time],
      ...(where ? [['Địa điểm', where] as const] : []),
      ...(location.mapUrl ? [['Bản đồ', location.mapUrl] as const] : []),
      ...(location.meetingUrl ? [['Phòng họp trực tuyến', location.meetingUrl] as const] : []),
      ...(line.optionName ? [['Lựa chọn', line.optionName] as const] : []),
    ],
    action: { label: 'Xem vé', url: `${environment().publicUrl}${ticketsUrl(line)}` },
    // Useless afterwards.
    expiresAt: startAt,
  };
}
