import type { OrderStatus } from '@/data/generated/types';

export const texts = {
  title: {
    pending_payment: 'Đơn hàng đang chờ xác nhận',
    paid: 'Thanh toán xong, mời Quý khách bắt đầu',
    completed: 'Đơn hàng đã hoàn tất',
    cancelled: 'Đơn hàng đã huỷ',
    refunded: 'Đơn hàng đã hoàn tiền',
  } satisfies Record<OrderStatus, string>,
  due: (amount: string) => `Còn một bước: chuyển khoản ${amount}`,
  free: 'Đặt hàng xong, mời Quý khách bắt đầu',
  description: 'Hướng dẫn thanh toán đơn hàng.',
  kicker: (code: string) => `Đơn hàng ${code}`,
  lead: {
    pending_payment: 'Viện đã ghi nhận đơn hàng.',
    paid: 'Viện đã nhận thanh toán. Cảm ơn Quý khách.',
    completed: 'Cảm ơn Quý khách đã đồng hành cùng Viện.',
    cancelled: 'Đơn hàng không còn hiệu lực. Quý khách vui lòng không chuyển khoản cho đơn này.',
    refunded: 'Viện đã hoàn tiền; những gì mua theo đơn này không còn thuộc về tài khoản.',
  } satisfies Record<OrderStatus, string>,
  dueBefore: (moment: string) =>
    `Viện đã ghi nhận và giữ đơn hàng đến ${moment}. Trang này tự cập nhật khi khoản tiền đến.`,
  nothingToPay: 'Đơn hàng không phải thanh toán: sản phẩm đã thuộc về tài khoản của Quý khách.',
  paid: (code: string) => `Viện đã nhận thanh toán đơn hàng ${code}.`,
  order: 'Đơn hàng',
  code: 'Mã đơn hàng',
  status: 'Trạng thái',
  placedAt: 'Thời điểm đặt',
  content: 'Nội dung',
  andMore: (title: string, more: number) =>
    more > 0 ? `${title} và ${more} sản phẩm khác` : title,
  total: 'Tổng cộng',
  customer: 'Người đặt',
  next: 'Các bước tiếp theo',
  steps: [
    'Chuyển khoản đúng số tiền và nội dung ở trên trước thời hạn.',
    'Viện xác nhận khoản tiền; trạng thái đơn hàng chuyển thành “Đã thanh toán”.',
    'Khoá học, tài liệu hoặc chỗ tham dự được mở cho tài khoản của Quý khách.',
  ],
  items: {
    title: 'Những gì Quý khách đã có',
    learn: 'Vào học',
    ticket: 'Xem vé',
    calendar: 'Thêm vào lịch (.ics)',
  },
  detail: 'Xem chi tiết đơn hàng',
  history: 'Lịch sử mua hàng',
  print: 'In trang này',
  goOn: 'Xem khoá học',
  login: {
    title: 'Vui lòng đăng nhập để xem đơn hàng',
    body: 'Đơn hàng chỉ hiện cho người đã đặt. Đăng nhập xong, Quý khách sẽ trở lại trang này.',
    action: 'Đăng nhập',
  },
  none: {
    title: 'Cảm ơn Quý khách',
    body: 'Các đơn hàng đã đặt và hướng dẫn thanh toán nằm trong lịch sử mua hàng.',
  },
  notFound: {
    title: 'Không tìm thấy đơn hàng',
    body: 'Đơn hàng này không có, hoặc thuộc một tài khoản khác.',
  },
} as const;
