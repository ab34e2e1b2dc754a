import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Tin tức',
  kicker: 'Viện và nghề kiểm toán nội bộ',
  lead: 'Hoạt động của Viện, thay đổi của Chuẩn mực và pháp luật, kinh nghiệm từ người làm nghề trong nước và thế giới.',
  description:
    'Tin tức của Viện Kiểm toán nội bộ Việt Nam: hoạt động, chuyên môn, đào tạo và chứng chỉ, hội viên, tin quốc tế.',
  descriptionOf: (category: string) =>
    `${category}: tin tức và bài viết của Viện Kiểm toán nội bộ Việt Nam.`,
  categories: 'Chuyên mục',
  all: 'Tất cả',
  search: 'Từ khoá',
  searchLabel: 'Tìm tin tức',
  searchPlaceholder: 'Ví dụ: khảo sát, CIA',
  submit: 'Tìm',
  found: (total: number, search: string) =>
    search === ''
      ? `${formatCount(total)} bài viết`
      : `${formatCount(total)} bài viết khớp với “${search}”`,
  pageOf: (title: string, page: number) => (page > 1 ? `${title} – trang ${page}` : title),
  searchTitle: (title: string, search: string) => `${title}: “${search}”`,
  empty: {
    title: 'Không tìm thấy bài viết phù hợp',
    advice: 'Quý khách có thể thử từ khoá ngắn hơn, hoặc xem toàn bộ tin tức.',
    action: 'Xem tất cả tin tức',
  },
  feeds: { label: 'Theo dõi tin tức', rss: 'RSS', atom: 'Atom' },
  post: {
    tags: 'Nhãn',
    neighbours: 'Bài trước và bài sau',
    older: 'Bài trước',
    newer: 'Bài sau',
    related: 'Cùng chuyên mục',
    others: (category: string) => `Xem chuyên mục ${category}`,
  },
} as const;
