export const sampleTexts = {
  title: 'Học thử miễn phí',
  lead: 'Quý khách xem trọn bài trước khi đăng ký, không cần tài khoản.',
  open: (title: string) => `Học thử: ${title}`,
  close: (title: string) => `Đóng bài học thử: ${title}`,
  minutes: (minutes: number) => `${minutes} phút`,
  video: 'có video',
  loading: 'Đang tải bài học thử…',
} as const;
