import { MINUTE_MS } from '@iia/shared/dates';
import { environment } from '../../../platform/environment';
import type { Mail } from '../../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';

/** In the fragment, which no server or referrer sees. */
const linkTo = (path: string, code: string): string =>
  `${environment().publicUrl}${path}#ma=${code}`;

const greeting = 'Kính gửi Quý khách,';
const thanks = 'Trân trọng.';

/** Contains no name: ownership of the address is unproved. */
export function confirmAddressEmail(to: string, code: string, minutes: number): Mail {
  return {
    kind: 'emailChange',
    to,
    expiresAt: new Date(Date.now() + minutes * MINUTE_MS),
    subject: 'Xác nhận địa chỉ email mới',
    greeting,
    paragraphs: [
      `Có người yêu cầu dùng địa chỉ này cho tài khoản của mình tại Viện. Nếu đó là Quý khách, vui lòng mở liên kết sau trong vòng ${minutes} phút và bấm xác nhận.`,
    ],
    action: { label: 'Xác nhận địa chỉ', url: linkTo(routePatterns.confirmEmail, code) },
    facts: [['Mã xác nhận', code]],
    notes: [
      `Hoặc nhập mã tại trang ${environment().publicUrl}${routePatterns.confirmEmail}`,
      'Nếu không yêu cầu, Quý khách vui lòng bỏ qua thư này: không có gì thay đổi.',
    ],
    thanks,
  };
}

/**
 * Sent instead of the code to an address that already has an account: informs its owner, but not the
 * requester.
 */
export function addressInUseEmail(to: string): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'emailChange',
    to,
    subject: 'Địa chỉ email này đã có tài khoản tại Viện',
    greeting,
    paragraphs: [
      'Có người yêu cầu dùng địa chỉ này cho một tài khoản khác, nhưng địa chỉ đã thuộc tài khoản của Quý khách nên yêu cầu không được thực hiện.',
      `Nếu đó là Quý khách, xin mời đăng nhập bằng địa chỉ này, hoặc đặt lại mật khẩu tại ${publicUrl}/quen-mat-khau.`,
    ],
    notes: ['Nếu không phải, Quý khách không cần làm gì thêm: tài khoản và mật khẩu vẫn như cũ.'],
    thanks,
  };
}

export interface AddressChange {
  to: string;
  newEmail: string;
  /** Cancels or reverts the change. */
  code: string;
  days: number;
}

export function changeRequestedEmail(warned: AddressChange): Mail {
  return warningEmail(warned, {
    subject: 'Có yêu cầu đổi email của tài khoản',
    paragraph: `Có người đã nhập đúng mật khẩu và yêu cầu đổi email của tài khoản sang ${masked(warned.newEmail)}. Địa chỉ chỉ được đổi sau khi hộp thư mới xác nhận.`,
  });
}

export function addressChangedEmail(warned: AddressChange): Mail {
  return warningEmail(warned, {
    subject: 'Email của tài khoản đã được đổi',
    paragraph: `Email của tài khoản đã được đổi sang ${masked(warned.newEmail)}. Từ nay Viện gửi thư tới địa chỉ đó.`,
  });
}

function warningEmail(
  { to, code, days }: AddressChange,
  { subject, paragraph }: { subject: string; paragraph: string },
): Mail {
  return {
    kind: 'security',
    to,
    subject,
    greeting,
    paragraphs: [
      paragraph,
      `Nếu không phải Quý khách, vui lòng mở liên kết sau trong vòng ${days} ngày: địa chỉ này được giữ lại và mọi thiết bị được đăng xuất. Sau đó Quý khách đặt lại mật khẩu.`,
    ],
    action: { label: 'Giữ địa chỉ này', url: linkTo(routePatterns.stopEmailChange, code) },
    notes: ['Nếu chính Quý khách yêu cầu, Quý khách không cần làm gì thêm.'],
    thanks,
  };
}

export function phoneChangedEmail(to: string): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'phoneChanged',
    to,
    subject: 'Số điện thoại của tài khoản đã được đổi',
    greeting,
    paragraphs: [
      'Số điện thoại của tài khoản vừa được đổi sau khi mật khẩu được nhập đúng.',
      `Nếu không phải Quý khách, vui lòng đặt lại mật khẩu ngay tại ${publicUrl}/quen-mat-khau rồi xem các thiết bị đang đăng nhập.`,
    ],
    action: { label: 'Xem bảo mật tài khoản', url: `${publicUrl}${routePatterns.security}` },
    thanks,
  };
}

/** `th…@example.vn`: enough for the owner to recognize, too little for a reader of the old mailbox. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${domain}`;
}
