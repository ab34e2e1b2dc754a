import type {
  CertificateState,
  RenewableType,
  TermBegin,
  TermSource,
} from '@/data/generated/types';
import type { TermState } from './TermHistory';

export const texts = {
  title: 'Hội viên',
  description: 'Tư cách hội viên, yêu cầu gia nhập, gia hạn và chứng chỉ của Quý khách.',
  lead: 'Tư cách hội viên, các yêu cầu gia nhập, gia hạn và chứng chỉ gắn với tài khoản này.',
  status: {
    heading: 'Tư cách hội viên',
    none: 'Chưa là hội viên',
    noneBody: 'Quý khách có thể gia nhập ngay trên trang này.',
    until: (day: string) => `Hiệu lực đến ${day}`,
    left: (days: number) => (days === 0 ? 'Hết hiệu lực trong hôm nay.' : `Còn ${days} ngày.`),
    ending: 'Quý hội viên nên gia hạn sớm: thời hạn mới nối tiếp thời hạn này, không mất ngày nào.',
    grace: (day: string) => `Đã hết hạn ngày ${day}, đang trong thời gian ân hạn`,
    graceBody: (until: string) =>
      `Giá hội viên còn áp dụng đến hết ngày ${until}. Gia hạn trước ngày đó thì thời hạn mới nối tiếp thời hạn vừa hết, không bị ngắt quãng.`,
    next: (type: string, from: string, until: string) =>
      `Thời hạn tiếp theo: ${type}, từ ${from} đến ${until}.`,
    ended: (day: string) => `Đã hết hiệu lực ngày ${day}`,
    endedBody: 'Giá và quyền lợi hội viên không còn áp dụng. Quý khách có thể gia hạn bên dưới.',
    seat: (company: string, since: string) =>
      `Quý khách giữ một chỗ hội viên của ${company} từ ${since}.`,
    seats: 'Quản lý chỗ của tổ chức',
    benefits: 'Xem quyền lợi hội viên',
    joining: 'Điều kiện gia nhập',
  },
  form: {
    join: 'Gia nhập',
    renew: 'Gia hạn',
    renewOrChange: 'Gia hạn hoặc đổi loại hội viên',
    type: 'Loại hội viên',
    years: 'Thời hạn',
    yearsAt: (years: number, price: string) => `${years} năm, ${price}`,
    note: 'Ghi chú cho Viện',
    noteHint: 'Ví dụ: cần xuất hoá đơn cho đơn vị công tác.',
    notSold: 'Loại hội viên này không có thời hạn đã chọn. Vui lòng chọn thời hạn khác.',
    price: 'Phí hội viên',
    fee: (membership: string) => `Phí ${membership}`,
    credit: (membership: string, from: string, until: string) =>
      `Phần còn lại của thời hạn ${membership} từ ${from} đến ${until}`,
    share: (days: number, of: number, value: string) => `${days}/${of} ngày của ${value}`,
    total: 'Phải thanh toán',
    term: 'Thời hạn mới',
    days: (from: string, until: string) => `Từ ${from} đến hết ${until}`,
    quoting: 'Phí đang được tính. Quý khách xem phí rồi bấm lại.',
    begins: {
      payment: () => 'Tính theo ngày hôm nay. Thời hạn bắt đầu vào ngày Viện ghi nhận thanh toán.',
      afterTerm: () =>
        'Thời hạn mới nối tiếp thời hạn đang có, không mất ngày nào, nếu Viện ghi nhận thanh toán trước khi thời hạn đó hết.',
      grace: () =>
        'Đang trong thời gian ân hạn: thời hạn mới nối tiếp thời hạn vừa hết, không bị ngắt quãng.',
      change: (type: string) =>
        `Tính theo ngày hôm nay. ${type} từ ngày Viện ghi nhận thanh toán; thời hạn đang có kết thúc vào ngày trước đó, phần chưa dùng được trừ vào phí. Mức phí này giữ nguyên đến hạn thanh toán.`,
    } satisfies Record<TermBegin, (type: string) => string>,
    awaiting: (codes: string) =>
      `Quý khách có yêu cầu ${codes} đang chờ thanh toán. Chỉ gửi thêm nếu muốn đăng ký thêm một thời hạn nữa.`,
    awaitingChange: (codes: string) =>
      `Yêu cầu đổi loại ${codes} đang chờ thanh toán. Quý khách thanh toán hoặc huỷ yêu cầu đó trước khi gửi yêu cầu khác.`,
    afterwards:
      'Sau khi gửi, hướng dẫn chuyển khoản kèm mã VietQR hiện trên trang này. Yêu cầu chưa thanh toán tự huỷ sau 72 giờ.',
    send: 'Gửi yêu cầu',
    sending: 'Đang gửi…',
    sent: (code: string) => `Viện đã nhận yêu cầu ${code}. Bước còn lại là chuyển khoản.`,
    rejected: 'Chưa gửi được yêu cầu',
  },
  rules: {
    heading: 'Gia hạn, ân hạn và đổi loại',
    renewal:
      'Gia hạn cùng loại: thời hạn mới bắt đầu khi thời hạn đang có kết thúc. Nếu tư cách hội viên đã bị ngắt quãng, thời hạn mới bắt đầu vào ngày Viện ghi nhận thanh toán.',
    grace: (days: number) =>
      `Ân hạn: trong ${days} ngày sau ngày cuối của thời hạn, Quý hội viên vẫn được giá hội viên; gia hạn cùng loại trong thời gian này thì thời hạn mới nối tiếp thời hạn vừa hết.`,
    noGrace: 'Không có ân hạn: giá hội viên chỉ áp dụng đến hết ngày cuối của thời hạn.',
    change:
      'Đổi loại hội viên: loại mới có hiệu lực vào ngày Viện ghi nhận thanh toán. Phần chưa dùng của thời hạn đang có được trừ vào phí theo số ngày còn lại. Yêu cầu đổi loại không gửi cùng lúc với yêu cầu khác.',
    cheaper:
      'Nếu phần chưa dùng bằng hoặc cao hơn phí của loại mới, loại mới bắt đầu khi thời hạn đang có kết thúc: Viện không hoàn lại phần chênh lệch, và Quý hội viên không mất ngày nào.',
  },
  cancel: {
    action: (code: string) => `Huỷ yêu cầu ${code}`,
    confirm: 'Huỷ yêu cầu',
    title: (code: string) => `Huỷ yêu cầu ${code}?`,
    body: 'Nếu Quý khách đã chuyển khoản cho yêu cầu này, xin đừng huỷ: Viện sẽ ghi nhận khi khoản tiền đến.',
  },
  terms: {
    heading: 'Các thời hạn hội viên',
    loading: 'Đang tải các thời hạn…',
    empty: 'Quý khách chưa có thời hạn hội viên nào.',
    states: {
      running: 'Đang hiệu lực',
      coming: 'Sắp tới',
      over: 'Đã qua',
      cut: 'Kết thúc sớm',
      void: 'Không bắt đầu',
    } satisfies Record<TermState, string>,
    paid: (code: string) => `Theo yêu cầu ${code}`,
    sources: {
      request: 'Theo yêu cầu đã thanh toán',
      staff: 'Do Viện ghi nhận',
      carried: 'Có từ trước',
    } satisfies Record<TermSource, string>,
    agreed: (day: string) => `Ngày cuối ban đầu: ${day}.`,
  },
  priceChanged: {
    title: 'Phí hội viên vừa thay đổi',
    body: (before: string, after: string) =>
      `Phí lúc trước là ${before}, nay là ${after}. Yêu cầu chưa được gửi: Quý khách xem lại, rồi bấm “Gửi yêu cầu” nếu đồng ý.`,
  },
  unknown: {
    title: 'Chưa biết yêu cầu đã được ghi nhận hay chưa',
    body: 'Kết nối bị gián đoạn trước khi có trả lời. Quý khách cứ gửi lại: dù gửi mấy lần cũng chỉ có một yêu cầu.',
    what: (membership: string, price: string) =>
      `Yêu cầu đang chờ trả lời: ${membership}, ${price}.`,
    again: 'Gửi lại yêu cầu',
  },
  otherRequest: {
    title: 'Một yêu cầu khác đã được gửi từ trang này',
    body: 'Yêu cầu đó có nội dung khác với những gì đang hiện ở đây. Quý khách xem lại các yêu cầu đã gửi, hoặc gửi thành một yêu cầu mới.',
    asNew: 'Gửi thành yêu cầu mới',
  },
  payment: {
    heading: 'Chờ thanh toán',
    title: (code: string, membership: string) => `Yêu cầu ${code}: ${membership}`,
    checking: 'Trang này tự cập nhật khi Viện nhận được khoản tiền.',
  },
  statusChanged: {
    paid: (code: string) => `Viện đã nhận thanh toán yêu cầu ${code}.`,
    cancelled: (code: string) => `Yêu cầu ${code} đã huỷ.`,
  },
  membership: {
    individual: 'hội viên cá nhân',
    student: 'hội viên sinh viên',
    corporate: 'hội viên tổ chức',
  } satisfies Record<RenewableType, string>,
  membershipFor: (membership: string, years: number) => `${membership}, ${years} năm`,
  requests: {
    heading: 'Các yêu cầu đã gửi',
    caption: 'Các yêu cầu hội viên, yêu cầu mới nhất trước',
    loading: 'Đang tải các yêu cầu…',
    code: 'Mã yêu cầu',
    requestedAt: 'Ngày gửi',
    credit: (amount: string) => `đã trừ ${amount}`,
    what: 'Nội dung',
    until: (day: string) => `hiệu lực đến ${day}`,
    status: 'Trạng thái',
    price: 'Phí',
    empty: 'Quý khách chưa gửi yêu cầu nào.',
  },
  certificates: {
    heading: 'Chứng chỉ của tôi',
    caption: 'Chứng chỉ gắn với tài khoản này',
    loading: 'Đang tải chứng chỉ…',
    certification: 'Chứng chỉ',
    number: 'Số',
    issuedOn: 'Ngày cấp',
    expiresOn: 'Hiệu lực đến',
    noExpiry: 'Không ghi',
    expired: 'đã qua',
    status: 'Tình trạng',
    meanings: {
      inactive:
        'Đang ở diện tạm ngừng hành nghề hoặc nghỉ hưu; việc dùng danh xưng theo quy định của IIA.',
      grace:
        'Viện chưa có báo cáo CPE của kỳ vừa qua. Quý khách báo cáo bù trong hai năm ân hạn để được dùng lại danh xưng.',
      revoked: 'Chứng chỉ không còn hiệu lực; danh xưng không được dùng nữa.',
    } satisfies Record<Exclude<CertificateState, 'active'>, string>,
    empty:
      'Chưa có chứng chỉ nào gắn với tài khoản này. Nếu Quý khách đã được cấp chứng chỉ, vui lòng báo cho Viện số chứng chỉ để gắn vào tài khoản.',
    contact: 'Liên hệ với Viện',
    about: 'Tìm hiểu các chứng chỉ',
  },
} as const;
