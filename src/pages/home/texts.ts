import { instituteName } from '@iia/shared/institute';

export const texts = {
  title: instituteName,
  kicker: 'Tổ chức nghề nghiệp của người làm kiểm toán nội bộ',
  /** Used until the editors write their own. */
  statement:
    'Nơi nghề kiểm\u00a0toán nội\u00a0bộ học\u00a0hỏi, đối\u00a0chiếu và\u00a0được\u00a0tin\u00a0cậy',
  lead: 'Viện đào tạo, ban hành tài liệu hướng dẫn và tổ chức diễn đàn cho người làm kiểm toán nội bộ tại Việt Nam, theo Chuẩn mực Kiểm toán nội bộ toàn cầu.',
  join: 'Gia nhập IIA',
  verify: 'Xác minh chứng chỉ',
  highlights: 'Viện mang lại',
  offer: {
    teaser: (saving: string, courses: number) =>
      courses === 1
        ? `Hội viên tiết kiệm ${saving} ngay ở khoá học được nêu bên dưới.`
        : `Hội viên tiết kiệm ${saving} ở ${courses}\u00a0khoá học được nêu bên dưới.`,
    worthwhile: (fee: string, saving: string) => `Phí hội viên ${fee}, tiết kiệm ${saving}`,
    saves: (saving: string) => `Hội viên tiết kiệm ${saving}`,
    lead: 'Tính từ giá đang bán và phí hội viên hiện hành. Quý khách có thể đối chiếu từng dòng.',
    action: 'Xem điều kiện gia nhập',
    benefits: 'Mọi quyền lợi hội viên',
  },
  next: {
    kicker: 'Hội thảo sắp tới',
    month: (month: string, year: string) => `tháng ${month}, ${year}`,
    cpe: (hours: string) => `${hours}\u00a0giờ\u00a0CPE`,
    more: 'Chương trình và đăng ký',
    none: 'Chưa có hội thảo nào được ấn định.',
  },
  courses: { title: 'Khoá học tiêu biểu', all: 'Tất cả khoá học' },
  seminars: { title: 'Lịch hội thảo', all: 'Tất cả hội thảo' },
  documents: { title: 'Ấn phẩm chọn lọc', all: 'Tất cả tài liệu' },
  news: { title: 'Tin tức', all: 'Tất cả tin tức' },
  people: { title: 'Người chịu trách nhiệm', all: 'Về Viện' },
  figures: {
    title: 'Viện qua những con số',
    all: 'Về Viện',
    countedOn: (day: string) => `Số liệu tính đến ${day}`,
    counted: (day: string) => `Hệ thống tự đếm ngày ${day}. Con số quá nhỏ không được nêu.`,
    members: 'hội viên đang có hiệu lực',
    certificateHolders: 'người giữ chứng chỉ trong sổ đăng ký',
    enrolments: 'lượt học và dự hội thảo đã thanh toán',
    eventsHeld: 'khoá học và hội thảo đã tổ chức',
    cpeHours: 'giờ CPE đã ghi nhận cho hội viên',
  },
  testimonials: { title: 'Hội viên nói về Viện', all: 'Quyền lợi hội viên' },
  accreditations: 'Căn cứ để tin cậy',
  partners: { title: 'Đối tác', all: 'Tìm hiểu về Viện' },
} as const;
