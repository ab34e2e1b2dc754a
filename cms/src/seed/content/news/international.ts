import type { NewsSource } from '../types';

/** The IIA's decisions are dated as it announced them. */
export const internationalNews: NewsSource[] = [
  {
    title: 'Yêu cầu theo chủ đề: nhìn lại những gì đã có hiệu lực',
    slug: 'yeu-cau-theo-chu-de-nhin-lai-nhung-gi-da-co-hieu-luc',
    summary:
      'An ninh mạng có hiệu lực từ ngày 05/02/2026, bên thứ ba từ ngày 15/09/2026. Kiểm toán viên cần lưu lại căn cứ áp dụng hoặc không áp dụng.',
    day: '-5w mon',
    author: 'Ban Nghiên cứu và Chuẩn mực',
    tags: ['Yêu cầu theo chủ đề', 'IIA'],
    body: `
IIA bổ sung Yêu cầu theo chủ đề vào Khung thực hành nghề nghiệp quốc tế (IPPF). Cùng với Chuẩn mực Kiểm toán nội bộ toàn cầu, đây là phần **bắt buộc**; Hướng dẫn toàn cầu là phần khuyến nghị.

## Hai chủ đề đầu tiên

- [An ninh mạng](/tieu-chuan/yeu-cau-theo-chu-de-an-ninh-mang): ban hành ngày 05/02/2025, hiệu lực từ ngày 05/02/2026
- [Bên thứ ba](/tieu-chuan/yeu-cau-theo-chu-de-ben-thu-ba): ban hành ngày 15/09/2025, hiệu lực từ ngày 15/09/2026

## Ba điều cần nhớ

1. Yêu cầu theo chủ đề áp dụng cho dịch vụ đảm bảo và được khuyến nghị cho dịch vụ tư vấn.
2. Không áp dụng một yêu cầu thì phải ghi lại lý do.
3. Người đánh giá chất lượng từ bên ngoài sẽ xem xét bằng chứng này.
`,
  },
  {
    title: 'Hội nghị quốc tế của IIA: năm chủ đề nổi bật',
    slug: 'hoi-nghi-quoc-te-cua-iia-nam-chu-de-noi-bat',
    summary:
      'Trí tuệ nhân tạo, khả năng chống chịu, văn hoá tổ chức, bền vững và nhân lực trẻ là những chủ đề được bàn nhiều nhất.',
    day: '-18w fri',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['IIA', 'Hội nghị'],
    body: `
Đoàn của Viện đã tham dự hội nghị quốc tế thường niên của IIA cùng kiểm toán viên nội bộ từ nhiều quốc gia. Năm chủ đề dưới đây xuất hiện ở hầu hết các phiên.

## Năm chủ đề

1. **Trí tuệ nhân tạo:** vừa là đối tượng kiểm toán vừa là công cụ.
2. **Khả năng chống chịu:** từ kế hoạch trên giấy đến diễn tập thật.
3. **Văn hoá tổ chức:** đo lường hành vi thay vì khẩu hiệu.
4. **Phát triển bền vững:** chất lượng dữ liệu phi tài chính.
5. **Nhân lực trẻ:** giữ người bằng công việc có ý nghĩa.

## Mang về Việt Nam

Ban Đào tạo đang chuyển hai chủ đề đầu thành bài học mới. Phần bền vững đã có trong chuyên đề [Kiểm toán nội bộ và báo cáo phát triển bền vững](/tai-lieu/kiem-toan-noi-bo-va-bao-cao-phat-trien-ben-vung).
`,
  },
  {
    title: 'Đánh giá chất lượng từ bên ngoài theo Chuẩn mực 2024: điều gì khác trước',
    slug: 'danh-gia-chat-luong-tu-ben-ngoai-theo-chuan-muc-2024-dieu-gi-khac-truoc',
    summary:
      'Chu kỳ năm năm được giữ nguyên, nhóm đánh giá phải có ít nhất một người giữ chứng chỉ CIA và phạm vi gồm cả kết quả hoạt động.',
    day: '-39w tue',
    author: 'Ban Nghiên cứu và Chuẩn mực',
    tags: ['Chất lượng', 'Chuẩn mực'],
    body: `
Chuẩn mực 8.4 yêu cầu đánh giá chất lượng từ bên ngoài ít nhất năm năm một lần, bởi người hoặc nhóm đánh giá độc lập và đủ trình độ.

## Điểm cần chú ý

- Nhóm đánh giá có ít nhất một người giữ chứng chỉ CIA còn hiệu lực
- Có thể tự đánh giá rồi thuê bên độc lập xác nhận
- Người phụ trách trao đổi kế hoạch đánh giá với Hội đồng quản trị
- Kết quả được báo cáo trực tiếp cho Hội đồng quản trị

## Chuẩn bị sớm

Đơn vị nên bắt đầu trước một năm: hoàn tất quy chế, chiến lược, phương pháp luận và một vòng tự đánh giá. Xem [Nguyên tắc 8](/tieu-chuan/nguyen-tac-8-duoc-hoi-dong-quan-tri-giam-sat) và [Nguyên tắc 12](/tieu-chuan/nguyen-tac-12-nang-cao-chat-luong).
`,
  },
  {
    title: 'Tháng nâng cao nhận thức về kiểm toán nội bộ',
    slug: 'thang-nang-cao-nhan-thuc-ve-kiem-toan-noi-bo',
    summary:
      'Tháng Năm hằng năm, các viện thành viên của IIA trên thế giới cùng giới thiệu về nghề. Viện gợi ý năm hoạt động cho đơn vị.',
    day: '-28w thu',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['IIA', 'Truyền thông'],
    body: `
Tháng Năm được cộng đồng nghề trên thế giới chọn làm Tháng nâng cao nhận thức về kiểm toán nội bộ (Internal Audit Awareness Month).

## Năm hoạt động gợi ý

1. Một bài viết ngắn trên bản tin nội bộ: kiểm toán nội bộ làm gì.
2. Một buổi “hỏi gì cũng được” với bộ phận kinh doanh.
3. Mời thành viên Uỷ ban kiểm toán nói mười phút.
4. Chia sẻ một kiến nghị đã tạo ra thay đổi tốt.
5. Giới thiệu khoá học mở cho đồng nghiệp quan tâm.

## Tài liệu hỗ trợ

Viện khuyến khích dùng khoá [Nhập môn nghề kiểm toán nội bộ](/khoa-hoc/nhap-mon-nghe-kiem-toan-noi-bo) và [Tuyên bố mục đích](/tieu-chuan/linh-vuc-1-muc-dich-cua-kiem-toan-noi-bo) của Chuẩn mực làm nội dung truyền thông.
`,
  },
  {
    title: 'Chuẩn mực Kiểm toán nội bộ toàn cầu sau chặng đầu áp dụng',
    slug: 'chuan-muc-kiem-toan-noi-bo-toan-cau-sau-chang-dau-ap-dung',
    summary:
      'Có hiệu lực từ ngày 09/01/2025, Chuẩn mực mới đặt Hội đồng quản trị vào trung tâm của quản trị chức năng kiểm toán nội bộ.',
    day: '-74w mon',
    author: 'Ban Nghiên cứu và Chuẩn mực',
    tags: ['Chuẩn mực', 'IIA'],
    body: `
IIA ban hành Chuẩn mực Kiểm toán nội bộ toàn cầu ngày 09/01/2024, có hiệu lực một năm sau đó. Chuẩn mực gồm năm lĩnh vực, 15 nguyên tắc và 52 chuẩn mực.

## Ba thay đổi lớn

- **Một văn bản thống nhất** thay cho nhiều thành phần rời của khuôn khổ 2017
- **Điều kiện thiết yếu** đối với Hội đồng quản trị và ban điều hành trong [Lĩnh vực III](/tieu-chuan/linh-vuc-3-quan-tri-chuc-nang-kiem-toan-noi-bo)
- **Kết quả hoạt động** được đo lường, bên cạnh sự tuân thủ

## Viện hỗ trợ thế nào

Viện đã biên soạn phần giới thiệu tiếng Việt cho từng nguyên tắc tại mục [Chuẩn mực](/tieu-chuan), đồng thời mở khoá tự học [Áp dụng Chuẩn mực Kiểm toán nội bộ toàn cầu 2024](/khoa-hoc/ap-dung-chuan-muc-kiem-toan-noi-bo-toan-cau-2024).
`,
  },
];
