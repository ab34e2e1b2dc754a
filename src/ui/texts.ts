/** Words that every part of the site shares. An area's own words stand beside that area. */
export const texts = {
  siteName: 'IIA Việt Nam',
  siteFullName: 'Viện Kiểm toán nội bộ Việt Nam',
  siteDescription:
    'Tổ chức nghề nghiệp của những người làm kiểm toán nội bộ tại Việt Nam: khoá học, tài liệu, hội thảo và chứng chỉ.',
  required: 'bắt buộc',
  optional: 'không bắt buộc',
  opensElsewhere: 'mở trang khác',
  close: 'Đóng',
  cancel: 'Huỷ',
  retry: 'Thử lại',
  loading: 'Đang tải…',
  busy: 'Đang xử lý…',
  decrease: 'Giảm số lượng',
  increase: 'Tăng số lượng',
  home: 'Trang chủ',
  breadcrumbs: 'Vị trí trang',
  notices: 'Thông báo',
  pagination: {
    label: 'Các trang kết quả',
    previous: 'Trang trước',
    next: 'Trang sau',
    page: (page: number) => `Trang ${page}`,
    ofTotal: (page: number, pageCount: number) => `Trang ${page} trên ${pageCount}`,
  },
  failure: {
    title: 'Chưa tải được nội dung',
    general: 'Đã có lỗi ngoài dự kiến. Quý khách vui lòng thử lại sau ít phút.',
    network: 'Không kết nối được tới máy chủ. Quý khách vui lòng kiểm tra mạng rồi thử lại.',
  },
} as const;
