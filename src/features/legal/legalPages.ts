import { paths } from '@/lib/paths';

/** Page names for lists, the footer and consent notes. */
export const names = {
  area: 'Điều khoản và chính sách',
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách bảo mật',
  refunds: 'Chính sách hoàn tiền',
} as const;

export const legalPages = [
  { label: names.terms, to: paths.terms() },
  { label: names.privacy, to: paths.privacy() },
  { label: names.refunds, to: paths.refunds() },
] as const;

/** Announced on links that open in a new tab. */
export const newTab = 'mở thẻ mới';
