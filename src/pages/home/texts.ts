import { instituteName } from '@iia/shared/institute';

export const texts = {
  title: instituteName,
  kicker: 'Tổ chức nghề nghiệp của người làm kiểm toán nội bộ',
  /** Used until the editors write their own. */
  statement:
    'Nơi nghề kiểm\u00a0toán nội\u00a0bộ học\u00a0hỏi, đối\u00a0chiếu và\u00a0được\u00a0tin\u00a0cậy',
  lead: 'Viện đào tạo, ban hành tài liệu hướng dẫn và tổ chức diễn đàn cho người làm kiểm toán nội bộ tại Việt Nam, theo Chuẩn mực Kiểm toán nội bộ toàn cầu.',
  verify: 'Xác minh chứng chỉ',
  highlights: 'Viện mang lại',
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
  figures: {
    title: 'Viện qua những con số',
    all: 'Về Viện',
    countedOn: (day: string) => `Số liệu tính đến ${day}`,
  },
  partners: { title: 'Đối tác', all: 'Tìm hiểu về Viện' },
} as const;
