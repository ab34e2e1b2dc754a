export const ticketTexts = {
  notFound: 'Không tìm thấy vé này trong tài khoản của Quý khách.',
  scanned: 'Vé này đã được quét ở cửa, không đổi người tham dự được nữa.',
  over: 'Sự kiện đã kết thúc, không đổi người tham dự được nữa.',
  map: (url: string) => `Bản đồ: ${url}`,
  meeting: (url: string) => `Phòng họp trực tuyến: ${url}`,
  ticketsAt: (url: string) => `Vé của Quý khách: ${url}`,
} as const;

export const attendanceTexts = {
  refunded: 'Đơn hàng đã được hoàn tiền.',
  notFound: 'Không tìm thấy giấy chứng nhận này trong tài khoản của Quý khách.',
  notACode: 'Mã xác minh gồm 20 chữ và số, in dưới mã QR của giấy chứng nhận.',
  corrected: 'Điểm danh đã được điều chỉnh.',
  noEvent: 'Không tìm thấy sự kiện này.',
  noTicket: 'Không tìm thấy vé này trong sự kiện.',
  noScan: 'Không tìm thấy lượt quét này.',
  ticketEnded: 'Vé này đã hết hiệu lực vì đơn hàng đã được hoàn tiền.',
  future: 'Thời điểm không được ở tương lai.',
  outside: 'Thời điểm phải trong khoảng một ngày trước và sau sự kiện.',
  unknownCode:
    'Không có giấy chứng nhận nào mang mã này. Quý khách vui lòng kiểm tra lại mã trên giấy.',
} as const;

const decimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

export const certificateTexts = {
  title: 'Giấy chứng nhận',
  certifies: 'Viện Kiểm toán nội bộ Việt Nam chứng nhận',
  has: { course: 'đã hoàn thành khoá học', seminar: 'đã tham dự hội thảo' },
  hours: 'Giờ đào tạo nghề nghiệp liên tục',
  hoursOf: (hours: number) => `${decimal.format(hours)} giờ CPE`,
  completedOn: { course: 'Ngày hoàn thành', seminar: 'Ngày tham dự' },
  number: 'Số giấy chứng nhận',
  verify: (page: string) =>
    page
      ? `Quét mã QR, hoặc nhập mã dưới đây tại ${page.replace(/^https?:\/\//, '')} để xác minh giấy chứng nhận này.`
      : 'Nhập mã dưới đây trên trang xác minh của Viện để xác minh giấy chứng nhận này.',
  code: (code: string) => `Mã xác minh: ${code}`,
} as const;

export const ticketPdfTexts = {
  fileName: (slug: string, number: number) => `Vé ${number} ${slug}.pdf`,
  title: (event: string, number: number) => `Vé số ${number}: ${event}`,
  attendee: 'Người tham dự',
  nobody: 'Chưa ghi tên',
  time: 'Thời gian',
  ticket: 'Vé',
  numbered: (number: number) => `Vé số ${number}`,
  venue: 'Địa điểm',
  byCourse: 'Theo thông báo của khoá',
  meeting: 'Phòng họp trực tuyến',
  use: 'Xuất trình mã này khi vào và khi ra.',
} as const;
