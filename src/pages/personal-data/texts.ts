export const texts = {
  title: 'Dữ liệu cá nhân',
  description: 'Sự đồng ý, thư từ, bản sao dữ liệu và việc xoá tài khoản của Quý khách.',
  lead: 'Viện lưu gì về Quý khách, và Quý khách quyết định gì về dữ liệu đó.',
  loading: 'Đang tải dữ liệu…',
  emails: {
    title: 'Thư Quý khách nhận',
    lead: 'Thư về đơn hàng, thanh toán và bảo mật tài khoản luôn được gửi vì cần cho việc mua hàng. Các thư sau thì tuỳ Quý khách.',
    kinds: {
      membership_reminders: 'Nhắc khi thời hạn hội viên sắp hết',
      order_reminders: 'Nhắc khi đơn hàng còn chờ thanh toán',
    },
    on: 'Từ nay Viện gửi thư này cho Quý khách.',
    off: 'Viện không gửi thư này nữa. Thông báo trong tài khoản vẫn có.',
    failed: 'Chưa lưu được lựa chọn. Quý khách vui lòng thử lại.',
  },
  consents: {
    title: 'Sự đồng ý của Quý khách',
    empty: 'Chưa có ghi nhận nào.',
    agreed: 'Đã đồng ý',
    declined: 'Đã từ chối',
    version: (version: string) => `Bản ${version}`,
    withdraw:
      'Muốn rút lại sự đồng ý xử lý dữ liệu cá nhân, Quý khách xoá tài khoản ở cuối trang này.',
  },
  copy: {
    title: 'Bản sao dữ liệu',
    lead: 'Mọi dữ liệu gắn với tài khoản: hồ sơ, đơn hàng, hội viên, chứng chỉ, tiến độ học, thông báo, thư và tin nhắn đã gửi. Mật khẩu và các mã bí mật không có trong đó.',
    html: 'Tải bản để đọc (HTML)',
    json: 'Tải bản cho máy đọc (JSON)',
    saving: 'Đang chuẩn bị…',
    saved: (name: string) => `Đã lưu “${name}”.`,
  },
  deletion: {
    title: 'Xoá tài khoản',
    lead: 'Tài khoản được xoá sau 14 ngày kể từ khi Quý khách yêu cầu; trong thời gian đó Quý khách vẫn dùng được tài khoản và có thể giữ lại.',
    gone: 'Được xoá: hồ sơ, thông báo, tiến độ học, giờ CPE tự khai cùng minh chứng, tin nhắn đã gửi, các thiết bị đang đăng nhập. Quý khách không còn mở được khoá học và tài liệu đã mua.',
    retention:
      'Được lưu 10 năm theo Luật Kế toán: đơn hàng với tên người mua và thông tin hoá đơn; email, điện thoại, địa chỉ và ghi chú trong đơn được xoá. Sổ chứng chỉ và giấy chứng nhận tham dự đã cấp vẫn được Viện giữ để đối chiếu.',
    unpaid:
      'Đơn hàng và yêu cầu hội viên còn chờ thanh toán phải được thanh toán hoặc huỷ trước; tài khoản nhân viên được xoá sau khi Viện thu lại quyền nhân viên.',
    ask: 'Xoá tài khoản',
    question: 'Xoá tài khoản của Quý khách?',
    questionBody:
      'Sau 14 ngày không thể khôi phục. Viện gửi thư xác nhận, kèm cách giữ lại tài khoản.',
    requested: 'Viện đã nhận yêu cầu xoá tài khoản.',
    due: (day: string) => `Tài khoản sẽ được xoá sau ngày ${day}`,
    dueBody: 'Đến khi đó Quý khách có thể đổi ý.',
    cancel: 'Giữ lại tài khoản',
    cancelling: 'Đang giữ lại…',
    cancelled: 'Tài khoản của Quý khách được giữ lại.',
    cancelFailed: 'Chưa giữ lại được. Quý khách vui lòng thử lại.',
  },
} as const;
