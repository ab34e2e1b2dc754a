export const texts = {
  title: 'Nhận chỗ hội viên tổ chức',
  description: 'Nhận chỗ trong thời hạn hội viên tổ chức theo lời mời.',
  lead: 'Tổ chức của Quý khách mời Quý khách nhận một chỗ trong thời hạn hội viên tổ chức tại Viện.',
  body: 'Khi giữ chỗ, Quý khách được giá hội viên và các quyền lợi của hội viên cho đến khi thời hạn của tổ chức kết thúc hoặc chỗ được thu lại. Thời hạn hội viên riêng của Quý khách, nếu có, vẫn giữ nguyên. Người quản trị của tổ chức thấy họ tên của Quý khách.',
  account: (name: string) => `Chỗ này sẽ gắn với tài khoản đang đăng nhập: ${name}.`,
  accept: 'Nhận chỗ',
  rejected: 'Chưa nhận được chỗ',
  accepted: (company: string) => `Quý khách đã nhận chỗ hội viên của ${company}.`,
  membership: 'Xem tư cách hội viên',
  missing: 'Chưa thấy mã mời',
  missingBody:
    'Quý khách vui lòng mở lại đường dẫn trong thư mời khi đã đăng nhập. Mỗi lời mời chỉ dùng được một lần.',
} as const;
