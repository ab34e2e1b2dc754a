export const texts = {
  notFound: {
    title: 'Page Not Found',
    kicker: 'Lỗi 404 · Không tìm thấy trang',
    lead: 'Không có trang nào ở địa chỉ này. Có thể trang đã được chuyển đi, hoặc địa chỉ bị gõ thiếu.',
    suggestedLinks: 'Quý khách có thể tìm ở đây',
  },
  broken: {
    title: 'Internal Server Error',
    kicker: 'Lỗi 500 · Hệ thống gặp sự cố',
    lead: 'Hệ thống gặp lỗi khi dựng trang này. Lỗi đã được ghi lại; giỏ hàng và những gì đã điền vẫn được giữ.',
  },
  unavailable: {
    title: 'Internal Server Error',
    heading: 'Chưa kết nối được máy chủ',
    kicker: 'Tạm gián đoạn',
    lead: 'Dữ liệu của trang này chưa lấy được lúc này. Quý khách vui lòng thử lại sau ít phút; giỏ hàng và những gì đã điền vẫn được giữ.',
  },
  forbidden: {
    title: 'Không có quyền xem trang này',
    kicker: 'Lỗi 403',
    lead: 'Trang này dành riêng cho nhân viên của Viện. Nếu cần quyền truy cập, Quý khách vui lòng liên hệ người quản trị.',
  },
  search: { label: 'Tìm trên trang', query: 'Tìm nội dung Quý khách cần', submit: 'Tìm kiếm' },
  home: 'Về trang chủ',
  suggestedLinks: {
    home: { label: 'Trang chủ', about: 'Giới thiệu, hội thảo sắp tới, tin mới' },
    courses: { label: 'Khoá học', about: 'Lịch khai giảng, học phí và giờ CPE' },
    seminars: { label: 'Hội thảo', about: 'Chương trình sắp tới và đã diễn ra' },
    documents: { label: 'Tài liệu', about: 'Hướng dẫn, biểu mẫu và tài liệu ôn thi' },
    verify: { label: 'Xác minh chứng chỉ', about: 'Tra cứu theo số hoặc họ tên' },
    contact: { label: 'Liên hệ', about: 'Hỏi Viện điều Quý khách chưa tìm thấy' },
  },
} as const;
