export const ticketTexts = {
  notFound: 'Không tìm thấy vé này trong tài khoản của Quý khách.',
  scanned: 'Vé này đã được quét ở cửa, không đổi người tham dự được nữa.',
  over: 'Sự kiện đã kết thúc, không đổi người tham dự được nữa.',
  meeting: (url: string) => `Phòng họp trực tuyến: ${url}`,
  ticketsAt: (url: string) => `Vé của Quý khách: ${url}`,
} as const;
