import { instituteName } from '@iia/shared/institute';

export const texts = {
  siteName: 'IIA Việt Nam',
  siteFullName: instituteName,
  siteDescription:
    'Tổ chức nghề nghiệp của những người làm kiểm toán nội bộ tại Việt Nam: khoá học, tài liệu, hội thảo và chứng chỉ.',
  optional: 'không bắt buộc',
  close: 'Đóng',
  retry: 'Thử lại',
  loading: 'Đang tải…',
  decrease: 'Giảm số lượng',
  increase: 'Tăng số lượng',
  home: 'Trang chủ',
  breadcrumbs: 'Vị trí trang',
  notices: 'Thông báo',
  unread: 'chưa đọc',
  dateHint: 'Ngày, tháng, năm: 05/07/2026',
  datePlaceholder: 'dd/mm/yyyy',
  table: {
    selectAll: 'Chọn tất cả trên trang này',
    select: (name: string) => `Chọn ${name}`,
  },
  file: {
    choose: 'Chọn tệp',
    replace: 'Chọn tệp khác',
    remove: (name: string) => `Bỏ tệp ${name}`,
    size: (size: string) => `(${size})`,
  },
  footnotes: {
    title: 'Ghi chú',
    note: (number: number) => `Ghi chú ${number}`,
    back: (number: number) => `Về chỗ có ghi chú ${number}`,
  },
  pagination: {
    label: 'Các trang kết quả',
    first: 'Về đầu danh sách',
    previous: 'Trang trước',
    next: 'Trang sau',
    page: (page: number) => `Trang ${page}`,
  },
  failure: {
    title: 'Chưa tải được nội dung',
    general: 'Đã có lỗi ngoài dự kiến. Quý khách vui lòng thử lại sau ít phút.',
    network: 'Không kết nối được tới máy chủ. Quý khách vui lòng kiểm tra mạng rồi thử lại.',
    code: 'Mã sự cố:',
  },
} as const;
