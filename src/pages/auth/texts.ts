const codeTexts = {
  code: 'Mã trong thư',
  codeHint: 'Mười sáu chữ và số, ví dụ 7K3Q-9D2M-X4TW-08HB.',
};

export const stopTexts = {
  title: 'Giữ email của tài khoản',
  description: 'Dừng việc đổi email của tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
  lead: 'Dành cho Quý khách nhận được thư báo đổi email mà không yêu cầu.',
  form: {
    ...codeTexts,
    submit: 'Giữ địa chỉ này',
    submitting: 'Đang giữ địa chỉ…',
    failed: 'Chưa giữ được địa chỉ',
  },
  done: {
    title: 'Địa chỉ của Quý khách đã được giữ',
    body: 'Mọi thiết bị đã được đăng xuất. Người yêu cầu đổi email biết mật khẩu của tài khoản, nên Quý khách vui lòng đặt mật khẩu mới ngay.',
    action: 'Đặt lại mật khẩu',
  },
  how: {
    title: 'Điều gì xảy ra',
    facts: [
      'Việc đổi email dừng lại; nếu đã đổi, tài khoản trở về địa chỉ này.',
      'Mọi thiết bị đang đăng nhập vào tài khoản đều được đăng xuất.',
      'Quý khách đặt lại mật khẩu qua thư gửi tới địa chỉ này.',
    ],
  },
} as const;
export const confirmTexts = {
  title: 'Xác nhận email mới',
  description: 'Xác nhận địa chỉ email mới của tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
  lead: 'Sau khi xác nhận, Viện gửi thư tới địa chỉ mới và Quý khách đăng nhập bằng địa chỉ đó.',
  form: {
    ...codeTexts,
    submit: 'Xác nhận địa chỉ mới',
    submitting: 'Đang xác nhận…',
    failed: 'Chưa xác nhận được',
  },
  done: {
    title: 'Email của tài khoản đã được đổi',
    body: 'Từ nay Quý khách đăng nhập bằng địa chỉ mới. Viện cũng báo cho địa chỉ cũ.',
    action: 'Về trang bảo mật tài khoản',
  },
  how: {
    title: 'Cách đổi email',
    facts: [
      'Liên kết và mã trong thư có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'Địa chỉ cũ nhận được thư báo và có thể giữ lại trong vòng 7 ngày.',
      'Mật khẩu và các thiết bị đang đăng nhập không thay đổi.',
    ],
  },
} as const;
