import type { SeatState } from '@/data/generated/types';

export const texts = {
  title: 'Chỗ hội viên tổ chức',
  description: 'Mời đồng nghiệp nhận chỗ hội viên tổ chức, gửi lại lời mời và thu lại chỗ.',
  lead: 'Quý khách mời đồng nghiệp nhận chỗ qua email. Người giữ chỗ được giá hội viên và các quyền lợi của hội viên cho đến khi thời hạn của tổ chức kết thúc hoặc chỗ được thu lại.',
  back: 'Về trang hội viên',
  none: 'Chưa có chỗ nào',
  noneBody:
    'Chỗ hội viên đi cùng thời hạn hội viên tổ chức đang hiệu lực. Quý khách đăng ký hội viên tổ chức để mời đồng nghiệp.',
  count: (seats: number, free: number) => `Tổ chức có ${seats} chỗ, còn ${free} chỗ trống.`,
  lapsed:
    'Thời hạn hội viên tổ chức không còn hiệu lực. Các chỗ dưới đây có hiệu lực trở lại khi tổ chức gia hạn.',
  invite: {
    heading: 'Mời đồng nghiệp',
    email: 'Email của đồng nghiệp',
    hint: 'Lời mời dùng được một lần, trong 14 ngày. Đồng nghiệp cần có tài khoản trên trang này.',
    send: 'Gửi lời mời',
    sending: 'Đang gửi…',
    failed: 'Chưa gửi được lời mời',
    sent: (email: string) => `Đã gửi lời mời tới ${email}.`,
  },
  list: {
    heading: 'Các chỗ',
    caption: 'Các chỗ đã mời hoặc đang có người giữ',
    loading: 'Đang tải các chỗ…',
    empty: 'Quý khách chưa mời ai.',
    holder: 'Người giữ chỗ',
    nobody: 'Chưa nhận',
    state: 'Trạng thái',
    until: (day: string) => `lời mời dùng được đến ${day}`,
    since: (day: string) => `từ ${day}`,
    actions: 'Thao tác',
    states: {
      invited: 'Chờ nhận',
      expired: 'Lời mời hết hạn',
      held: 'Đang giữ',
    } satisfies Record<SeatState, string>,
  },
  resend: {
    action: 'Gửi lại',
    of: (email: string) => `Gửi lại lời mời tới ${email}`,
    sent: (email: string) => `Đã gửi lại lời mời tới ${email}. Đường dẫn cũ không còn dùng được.`,
  },
  revoke: {
    action: 'Thu lại',
    of: (email: string) => `Thu lại chỗ của ${email}`,
    title: (email: string) => `Thu lại chỗ của ${email}?`,
    held: 'Người giữ chỗ mất giá hội viên và quyền lợi từ chỗ này ngay lập tức. Thời hạn hội viên riêng của họ, nếu có, vẫn giữ nguyên.',
    invited: 'Đường dẫn trong lời mời không còn dùng được.',
    done: (email: string) => `Đã thu lại chỗ của ${email}.`,
  },
} as const;
