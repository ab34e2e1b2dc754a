export const texts = {
  joining: 'Gia nhập IIA',
  benefits: 'Lợi ích hội viên',
  types: {
    none: 'Chưa là hội viên',
    individual: 'Hội viên cá nhân',
    student: 'Hội viên sinh viên',
    corporate: 'Hội viên tổ chức',
  },
  prices: {
    heading: 'Phí hội viên',
    caption: 'Phí của từng loại hội viên theo số năm đăng ký, cho toàn bộ thời hạn.',
    type: 'Loại hội viên',
    years: (years: number) => `${years} năm`,
    none: '–',
    empty:
      'Biểu phí đang được cập nhật. Quý khách vui lòng liên hệ Viện để biết mức phí hiện hành.',
  },
  example: 'Ví dụ: phần được giảm so với phí hội viên',
  benefitsOf: 'Quyền lợi của Quý hội viên',
} as const;
