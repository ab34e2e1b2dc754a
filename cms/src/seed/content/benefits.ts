export const memberBenefits = [
  {
    title: 'Giá hội viên cho khoá học và tài liệu',
    summary:
      'Mọi khoá học, tài liệu và hội thảo ghi sẵn giá hội viên; giá được áp dụng tự động khi Quý hội viên đăng nhập.',
    icon: 'ph:tag',
    url: '/khoa-hoc',
  },
  {
    title: 'Hội thảo chuyên đề hằng tháng',
    summary:
      'Ưu tiên giữ chỗ tại các buổi chuyên đề, nhiều buổi miễn phí cho hội viên sinh viên, có giấy xác nhận giờ CPE.',
    icon: 'ph:presentation-chart',
    url: '/hoi-thao',
  },
  {
    title: 'Thư viện biểu mẫu và hướng dẫn',
    summary:
      'Quy chế, chương trình kiểm toán, giấy tờ làm việc và thuật ngữ song ngữ, được cập nhật theo Chuẩn mực toàn cầu.',
    icon: 'ph:books',
    url: '/tai-lieu',
  },
  {
    title: 'Nhóm học chứng chỉ có cố vấn',
    summary:
      'Học cùng người có chung mục tiêu CIA, CRMA hoặc IAP, với cố vấn là hội viên đã đạt chứng chỉ.',
    icon: 'ph:users-three',
    url: '/bang-cap/cach-thuc-dat-chung-nhan',
  },
  {
    title: 'Xem trước hồ sơ dự thi',
    summary:
      'Ban Chứng chỉ rà soát họ tên, bằng cấp và xác nhận kinh nghiệm trước khi Quý hội viên nộp cho IIA.',
    icon: 'ph:clipboard-text',
    url: '/lien-he',
  },
  {
    title: 'Bản tin chuyên môn',
    summary:
      'Mỗi tháng một bản tin về Chuẩn mực, rủi ro mới nổi và kinh nghiệm từ các bộ phận kiểm toán nội bộ trong nước.',
    icon: 'ph:newspaper',
    url: '/tin-tuc',
  },
  {
    title: 'Mạng lưới đồng nghiệp',
    summary:
      'Diễn đàn hỏi đáp nghiệp vụ và các buổi gặp mặt theo ngành ở Hà Nội, Đà Nẵng và TP. Hồ Chí Minh.',
    icon: 'ph:chats-circle',
    url: null,
  },
  {
    title: 'Theo dõi giờ CPE và nhắc hạn',
    summary:
      'Giấy xác nhận giờ CPE được lưu trong tài khoản; Viện gửi thư nhắc trước hạn báo cáo ngày 31 tháng 12.',
    icon: 'ph:calendar-check',
    url: '/bang-cap/yeu-cau-cpe',
  },
] as const;
