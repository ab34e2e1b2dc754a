import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Gộp tài khoản trùng',
  description: 'Các tài khoản có email hoặc tên đăng nhập trùng nhau, dành cho nhân viên của Viện.',
  lead: 'Những tài khoản dưới đây chỉ khác nhau ở ký tự ẩn, chữ hoa hay khoảng trắng, nên có thể là của cùng một người. Ký tự không nhìn thấy được viết bằng mã, ví dụ \\u200B.',
  back: 'Danh sách thành viên',
  loading: 'Đang tải các tài khoản trùng…',
  empty: {
    title: 'Không có tài khoản trùng',
    body: 'Mọi tài khoản đều có email và tên đăng nhập khác nhau.',
    action: 'Đến danh sách thành viên',
  },
  caption: (key: string) => `Các tài khoản trùng “${key}”`,
  columns: {
    account: 'Tài khoản',
    registered: 'Đăng ký',
    used: 'Dùng gần nhất',
    owned: 'Đang có',
    action: 'Gộp',
  },
  staff: 'Nhân viên, không gộp được',
  blocked: 'Đang bị khoá',
  never: '–',
  nothing: 'Chưa có gì',
  owned: {
    orderCount: (count: number) => `${formatCount(count)} đơn hàng`,
    termCount: (count: number) => `${formatCount(count)} thời hạn hội viên`,
    requestCount: (count: number) => `${formatCount(count)} yêu cầu hội viên`,
    certificateCount: (count: number) => `${formatCount(count)} chứng chỉ`,
    attendanceCount: (count: number) => `${formatCount(count)} giấy chứng nhận tham dự`,
    seatCount: (count: number) => `${formatCount(count)} chỗ hội viên`,
    courseCount: (count: number) => `${formatCount(count)} khoá học đã bắt đầu`,
    cpeCount: (count: number) => `${formatCount(count)} mục CPE`,
  },
  mergeInto: (removed: string) => `Gộp ${removed} vào đây`,
  dialog: {
    title: 'Gộp hai tài khoản?',
    body: (remaining: string, removed: string) =>
      `Mọi thứ của ${removed} chuyển sang ${remaining}. Tài khoản ${removed} bị đóng, không đăng nhập được nữa. Việc này không hoàn tác được. Cả hai địa chỉ nhận được thư báo.`,
    reason: 'Lý do',
    reasonHint: 'Được ghi vào nhật ký, chủ tài khoản không thấy.',
    action: 'Gộp tài khoản',
    cancel: 'Quay lại',
    saving: 'Đang gộp…',
    failed: 'Chưa gộp được hai tài khoản.',
  },
  done: (remaining: string, removed: string) => `Đã gộp ${removed} vào ${remaining}.`,
} as const;
