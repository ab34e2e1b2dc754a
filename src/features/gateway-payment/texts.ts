import type { PaymentAttemptState, PaymentGateway } from '@/data/generated/types';

const names: Record<PaymentGateway, string> = { vnpay: 'VNPAY', payos: 'payOS' };

interface Ended {
  title: string;
  body: string;
}

export const texts = {
  title: 'Thanh toán trực tuyến',
  titleOf: (code: string) => `Thanh toán trực tuyến ${code}`,
  lead: 'Quý khách nhập thông tin trên trang của đơn vị thanh toán được cấp phép. Viện không nhận và không lưu số thẻ.',
  methods: {
    vnpay: {
      name: 'Thẻ, ATM hoặc ví (VNPAY)',
      hint: 'Thẻ quốc tế, thẻ ATM có đăng ký trực tuyến, ví VNPAY hoặc quét mã VNPAY-QR.',
    },
    payos: {
      name: 'Quét mã qua payOS',
      hint: 'Mã QR điền sẵn số tiền và nội dung; đơn được xác nhận sau ít giây.',
    },
  } satisfies Record<PaymentGateway, { name: string; hint: string }>,
  pay: (amount: string) => `Thanh toán ${amount}`,
  goOn: 'Tiếp tục thanh toán',
  payBy: (gateway: PaymentGateway) => `qua ${names[gateway]}`,
  openUntil: (moment: string) => `Phiên thanh toán đang mở đến ${moment}.`,
  unsafe: 'Địa chỉ trang thanh toán không đúng nên Viện không mở. Quý khách vui lòng chuyển khoản.',
  confirming: {
    title: (gateway: PaymentGateway) => `Đang xác nhận thanh toán qua ${names[gateway]}…`,
    body: (gateway: PaymentGateway) =>
      `Trang này tự cập nhật khi ${names[gateway]} báo kết quả, thường trong một phút. Quý khách vui lòng chưa thanh toán lại.`,
  },
  slow: {
    title: (gateway: PaymentGateway) => `${names[gateway]} chưa báo kết quả`,
    body: (gateway: PaymentGateway) =>
      `Nếu đã bị trừ tiền, Quý khách không cần làm gì thêm: Viện tiếp tục kiểm tra với ${names[gateway]} và báo cho Quý khách. Nếu chưa thanh toán, Quý khách có thể tiếp tục ở dưới.`,
  },
  received: {
    title: (gateway: PaymentGateway) => `Viện đã nhận tiền qua ${names[gateway]}`,
    body: 'Trang này cập nhật trong giây lát. Nếu chưa đủ, số tiền còn thiếu hiện ở trên.',
  },
  ended: {
    failed: (gateway: PaymentGateway) => ({
      title: `Thanh toán qua ${names[gateway]} không thành công`,
      body: 'Viện chưa nhận được tiền. Quý khách có thể thử lại, chọn cách khác hoặc chuyển khoản.',
    }),
    cancelled: (gateway: PaymentGateway) => ({
      title: `Quý khách đã dừng thanh toán qua ${names[gateway]}`,
      body: 'Viện chưa nhận được tiền. Quý khách có thể thanh toán lại hoặc chuyển khoản.',
    }),
    expired: (gateway: PaymentGateway) => ({
      title: `Phiên thanh toán qua ${names[gateway]} đã hết hạn`,
      body: 'Viện chưa nhận được tiền. Quý khách có thể thanh toán lại hoặc chuyển khoản.',
    }),
    unresolved: (gateway: PaymentGateway) => ({
      title: `${names[gateway]} không báo kết quả`,
      body: 'Nếu đã bị trừ tiền, Quý khách vui lòng liên hệ Viện trước khi thanh toán lại.',
    }),
  } satisfies Record<
    Exclude<PaymentAttemptState, 'open' | 'paid'>,
    (gateway: PaymentGateway) => Ended
  >,
};
