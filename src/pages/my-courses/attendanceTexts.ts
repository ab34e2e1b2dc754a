export const texts = {
  download: 'Tải giấy chứng nhận',
  downloadOf: (number: string) => `Tải giấy chứng nhận ${number} (PDF)`,
  preparing: 'Đang chuẩn bị tệp…',
  verify: 'Trang xác minh',
} as const;
