import { instituteName } from '@iia/shared/institute';

export const texts = {
  title: 'Liên hệ',
  kicker: instituteName,
  lead: 'Viện trả lời mọi câu hỏi của Quý khách trong ba ngày làm việc.',
  description:
    'Địa chỉ, điện thoại, email và giờ làm việc của Viện Kiểm toán nội bộ Việt Nam; gửi câu hỏi, góp ý hoặc khiếu nại trực tuyến.',
  formTitle: 'Gửi thư cho Viện',
  fullName: 'Họ và tên',
  email: 'Email',
  emailHint: 'Viện trả lời tới địa chỉ này.',
  phone: 'Số điện thoại',
  subject: 'Tiêu đề',
  message: 'Nội dung',
  messageHint: 'Xin nêu mã đơn hàng hoặc số chứng chỉ nếu có liên quan.',
  website: 'Xin để trống ô này',
  send: 'Gửi thư',
  sending: 'Đang gửi…',
  failed: 'Chưa gửi được thư',
  privacy: 'Viện chỉ dùng thông tin này để trả lời Quý khách.',
  needsScript: (email: string, phone: string) =>
    `Biểu mẫu này cần JavaScript. Quý khách vui lòng gửi thư tới ${email} hoặc gọi ${phone}.`,
  needsScriptBare: 'Biểu mẫu này cần JavaScript.',
  sentTitle: 'Viện đã nhận được thư',
  sent: (email: string) => `Cảm ơn Quý khách. Viện sẽ trả lời tới ${email} trong ba ngày làm việc.`,
  another: 'Gửi thư khác',
  facts: {
    title: 'Thông tin liên hệ',
    address: 'Địa chỉ',
    phone: 'Điện thoại',
    email: 'Email',
    hours: 'Giờ làm việc',
    account: 'Tài khoản nhận tiền',
    /** Lets buyers verify that an order's bank account is the institute's. */
    accountOf: ({
      accountNumber,
      bankName,
      accountName,
    }: Record<'accountNumber' | 'bankName' | 'accountName', string>) =>
      `${accountNumber} tại ${bankName}, chủ tài khoản ${accountName}`,
  },
  map: {
    title: 'Đường đến Viện',
    show: 'Hiện bản đồ',
    consent: (provider: string) =>
      `Bản đồ do ${provider} cung cấp. Chỉ khi Quý khách bấm nút, trình duyệt mới kết nối tới máy chủ của họ.`,
    link: 'Mở trên bản đồ',
    frame: (provider: string) => `Bản đồ ${provider} quanh Viện`,
  },
} as const;
