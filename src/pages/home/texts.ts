/** What the home page says. */
export const texts = {
  title: 'Viện Kiểm toán nội bộ Việt Nam',
  kicker: 'Tổ chức nghề nghiệp của người làm kiểm toán nội bộ',
  statement:
    'Nơi nghề kiểm\u00a0toán nội\u00a0bộ học\u00a0hỏi, đối\u00a0chiếu và\u00a0được\u00a0tin\u00a0cậy',
  lead: 'Viện đào tạo, ban hành tài liệu hướng dẫn và tổ chức diễn đàn cho người làm kiểm toán nội bộ tại Việt Nam, theo Chuẩn mực Kiểm toán nội bộ toàn cầu.',
  toCourses: 'Xem lịch khoá học',
  register: 'Đăng ký tài khoản',
  next: {
    kicker: 'Hội thảo sắp tới',
    month: (month: string, year: string) => `tháng ${month}, ${year}`,
    cpe: (hours: string) => `${hours}\u00a0giờ\u00a0CPE`,
    more: 'Chương trình và đăng ký',
    none: 'Chưa có hội thảo nào được ấn định.',
    past: 'Xem các hội thảo đã diễn ra',
  },
  courses: {
    title: 'Khoá học tiêu biểu',
    all: (total: number) => `Tất cả ${total} khoá học`,
    allUncounted: 'Tất cả khoá học',
  },
  seminars: { title: 'Lịch hội thảo', all: 'Tất cả hội thảo' },
  documents: {
    title: 'Ấn phẩm mới',
    all: (total: number) => `Tất cả ${total} tài liệu`,
    allUncounted: 'Tất cả tài liệu',
  },
} as const;
