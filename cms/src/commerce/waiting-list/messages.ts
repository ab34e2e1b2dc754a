import type { NewNotification } from '../../platform/notifications/writeNotification';
import { environment } from '../../platform/environment';
import { formatDateTime } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Mail } from '../../platform/mail/Mail';

/** An offer, and the member who receives it. */
export interface Offer {
  userId: number;
  email: string;
  name: string;
  title: string;
  optionName: string | null;
  endsAt: Date;
}

export function offerNotification(offer: Offer): NewNotification {
  return {
    userId: offer.userId,
    kind: 'place_offered',
    title: 'Đã có chỗ cho Quý khách',
    body: `Viện giữ cho Quý khách một chỗ của ${nameOf(offer)} đến ${formatDateTime(offer.endsAt)}. Quý khách vui lòng đặt hàng trước thời điểm này.`,
    url: routePatterns.waitingList,
  };
}

export function lapseNotification(offer: Offer): NewNotification {
  return {
    userId: offer.userId,
    kind: 'offer_lapsed',
    title: 'Chỗ được giữ đã hết hạn',
    body: `Chỗ của ${nameOf(offer)} được giữ đến ${formatDateTime(offer.endsAt)} và đã chuyển cho người tiếp theo. Quý khách có thể vào lại danh sách chờ.`,
    url: routePatterns.waitingList,
  };
}

export function offerEmail(offer: Offer): Mail {
  const until = formatDateTime(offer.endsAt);
  return {
    kind: 'waitingList',
    to: offer.email,
    subject: `Đã có chỗ cho Quý khách: ${offer.title}`,
    greeting: greetingOf(offer),
    paragraphs: [
      `Viện vừa có một chỗ trống của ${nameOf(offer)}, và giữ chỗ này cho Quý khách đến ${until}.`,
      'Quý khách vui lòng đặt hàng trước thời điểm trên. Sau đó, chỗ được chuyển cho người tiếp theo trong danh sách chờ.',
    ],
    facts: [...factsOf(offer), ['Giữ chỗ đến', until]],
    action: { label: 'Đặt ngay', url: waitingListUrl() },
    expiresAt: offer.endsAt,
  };
}

export function lapseEmail(offer: Offer): Mail {
  return {
    kind: 'waitingList',
    to: offer.email,
    subject: `Chỗ được giữ đã hết hạn: ${offer.title}`,
    greeting: greetingOf(offer),
    paragraphs: [
      `Viện đã giữ cho Quý khách một chỗ của ${nameOf(offer)} đến ${formatDateTime(offer.endsAt)}. Viện chưa nhận được đơn hàng nên chỗ đã chuyển cho người tiếp theo.`,
      'Nếu vẫn quan tâm, Quý khách có thể vào lại danh sách chờ.',
    ],
    facts: factsOf(offer),
    action: { label: 'Xem danh sách chờ', url: waitingListUrl() },
  };
}

function nameOf({ title, optionName }: Offer): string {
  return optionName === null ? `“${title}”` : `“${title}” (${optionName})`;
}

function factsOf({ title, optionName }: Offer): [string, string][] {
  return [
    ['Nội dung', title],
    ...(optionName === null ? [] : [['Lựa chọn', optionName] as [string, string]]),
  ];
}

function greetingOf({ name }: Offer): string {
  return `Kính gửi ${name || 'Quý khách'},`;
}

function waitingListUrl(): string {
  return `${environment().publicUrl}${routePatterns.waitingList}`;
}
