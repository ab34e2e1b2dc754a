import { environment } from '../../platform/environment';
import type { Mail } from '../../platform/mail/Mail';

export type PanelFactorChange =
  | 'on'
  | 'replaced'
  | 'renewed'
  | 'recovered'
  | 'reset'
  | 'passkeyAdded'
  | 'passkeyRemoved';

const changes: Readonly<Record<PanelFactorChange, { title: string; body: string }>> = {
  on: {
    title: 'Xác thực hai lớp của trang quản trị đã được thiết lập',
    body: 'Từ nay, ngoài mật khẩu, mỗi lần đăng nhập trang quản trị cần thêm mã của ứng dụng xác thực.',
  },
  replaced: {
    title: 'Ứng dụng xác thực của trang quản trị đã được đổi',
    body: 'Từ nay chỉ mã của ứng dụng mới dùng được. Các mã dự phòng cũ cũng được thay bằng các mã mới.',
  },
  renewed: {
    title: 'Mã dự phòng của trang quản trị đã được tạo lại',
    body: 'Các mã dự phòng cũ không còn dùng được.',
  },
  recovered: {
    title: 'Một mã dự phòng của trang quản trị vừa được dùng',
    body: 'Một mã dự phòng vừa được dùng thay cho mã của ứng dụng xác thực. Mã đó không dùng lại được.',
  },
  passkeyAdded: {
    title: 'Một khoá truy cập của trang quản trị đã được thêm',
    body: 'Từ nay, sau mật khẩu, có thể dùng khoá truy cập này thay cho mã của ứng dụng xác thực. Nếu không phải Quý khách thêm, Quý khách cần xoá khoá tại Cài đặt, mục Xác thực hai lớp.',
  },
  passkeyRemoved: {
    title: 'Một khoá truy cập của trang quản trị đã được xoá',
    body: 'Khoá truy cập đó không còn mở được trang quản trị.',
  },
  reset: {
    title: 'Xác thực hai lớp của trang quản trị đã được đặt lại',
    body: 'Ứng dụng xác thực, các khoá truy cập và mã dự phòng đã được gỡ và tài khoản đã đăng xuất trên mọi thiết bị. Ở lần đăng nhập tới, Quý khách thiết lập lại ứng dụng xác thực.',
  },
};

/** @param reason given by the person who reset it */
export function panelFactorEmail(to: string, change: PanelFactorChange, reason?: string): Mail {
  const { title, body } = changes[change];
  const panel = `${environment().publicUrl}/admin`;
  return {
    kind: 'security',
    to,
    subject: title,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      body,
      ...(reason === undefined ? [] : [`Lý do: ${reason}`]),
      `Nếu không phải Quý khách, vui lòng đặt lại mật khẩu ngay tại ${panel}/auth/forgot-password rồi báo cho người phụ trách hệ thống của Viện.`,
    ],
    action: { label: 'Mở trang quản trị', url: panel },
    thanks: 'Trân trọng.',
  };
}
