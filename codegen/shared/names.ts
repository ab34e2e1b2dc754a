export const statusNames = {
  pending_payment: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  completed: 'Hoàn tất',
  cancelled: 'Đã huỷ',
  refunded: 'Đã hoàn tiền',
} as const;

export const itemKindNames = {
  course: 'Khoá học',
  document: 'Tài liệu',
  seminar: 'Hội thảo',
} as const;

export const cpePartNames = {
  general: 'Chuyên môn',
  ethics: 'Đạo đức nghề nghiệp',
  risk: 'Quản trị rủi ro',
  technology: 'Công nghệ',
} as const;
