export const texts = {
  navigation: 'Tài khoản của Quý khách',
  profile: 'Hồ sơ',
  courses: 'Khoá học của tôi',
  orders: 'Lịch sử mua hàng',
  membership: 'Hội viên',
  notifications: 'Thông báo',
  security: 'Bảo mật tài khoản',
  password: 'Đổi mật khẩu',
  users: 'Quản lý thành viên',
  statistics: 'Thống kê',
  unread: (count: number) => `, ${count} thông báo chưa đọc`,
  unpaid: (count: number) => `, ${count} đơn chờ thanh toán`,
} as const;
