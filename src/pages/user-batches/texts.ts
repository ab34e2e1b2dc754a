import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Xử lý hàng loạt',
  description: 'Các lượt xử lý hàng loạt tài khoản, dành cho nhân viên của Viện.',
  lead: 'Mỗi lượt áp dụng cho mọi thành viên khớp bộ lọc vào lúc chuẩn bị, kèm kết quả của từng người. Lượt chưa chạy được giữ một ngày.',
  back: 'Danh sách thành viên',
  loading: 'Đang tải các lượt xử lý…',
  caption: 'Các lượt xử lý, mới nhất trước',
  columns: {
    action: 'Việc',
    state: 'Tình trạng',
    people: 'Số người',
    done: 'Đã xong',
    leftOut: 'Bỏ qua',
    failed: 'Lỗi',
    actor: 'Người thực hiện',
    at: 'Thời gian',
  },
  count: formatCount,
  empty: {
    title: 'Chưa có lượt xử lý nào',
    body: 'Lọc danh sách thành viên rồi chọn việc cần làm với mọi người khớp bộ lọc.',
    action: 'Đến danh sách thành viên',
  },
  pages: 'Các trang lượt xử lý',
} as const;
