export const texts = {
  forgot: {
    title: 'Quên mật khẩu',
    lead: 'Cho Viện biết địa chỉ email của tài khoản, Viện gửi thư để Quý khách đặt mật khẩu mới.',
    description: 'Nhận thư đặt lại mật khẩu tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
    email: 'Email của tài khoản',
    send: 'Gửi thư đặt lại mật khẩu',
    sending: 'Đang gửi yêu cầu…',
    failed: 'Chưa gửi được yêu cầu',
    remembered: 'Đã nhớ ra mật khẩu?',
    toLogin: 'Đăng nhập',
    sent: {
      title: 'Viện đã nhận yêu cầu',
      body: (email: string) =>
        `Nếu ${email} là địa chỉ của một tài khoản, thư đặt lại mật khẩu đang được gửi tới địa chỉ đó.`,
      missing: 'Chưa thấy thư sau vài phút? Quý khách vui lòng xem cả mục thư rác.',
      enterCode: 'Nhập mã trong thư',
      other: 'Dùng địa chỉ khác',
    },
  },
  reset: {
    title: 'Đặt mật khẩu mới',
    lead: 'Quý khách chọn mật khẩu mới cho tài khoản, rồi đăng nhập bằng mật khẩu đó.',
    description: 'Đặt mật khẩu mới cho tài khoản tại Viện Kiểm toán nội bộ Việt Nam.',
  },
  recover: {
    title: 'Khôi phục mật khẩu',
    lead: 'Nhập mã trong thư của Viện và chọn mật khẩu mới. Cách này tiện khi Quý khách đọc thư trên một thiết bị khác.',
    description: 'Đặt mật khẩu mới bằng mã trong thư của Viện Kiểm toán nội bộ Việt Nam.',
  },
  form: {
    code: 'Mã trong thư',
    codeHint: 'Mười sáu chữ và số, ví dụ 7K3Q-9D2M-X4TW-08HB.',
    password: 'Mật khẩu mới',
    confirmation: 'Nhập lại mật khẩu mới',
    save: 'Đặt mật khẩu mới',
    saving: 'Đang đặt mật khẩu…',
    failed: 'Chưa đặt được mật khẩu mới',
    noEmail: 'Mã đã hết hạn, hoặc chưa nhận được thư?',
    again: 'Yêu cầu thư mới',
  },
  rules: {
    title: 'Yêu cầu đối với mật khẩu',
    same: 'Hai lần nhập phải giống nhau.',
    uncommon: 'Không dùng mật khẩu mà nhiều người khác cũng dùng.',
    impersonal: 'Không chứa họ tên, tên đăng nhập, email hay số điện thoại.',
    met: 'đã đạt',
    unmet: 'chưa đạt',
  },
  how: {
    title: 'Cách đặt lại mật khẩu',
    facts: [
      'Thư của Viện có một liên kết và một mã; dùng cách nào cũng được.',
      'Liên kết và mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'Khi mật khẩu mới được đặt, mọi thiết bị đang đăng nhập vào tài khoản đều được đăng xuất.',
      'Viện không bao giờ hỏi mật khẩu qua thư hay điện thoại.',
    ],
  },
} as const;
