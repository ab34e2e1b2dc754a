import type { FieldText } from './Form';
import { formatAmount } from '@iia/shared/numbers';

const money: ReadonlySet<string> = new Set([
  'price',
  'memberPrice',
  'listPrice',
  'unitPrice',
  'amount',
  'subtotal',
  'total',
  'maxAmount',
  'minSubtotal',
]);

export const isMoney = (field: string): boolean => money.has(field);

/** Strapi sends big integers as text. */
export const formatDong = (value: number | string): string => formatAmount(Number(value));

const link = 'Đường dẫn trên trang (bắt đầu bằng /), hoặc địa chỉ https://, mailto:, tel:';

/** Labels of fields that mean the same everywhere; a form's own take precedence. */
export const commonTexts: Readonly<Record<string, FieldText>> = {
  id: 'Số thứ tự',
  documentId: 'Mã của mục',
  createdAt: 'Tạo lúc',
  updatedAt: 'Cập nhật lúc',
  publishedAt: 'Đăng lúc',
  createdBy: 'Người tạo',
  updatedBy: 'Người cập nhật',
  title: 'Tiêu đề',
  name: 'Tên',
  slug: ['Đường dẫn', 'Phần cuối của địa chỉ trang. Đổi thì địa chỉ cũ dẫn tới địa chỉ mới.'],
  summary: ['Tóm tắt', 'Một hai câu, hiện trong danh sách và dưới tiêu đề.'],
  body: ['Nội dung', 'Ghi chú cuối bài: gõ [^1] trong câu, rồi ở cuối một đoạn mở đầu bằng [^1]:'],
  cover: ['Ảnh bìa', 'Không có ảnh thì trang vẽ một ảnh bìa theo tiêu đề.'],
  seo: ['Cho máy tìm kiếm', 'Để trống thì dùng tiêu đề và tóm tắt.'],
  order: ['Thứ tự', 'Số nhỏ đứng trước.'],
  url: ['Đường dẫn tới', link],
  icon: ['Biểu tượng', 'Tên trong bộ biểu tượng Iconify, ví dụ ph:certificate.'],
  staffNote: ['Ghi chú nội bộ', 'Chỉ nhân viên xem được.'],
  featured: ['Nổi bật', 'Được đưa lên trước.'],
  heading: 'Tiêu đề phần',
  price: ['Giá niêm yết (đồng)', '0 là miễn phí.'],
  memberPrice: ['Giá hội viên (đồng)', 'Để trống thì hội viên trả giá niêm yết.'],
  capacity: ['Số chỗ', 'Để trống thì không giới hạn.'],
  startAt: 'Bắt đầu lúc',
  endAt: 'Kết thúc lúc',
  cpeHours: 'Giờ CPE',
  ethicsHours: ['Trong đó giờ đạo đức', 'Để trống nếu không có.'],
  category: 'Danh mục',
  user: 'Thành viên',
  note: 'Ghi chú của người gửi',
};

export const pageGroup = ['title', 'slug', 'summary', 'body', 'cover'] as const;
export const shownGroup = { 'Tìm kiếm': ['seo'] } as const;
