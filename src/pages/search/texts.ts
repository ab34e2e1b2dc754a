import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Tìm kiếm',
  titleOf: (q: string, page: number) => `Tìm kiếm: “${q}”${page > 1 ? ` – trang ${page}` : ''}`,
  description:
    'Tìm trong khoá học, tài liệu, hội thảo, tin tức, chuẩn mực và các trang thông tin của Viện Kiểm toán nội bộ Việt Nam.',
  lead: 'Trong khoá học, tài liệu, hội thảo, tin tức, Chuẩn mực và mọi trang của Viện.',
  form: {
    label: 'Tìm trên trang',
    query: 'Từ khoá',
    placeholder: 'Ví dụ: quản lý rủi ro, CIA, ISO 31000',
    submit: 'Tìm',
    tooShort: 'Quý khách vui lòng nhập ít nhất 2 ký tự.',
  },
  suggestions: {
    label: 'Gợi ý',
    count: (count: number) =>
      count === 0
        ? 'Không có gợi ý.'
        : `${count} gợi ý. Dùng phím mũi tên để chọn, Enter để mở, Esc để đóng.`,
  },
  kinds: {
    course: 'Khoá học',
    document: 'Tài liệu',
    seminar: 'Hội thảo',
    news: 'Tin tức',
    standard: 'Chuẩn mực',
    service: 'Dịch vụ',
    about: 'Về chúng tôi',
    person: 'Lãnh đạo, phòng ban',
    page: 'Trang thông tin',
  },
  filters: { label: 'Lọc theo loại', all: 'Tất cả' },
  count: (count: number, more: boolean) =>
    count === 0 ? '' : `${formatCount(count)}${more ? '+' : ''}`,
  found: (total: number, more: boolean, q: string, kind: string | null) =>
    `${more ? 'Hơn ' : ''}${formatCount(total)} kết quả${kind ? ` trong ${kind}` : ''} cho “${q}”`,
  none: 'Không có kết quả nào.',
  bounded: (shown: number) =>
    `Chỉ ${formatCount(shown)} kết quả sát nhất được xếp hạng. Quý khách có thể thêm một từ để thu hẹp.`,
  results: 'Kết quả tìm kiếm',
  nothing: {
    title: (q: string) => `Không tìm thấy “${q}”`,
    ofKind: (q: string, kind: string) => `Không có ${kind} nào khớp với “${q}”`,
    advice:
      'Quý khách có thể thử ít từ hơn, từ khác cùng nghĩa, hoặc viết tắt thường dùng (CPE, COSO). Gõ có dấu hay không dấu đều tìm được.',
    suggestion: 'Có kết quả cho:',
    allKinds: 'Xem kết quả của mọi loại',
  },
  start: {
    links: 'Tìm được gì ở đây',
    popular: 'Thường được tìm',
  },
} as const;

/** The most common searches, as typed. */
export const popularSearches = [
  'luyện thi CIA',
  'Chuẩn mực 2024',
  'quản lý rủi ro',
  'an ninh mạng',
  'gian lận',
  'giờ CPE',
  'trí tuệ nhân tạo',
] as const;
