export const texts = {
  title: 'Thông báo',
  description: 'Thông báo của Viện về đơn hàng, khoá học và hội viên của Quý khách.',
  unread: (count: number) =>
    count === 0 ? 'Quý khách đã đọc mọi thông báo.' : `${count} thông báo chưa đọc.`,
  list: 'Các thông báo',
  loading: 'Đang tải thông báo…',
  markRead: 'Đánh dấu đã đọc cả trang',
  marking: 'Đang đánh dấu…',
  markFailed: 'Chưa đánh dấu được. Quý khách vui lòng thử lại.',
  pages: 'Các trang thông báo',
  empty: {
    title: 'Chưa có thông báo nào',
    body: 'Khi đơn hàng được xác nhận hay thời hạn hội viên sắp hết, Viện báo cho Quý khách tại đây.',
  },
  beyond: {
    title: 'Trang này không có thông báo',
    body: 'Danh sách thông báo của Quý khách có ít trang hơn.',
    action: 'Về trang đầu',
  },
} as const;
