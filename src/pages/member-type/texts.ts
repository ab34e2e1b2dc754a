import type { CertificateState, RenewableType } from '@/data/generated/types';

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
    ended: (day: string) => `Đã hết hiệu lực ngày ${day}`,
    endedBody: 'Giá và quyền lợi hội viên không còn áp dụng. Quý khách có thể gia hạn bên dưới.',
    benefits: 'Xem quyền lợi hội viên',
    joining: 'Điều kiện gia nhập',
  },
  form: {
    join: 'Gia nhập',
    renew: 'Gia hạn',
    type: 'Loại hội viên',
    years: 'Thời hạn',
    yearsAt: (years: number, price: string) => `${years} năm, ${price}`,
    note: 'Ghi chú cho Viện',
    noteHint: 'Ví dụ: cần xuất hoá đơn cho đơn vị công tác.',
    notSold: 'Loại hội viên này không có thời hạn đã chọn. Vui lòng chọn thời hạn khác.',
    price: 'Phí hội viên',
    term: 'Thời hạn mới',
    begins: {
      payment: (years: number) => `${years} năm kể từ khi Viện ghi nhận thanh toán`,
      afterTerm: (from: string, until: string) =>
        `Nối tiếp thời hạn hiện tại: từ ${from} đến ${until}`,
      typeChange: (type: string, until: string) =>
        `${type} ngay khi Viện ghi nhận thanh toán. Thời gian còn lại của thời hạn hiện tại được cộng vào: đến ${until}`,
    },
    beforeEnd: (day: string) =>
      `Nếu Viện ghi nhận thanh toán sau ngày ${day}, thời hạn mới tính từ ngày ghi nhận.`,
    awaiting: (codes: string) =>
      `Quý khách có yêu cầu ${codes} đang chờ thanh toán. Chỉ gửi thêm nếu muốn đăng ký thêm một thời hạn nữa.`,
    afterwards:
      'Sau khi gửi, hướng dẫn chuyển khoản kèm mã VietQR hiện trên trang này. Yêu cầu chưa thanh toán tự huỷ sau 72 giờ.',
    send: 'Gửi yêu cầu',
    sending: 'Đang gửi…',
    sent: (code: string) => `Viện đã nhận yêu cầu ${code}. Bước còn lại là chuyển khoản.`,
    refused: 'Chưa gửi được yêu cầu',
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
    anew: 'Gửi thành yêu cầu mới',
  },
  payment: {
    heading: 'Chờ thanh toán',
    title: (code: string, membership: string) => `Yêu cầu ${code}: ${membership}`,
    checking: 'Trang này tự cập nhật khi Viện nhận được khoản tiền.',
  },
  news: {
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
    tell: 'Liên hệ với Viện',
    about: 'Tìm hiểu các chứng chỉ',
  },
} as const;
