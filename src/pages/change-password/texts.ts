export const texts = {
  title: 'Đổi mật khẩu',
  description: 'Đổi mật khẩu tài khoản của Quý khách.',
  lead: 'Sau khi đổi, mọi thiết bị khác đang đăng nhập vào tài khoản đều được đăng xuất.',
  form: 'Đổi mật khẩu',
  current: 'Mật khẩu hiện tại',
  save: 'Đổi mật khẩu',
  saving: 'Đang đổi mật khẩu…',
  failed: 'Chưa đổi được mật khẩu',
  changed: 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.',
  forgotten: 'Không nhớ mật khẩu hiện tại?',
  reset: 'Đặt lại qua email',
} as const;
