export const texts = {
  title: 'Quý khách đang ngoại tuyến',
  kicker: 'Không có kết nối mạng',
  lead: 'Trang này chỉ mở khi có mạng, để giá, số chỗ và lịch luôn đúng. Khi có mạng trở lại, trang sẽ tự mở; Quý khách không cần làm gì thêm.',
  retry: 'Thử lại ngay',
  retrying: 'Đang thử kết nối…',
  failed: 'Vẫn chưa có mạng. Trang sẽ tự thử lại.',
  saved: 'Đã lưu trên thiết bị này',
  savedLead: 'Những mục sau mở được ngay cả khi không có mạng.',
  nothing:
    'Chưa có mục nào được lưu trên thiết bị này. Khi Quý hội viên đăng nhập, vé sắp tới được lưu tự động và khoá học được lưu khi mở; tài liệu và giấy chứng nhận, khi bấm “Lưu để dùng ngoại tuyến” ở trang Khoá học của tôi.',
  kinds: {
    ticket: 'Vé',
    course: 'Khoá học',
    tickets: 'Danh sách',
    courses: 'Danh sách',
    documents: 'Danh sách',
    checkIn: 'Điểm danh',
  },
  lists: { tickets: 'Vé của tôi', courses: 'Khoá học của tôi', documents: 'Tài liệu của tôi' },
  savedAt: (time: string) => `Lưu lúc ${time}`,
} as const;
