/** What login, registration and logout say. */
export const texts = {
  identifier: 'Email hoặc tên đăng nhập',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu',
  newPasswordHint: 'Ít nhất 8 ký tự.',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  fullName: 'Họ và tên',
  username: 'Tên đăng nhập',
  usernameHint: 'Chữ không dấu, chữ số, dấu chấm, gạch ngang hoặc gạch dưới.',
  email: 'Email',
  phone: 'Số điện thoại',
  phoneHint: 'Ví dụ: 0912 345 678.',
  consent:
    'Tôi đồng ý để Viện xử lý dữ liệu cá nhân của tôi nhằm quản lý tài khoản và thực hiện đơn hàng.',
  login: 'Đăng nhập',
  loggingIn: 'Đang đăng nhập…',
  register: 'Tạo tài khoản',
  registering: 'Đang tạo tài khoản…',
  logout: 'Đăng xuất',
  loginFailed: 'Chưa đăng nhập được',
  registerFailed: 'Chưa tạo được tài khoản',
  fixFields: 'Một số ô chưa đúng. Quý khách xem lời nhắn bên dưới từng ô.',
  needsScript:
    'Biểu mẫu này cần JavaScript. Quý khách vui lòng bật JavaScript trong trình duyệt rồi tải lại trang.',
} as const;
