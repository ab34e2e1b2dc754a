import type { AccountRole } from '@/data/generated/types';
import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Quản lý thành viên',
  description: 'Danh sách thành viên dành cho nhân viên của Viện.',
  filters: {
    label: 'Lọc danh sách thành viên',
    q: 'Tìm thành viên',
    placeholder: 'Họ tên, email, điện thoại, đơn vị',
    type: 'Loại hội viên',
    expiresFrom: 'Hết hạn từ ngày',
    expiresBefore: 'Hết hạn trước ngày',
    role: 'Vai trò',
    roles: { staff: 'Nhân viên', member: 'Thành viên' } satisfies Record<AccountRole, string>,
    state: 'Tình trạng',
    states: { blocked: 'Bị khoá', open: 'Đang hoạt động' },
    certification: 'Chứng chỉ',
    cpe: 'Giờ CPE năm nay',
    cpeStates: { short: 'Thiếu giờ', enough: 'Không thiếu' },
    all: 'Tất cả',
    badDay: 'Ngày phải có dạng 05/07/2026.',
    clear: 'Bỏ lọc',
  },
  found: (count: number, isAll: boolean) => {
    if (!isAll) return `Hơn ${formatCount(count)} thành viên.`;
    return count === 0 ? 'Không có thành viên nào.' : `${formatCount(count)} thành viên.`;
  },
  loading: 'Đang tải danh sách thành viên…',
  caption: 'Danh sách thành viên',
  pages: 'Các trang thành viên',
  columns: { summary: 'Chọn cột', group: 'Các cột của danh sách' },
  exported: 'danh sách thành viên đang lọc',
  importFile: 'Nhập hội viên hoặc chứng chỉ từ tệp',
  mergeAccounts: 'Gộp tài khoản trùng',
  remind: {
    region: 'Nhắc gia hạn',
    hint: 'Chọn thành viên trong danh sách để nhắc gia hạn.',
    selected: (count: number) => `Đã chọn ${formatCount(count)} người.`,
    clear: 'Bỏ chọn',
    action: 'Nhắc gia hạn',
    tooMany: (most: number) => `Mỗi lần nhắc được nhiều nhất ${most} người.`,
    title: (count: number) => `Nhắc gia hạn ${formatCount(count)} người?`,
    body: 'Mỗi người nhận một email và một thông báo trong tài khoản, nhiều nhất một lần mỗi ngày. Người chưa là hội viên hoặc còn hạn trên 90 ngày được bỏ qua.',
    send: 'Gửi lời nhắc',
    queued: (count: number) =>
      count === 0
        ? 'Không có lời nhắc nào được gửi.'
        : `Đã xếp hàng gửi ${formatCount(count)} lời nhắc.`,
    skipped: (count: number) =>
      `Bỏ qua ${formatCount(count)} người: hôm nay đã được nhắc, còn hạn trên 90 ngày, hoặc chưa là hội viên.`,
  },
  all: {
    form: 'Xử lý mọi người khớp bộ lọc',
    name: 'viec',
    action: 'Với mọi người khớp bộ lọc',
    choose: 'Chọn việc cần làm',
    missing: 'Vui lòng chọn việc cần làm.',
    preview: 'Xem trước',
    earlier: 'Các lượt đã chuẩn bị và đã chạy',
  },
  empty: {
    title: 'Không có thành viên phù hợp',
    body: 'Thử rút ngắn từ khoá, hoặc bỏ bớt điều kiện lọc.',
    action: 'Bỏ lọc',
  },
  nobody: {
    title: 'Chưa có thành viên nào',
    body: 'Tài khoản đăng ký trên trang sẽ hiện ở đây.',
  },
  beyond: {
    title: 'Trang này không có thành viên',
    body: 'Danh sách đang lọc đã thay đổi hoặc ngắn hơn trước.',
    action: 'Về trang đầu',
  },
} as const;
