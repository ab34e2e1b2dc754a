import type { BatchAction } from '@/data/generated/types';
import { formatCount } from '@iia/shared/numbers';

export const detailTexts = {
  title: 'Lượt xử lý hàng loạt',
  description: 'Một lượt xử lý hàng loạt tài khoản, dành cho nhân viên của Viện.',
  back: 'Các lượt xử lý hàng loạt',
  loading: 'Đang tải lượt xử lý…',
  loadingRows: 'Đang tải kết quả của từng người…',
  facts: {
    state: 'Tình trạng',
    actor: 'Người thực hiện',
    prepared: 'Chuẩn bị lúc',
    started: 'Chạy lúc',
    finished: 'Xong lúc',
    why: 'Lý do',
    people: 'Khớp bộ lọc',
    peopleCount: (count: number) => `${formatCount(count)} người`,
  },
  preview: {
    heading: 'Xem trước',
    will: {
      remind_membership: (count: number) => `Sẽ nhắc ${formatCount(count)} người.`,
      remind_unpaid: (count: number) => `Sẽ nhắc ${formatCount(count)} người.`,
      block: (count: number) => `Sẽ khoá ${formatCount(count)} tài khoản.`,
      unblock: (count: number) => `Sẽ mở khoá ${formatCount(count)} tài khoản.`,
    } satisfies Record<BatchAction, (count: number) => string>,
    nobody: 'Không còn ai để xử lý: mọi người khớp bộ lọc đều được bỏ qua.',
    settled:
      'Lượt này chỉ áp dụng cho những người khớp bộ lọc vào lúc chuẩn bị. Khi chạy, ai không còn phù hợp sẽ được bỏ qua, kèm lý do.',
    leftOut: (count: number) => `Bỏ qua ${formatCount(count)} người`,
    reason: (reason: string, count: number) => `${reason}: ${formatCount(count)} người`,
  },
  email: {
    heading: 'Thư gửi đi',
    hint: 'Như người đầu tiên nhận; tên và ngày khác nhau theo từng người. Ai đã từ chối nhận thư nhắc chỉ có thông báo trong tài khoản.',
    to: 'Gửi đến',
    subject: 'Tiêu đề',
    body: 'Nội dung',
    action: 'Nút trong thư',
  },
  run: {
    form: 'Chạy lượt xử lý',
    reason: 'Lý do',
    hint: 'Ghi trong nhật ký, không sửa được.',
    action: {
      remind_membership: 'Gửi lời nhắc',
      remind_unpaid: 'Gửi lời nhắc',
      block: 'Khoá các tài khoản',
      unblock: 'Mở khoá các tài khoản',
    } satisfies Record<BatchAction, string>,
    running: 'Đang bắt đầu…',
    failed: 'Chưa chạy được',
    started: 'Đã bắt đầu. Có thể rời trang này, lượt xử lý vẫn tiếp tục.',
  },
  progress: {
    label: 'Tiến độ',
    of: (done: number, total: number) =>
      `Đã xử lý ${formatCount(done)} trong ${formatCount(total)} người.`,
    done: (count: number) => `Đã xong: ${formatCount(count)} người.`,
    stopped:
      'Lượt xử lý đã dừng: người chạy không còn quyền nhân viên. Những người còn lại được bỏ qua.',
    failed: (count: number) => `Lỗi với ${formatCount(count)} người, xem danh sách bên dưới.`,
  },
  rows: {
    heading: 'Từng người',
    tabs: 'Lọc theo kết quả',
    all: (count: number) => `Tất cả (${formatCount(count)})`,
    tab: (label: string, count: number) => `${label} (${formatCount(count)})`,
    caption: 'Kết quả của từng người',
    person: 'Họ và tên',
    gone: 'Tài khoản không còn',
    email: 'Email',
    outcome: 'Kết quả',
    reason: 'Vì sao',
    none: '–',
    empty: { title: 'Không có ai', body: 'Không có người nào với kết quả này.' },
    pages: 'Các trang kết quả',
  },
} as const;
