import { formatAmount, formatCount, formatMoney } from '@iia/shared/numbers';
import type { RefundReason, TransferProvider } from '@/data/generated/types';
export const paymentTexts = {
  providers: {
    bank: 'Ngân hàng',
    sepay: 'SePay',
    payos: 'payOS',
    casso: 'Casso',
    vnpay: 'VNPAY',
    statement: 'Sao kê',
  } satisfies Record<TransferProvider, string>,
  reasons: {
    late: 'Đến sau khi đơn đã huỷ',
    double: 'Chuyển hai lần',
    excess: 'Chuyển thừa',
    cancelled: 'Đơn huỷ khi mới trả một phần',
    refunded: 'Đơn được hoàn tiền',
    unmatched: 'Không rõ nội dung',
  } satisfies Record<RefundReason, string>,
} as const;

interface Assigned {
  parts: readonly { code: string; allocated: number }[];
  owed: number;
}

export const texts = {
  title: 'Đối soát thanh toán',
  description: 'Đối chiếu sao kê ngân hàng với các khoản thanh toán, dành cho nhân viên của Viện.',
  sections: {
    label: 'Các phần đối soát',
    statement: 'Sao kê',
    unmatched: (count: number | undefined) =>
      count ? `Chưa khớp (${formatCount(count)})` : 'Chưa khớp',
    reversals: (count: number | undefined) =>
      count ? `Bút toán đảo (${formatCount(count)})` : 'Bút toán đảo',
    owed: (count: number | undefined) =>
      count ? `Cần hoàn lại (${formatCount(count)})` : 'Cần hoàn lại',
    sent: 'Đã hoàn lại',
  },
  upload: {
    heading: 'Tải sao kê lên',
    body: 'Mỗi dòng tiền vào được đối chiếu với tin báo của ngân hàng và cổng thanh toán. Khoản nào chưa có tin báo sẽ được ghi nhận và xử lý như mọi chuyển khoản. Tải lại cùng một sao kê, hoặc sao kê trùng ngày, không ghi nhận thêm lần nào.',
    form: 'Tải sao kê lên',
    file: 'Tệp sao kê',
    hint: (kilobytes: number) =>
      `CSV hoặc Excel (.xlsx) tải từ ngân hàng, giữ nguyên dòng tiêu đề, tối đa 20.000 dòng và ${formatCount(kilobytes)} KB.`,
    submit: 'Đối soát',
    submitting: 'Đang đối soát…',
    missing: 'Vui lòng chọn tệp sao kê.',
    tooLarge: (kilobytes: number) =>
      `Tệp lớn hơn ${formatCount(kilobytes)} KB. Vui lòng tải sao kê của khoảng thời gian ngắn hơn.`,
    dayOrder: {
      label: 'Cách viết ngày',
      hint: 'Chỉ cần chọn khi Viện không tự nhận ra, ví dụ sao kê chỉ có ngày 05/11/2026.',
      auto: 'Tự nhận ra',
      dayFirst: 'Ngày trước: 24/11/2026',
      monthFirst: 'Tháng trước: 11/24/2026',
    },
    remaining: (lines: number) => `Còn ${formatCount(lines)} dòng, vui lòng giữ trang này mở.`,
    unreadable: 'Trình duyệt không đọc được tệp này, vui lòng chọn lại.',
  },
  report: {
    heading: (from: string, to: string) =>
      from === to ? `Kết quả ngày ${from}` : `Kết quả từ ${from} đến ${to}`,
    credited: 'Tổng tiền vào',
    matched: 'Đã có tin báo',
    taken: 'Ghi nhận thêm',
    differing: 'Lệch số tiền',
    missing: 'Không có trong sao kê',
    outgoing: 'Dòng tiền ra, bỏ qua',
    reversals: 'Bút toán đảo',
    newReversals: (count: number) =>
      `Có ${formatCount(count)} bút toán đảo mới. Các khoản này không trả cho đơn nào và cần nhân viên xem.`,
    seeReversals: 'Xem bút toán đảo',
    allGood: 'Sao kê khớp hoàn toàn với tin báo.',
    takenCaption: 'Ghi nhận thêm từ sao kê: các khoản chưa có tin báo',
    differingCaption: 'Lệch số tiền giữa sao kê và tin báo: cần hỏi lại ngân hàng',
    missingCaption: 'Có tin báo nhưng không có trong sao kê: cần kiểm tra lại',
    unassigned: 'Chưa rõ, xem mục Chưa khớp',
  },
  badLines: {
    caption: (count: number) => `${formatCount(count)} dòng chưa đọc được, chưa ghi nhận`,
    row: 'Dòng',
    message: 'Cần sửa',
    without: 'Đối soát các dòng còn lại',
  },
  more: (count: number) => `Và ${formatCount(count)} dòng khác.`,
  columns: {
    day: 'Ngày',
    amount: 'Số tiền',
    reported: 'Tin báo',
    description: 'Nội dung chuyển khoản',
    code: 'Ghi cho',
    provider: 'Nơi báo',
    reference: 'Số tham chiếu',
    reason: 'Vì sao hoàn',
    payer: 'Người nhận',
    sent: 'Đã hoàn',
    kind: 'Loại',
    reversed: 'Giao dịch bị đảo',
    closed: 'Cách xử lý',
    actions: 'Thao tác',
  },
  noReference: '–',
  unmatched: {
    loading: 'Đang tải các giao dịch chưa khớp…',
    caption: 'Giao dịch chưa khớp, cũ nhất trước',
    pages: 'Các trang giao dịch chưa khớp',
    empty: {
      title: 'Không còn giao dịch nào chờ xử lý',
      body: 'Chuyển khoản không rõ nội dung sẽ hiện ở đây.',
    },
    assign: 'Ghi cho đơn',
    assignOf: (amount: number) => `Ghi cho đơn: ${formatMoney(amount)}`,
    returnTransfer: 'Hoàn lại',
    giveBackOf: (amount: number) => `Hoàn lại ${formatMoney(amount)}`,
    maybe: (code: string | null, day: string, provider: string) =>
      `Có thể là khoản ${code ?? 'cùng nội dung'} đã nhận ngày ${day}, do ${provider} báo`,
    same: 'Cùng một khoản',
    sameOf: (amount: number) => `${formatMoney(amount)} là cùng một khoản`,
    second: 'Khoản thứ hai',
    secondOf: (amount: number) => `${formatMoney(amount)} là khoản thứ hai`,
  },
  merge: {
    title: (amount: number) => `${formatMoney(amount)} này là cùng một khoản?`,
    body: (code: string | null) =>
      `Giao dịch được gộp vào khoản ${code ?? 'cùng nội dung'} đã nhận. Không ghi thêm tiền, không hoàn tiền, không gửi thư.`,
    action: 'Cùng một khoản',
    done: 'Đã gộp hai giao dịch.',
  },
  reversals: {
    loading: 'Đang tải các bút toán đảo…',
    caption: { open: 'Bút toán đảo chờ xử lý, cũ nhất trước', closed: 'Bút toán đảo đã xử lý' },
    pages: 'Các trang bút toán đảo',
    empty: {
      open: {
        title: 'Không có bút toán đảo nào chờ xử lý',
        body: 'Khoản mà ngân hàng ghi âm trong sao kê sẽ hiện ở đây.',
      },
      closed: {
        title: 'Chưa xử lý bút toán đảo nào',
        body: 'Bút toán đảo đã xử lý hiện ở đây với ghi chú của nhân viên.',
      },
    },
    kinds: { credit: 'Thu lại tiền vào', debit: 'Trả lại tiền ra' },
    unknown: 'Chưa rõ giao dịch nào',
    transfer: (day: string, provider: string, code: string | null) =>
      `${day}, ${provider}${code ? `, ghi cho ${code}` : ''}`,
    close: 'Đã xử lý',
    closeOf: (amount: number) => `Đã xử lý bút toán đảo ${formatMoney(amount)}`,
    seeClosed: 'Xem bút toán đảo đã xử lý',
    seeOpen: 'Xem bút toán đảo chờ xử lý',
  },
  closeReversal: {
    title: (amount: number) => `Đã xử lý bút toán đảo ${formatMoney(amount)}?`,
    form: 'Xử lý bút toán đảo',
    note: 'Đã làm gì',
    hint: 'Ví dụ: ngân hàng đã trả lại ngày 25/11; hoặc đã huỷ đơn và báo khách.',
    submit: 'Ghi nhận',
    submitting: 'Đang ghi nhận…',
    failed: 'Chưa ghi nhận được',
    done: 'Đã ghi nhận cách xử lý.',
  },
  assign: {
    title: (amount: number) => `Ghi ${formatMoney(amount)} cho đơn nào?`,
    form: 'Ghi giao dịch cho đơn',
    code: 'Mã đơn hàng hoặc yêu cầu hội viên',
    hint: 'Ví dụ DH26A7K3Q. Khoản thiếu được giữ lại chờ chuyển thêm, khoản thừa chuyển sang mục Cần hoàn lại.',
    amount: 'Số tiền ghi cho mã này',
    amountHint: 'Để trống để ghi đúng phần còn thiếu. Phần không ghi cho mã nào được hoàn lại.',
    part: (number: number) => `Mã thứ ${number}`,
    add: 'Thêm mã',
    remove: 'Bỏ mã này',
    removeOf: (number: number) => `Bỏ mã này, mã thứ ${number}`,
    left: (dong: number) =>
      dong < 0 ? `Vượt giao dịch ${formatAmount(-dong)}` : `Chưa chia ${formatAmount(dong)}`,
    submit: 'Ghi cho đơn này',
    submitting: 'Đang ghi…',
    failed: 'Chưa ghi được giao dịch',
    close: 'Đóng',
    done: ({ parts, owed }: Assigned) => {
      const counted = parts.filter(({ allocated }) => allocated > 0);
      const rest = `${formatMoney(owed)} cần hoàn lại`;
      if (counted.length === 0) {
        return `${parts.map(({ code }) => code).join(', ')} không nhận thêm được; ${rest}.`;
      }
      const sums = counted.map(({ code, allocated }) => `${formatMoney(allocated)} cho ${code}`);
      return `Đã ghi ${sums.join(', ')}${owed > 0 ? `; ${rest}` : ''}.`;
    },
  },
  returnTransfer: {
    title: (amount: number) => `Hoàn lại ${formatMoney(amount)}?`,
    body: 'Khoản này chuyển sang mục Cần hoàn lại. Không ghi cho đơn nào được nữa.',
    action: 'Chuyển sang Cần hoàn lại',
    done: 'Đã chuyển sang mục Cần hoàn lại.',
  },
  refunds: {
    loading: 'Đang tải các khoản hoàn lại…',
    owedCaption: 'Khoản cần hoàn lại, cũ nhất trước',
    sentCaption: 'Khoản đã hoàn lại, mới nhất trước',
    owed: (amount: number) => `Tổng cần hoàn lại: ${formatMoney(amount)}.`,
    pages: 'Các trang khoản hoàn lại',
    close: 'Ghi nhận đã hoàn',
    closeOf: (amount: number) => `Ghi nhận đã hoàn ${formatMoney(amount)}`,
    empty: {
      owed: {
        title: 'Không có khoản nào cần hoàn lại',
        body: 'Tiền đến trễ, chuyển thừa hay chuyển hai lần sẽ hiện ở đây.',
      },
      sent: {
        title: 'Chưa hoàn lại khoản nào',
        body: 'Khoản đã hoàn hiện ở đây với mã giao dịch của ngân hàng.',
      },
    },
  },
  closing: {
    title: (amount: number) => `Ghi nhận đã hoàn ${formatMoney(amount)}`,
    body: 'Sau khi chuyển tiền, nhập mã giao dịch của ngân hàng. Người nhận được báo qua email và thông báo; việc này chỉ ghi nhận được một lần.',
    form: 'Ghi nhận đã hoàn tiền',
    reference: 'Mã giao dịch hoàn',
    submit: 'Ghi nhận',
    submitting: 'Đang ghi nhận…',
    failed: 'Chưa ghi nhận được',
    done: 'Đã ghi nhận khoản hoàn.',
  },
  beyond: {
    title: 'Trang này không có dòng nào',
    body: 'Danh sách có ít trang hơn.',
    action: 'Về trang đầu',
  },
} as const;
