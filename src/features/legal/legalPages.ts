import { paths } from '@/lib/paths';

/** What the legal pages are called in lists, in the footer and where consent is asked. */
export const names = {
  area: 'Điều khoản và chính sách',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách bảo mật',
  refunds: 'Chính sách hoàn tiền',
} as const;

/** The pages that a visitor agrees to, or may rely on. */
export const legalPages = [
  { label: names.terms, to: paths.terms() },
  { label: names.privacy, to: paths.privacy() },
  { label: names.refunds, to: paths.refunds() },
] as const;

/** Said aloud of a link that leaves the page standing. */
export const newTab = 'mở thẻ mới';
