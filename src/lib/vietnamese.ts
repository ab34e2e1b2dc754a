/**
 * Vietnamese text without case and diacritics, so that "kiem toan" finds "Kiểm toán": marks are taken off,
 * `đ` becomes `d`, runs of white space one space. Precomposed and decomposed spellings give the same.
 */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text holds what is searched for, ignoring case and diacritics; an empty search finds everything. */
export function includesFolded(text: string, search: string): boolean {
  return foldVietnamese(text).includes(foldVietnamese(search));
}

/** A name for an address, of what a person reads: `Đề thi hỏi gì?` is `de-thi-hoi-gi`. Empty where nothing of it can be spelt. */
export function slugOf(text: string): string {
  return foldVietnamese(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Words of two syllables that a line's end may not part. */
const terms = [
  'kiểm toán',
  'nội bộ',
  'kiểm soát',
  'rủi ro',
  'quản trị',
  'quản lý',
  'chuẩn mực',
  'chứng chỉ',
  'chứng nhận',
  'hội viên',
  'hội thảo',
  'học viên',
  'khoá học',
  'tài liệu',
  'đạo đức',
  'chất lượng',
  'dữ liệu',
  'an ninh',
  'gian lận',
  'tổ chức',
  'dịch vụ',
  'lợi ích',
  'gia nhập',
];

const broken = new RegExp(`(?<!\\p{L})(?:${terms.join('|')})(?!\\p{L})`, 'giu');

/** A title whose terms stay whole: a no-break space within "nội bộ", so that no line ends between its syllables. */
export function keepTermsWhole(title: string): string {
  return title.replace(broken, (term) => term.replace(' ', '\u00a0'));
}
