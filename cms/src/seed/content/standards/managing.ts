import type { StandardSource } from '../types';

export const managing: StandardSource[] = [
  {
    code: 'IV',
    title: 'Lĩnh vực IV: Quản lý chức năng kiểm toán nội bộ',
    slug: 'linh-vuc-4-quan-ly-chuc-nang-kiem-toan-noi-bo',
    summary:
      'Bốn nguyên tắc và 16 chuẩn mực dành cho người phụ trách kiểm toán nội bộ: chiến lược, nguồn lực, truyền thông và chất lượng.',
    body: `
Lĩnh vực IV (Managing the Internal Audit Function) nói với người phụ trách kiểm toán nội bộ trong vai trò người quản lý. Cá nhân hoặc đơn vị được thuê thực hiện toàn bộ dịch vụ cũng chịu các yêu cầu này.

## Bốn nguyên tắc

- Nguyên tắc 9: [Lập kế hoạch chiến lược](/tieu-chuan/nguyen-tac-9-lap-ke-hoach-chien-luoc)
- Nguyên tắc 10: [Quản lý nguồn lực](/tieu-chuan/nguyen-tac-10-quan-ly-nguon-luc)
- Nguyên tắc 11: [Truyền thông hiệu quả](/tieu-chuan/nguyen-tac-11-truyen-thong-hieu-qua)
- Nguyên tắc 12: [Nâng cao chất lượng](/tieu-chuan/nguyen-tac-12-nang-cao-chat-luong)

## Điểm mới so với khuôn khổ 2017

Chiến lược kiểm toán nội bộ là một yêu cầu riêng, tách khỏi kế hoạch năm. Việc đo lường kết quả hoạt động cũng trở thành một chuẩn mực, với sự tham gia ý kiến của Hội đồng quản trị và ban điều hành về mục tiêu.

## Nên bắt đầu từ đâu

1. Viết chiến lược ba năm trong hai trang.
2. Rà soát phương pháp luận và bộ mẫu giấy tờ làm việc.
3. Chọn năm chỉ số kết quả, trong đó ít nhất hai chỉ số về giá trị.

Khoá [Lãnh đạo chức năng kiểm toán nội bộ](/khoa-hoc/lanh-dao-chuc-nang-kiem-toan-noi-bo) đi theo đúng trình tự này.
`,
  },
  {
    code: '9',
    title: 'Nguyên tắc 9: Lập kế hoạch chiến lược',
    slug: 'nguyen-tac-9-lap-ke-hoach-chien-luoc',
    summary:
      'Người phụ trách lập kế hoạch chiến lược để chức năng kiểm toán nội bộ hoàn thành nhiệm vụ và sẵn sàng cho tương lai.',
    body: `
Kế hoạch tốt bắt đầu từ hiểu tổ chức, rồi mới đến danh mục cuộc kiểm toán. Nguyên tắc 9 (Plan Strategically) đi theo trình tự ấy.

## Các chuẩn mực

- **Chuẩn mực 9.1 – Hiểu quy trình quản trị, quản lý rủi ro và kiểm soát:** hiểu cách tổ chức đặt mục tiêu, ra quyết định, quản lý rủi ro và kiểm soát
- **Chuẩn mực 9.2 – Chiến lược kiểm toán nội bộ:** có tầm nhìn, mục tiêu chiến lược và sáng kiến hỗ trợ; rà soát định kỳ với Hội đồng quản trị và ban điều hành
- **Chuẩn mực 9.3 – Phương pháp luận:** thiết lập cách làm có hệ thống, kỷ luật; đào tạo kiểm toán viên về cách làm ấy
- **Chuẩn mực 9.4 – Kế hoạch kiểm toán nội bộ:** dựa trên đánh giá rủi ro của tổ chức, thực hiện **ít nhất hằng năm**; linh hoạt khi rủi ro thay đổi
- **Chuẩn mực 9.5 – Phối hợp và dựa vào công việc của bên khác:** phối hợp với các bên đảm bảo khác để tránh trùng lặp và bỏ sót

## Gợi ý khi áp dụng

Kế hoạch năm nên nêu cả rủi ro cao **không** được kiểm toán và lý do. Đây là nội dung Uỷ ban kiểm toán hỏi nhiều nhất. Xem [Hướng dẫn lập kế hoạch kiểm toán năm](/tai-lieu/huong-dan-lap-ke-hoach-kiem-toan-nam-dua-tren-rui-ro).
`,
  },
  {
    code: '10',
    title: 'Nguyên tắc 10: Quản lý nguồn lực',
    slug: 'nguyen-tac-10-quan-ly-nguon-luc',
    summary:
      'Người phụ trách quản lý tài chính, con người và công nghệ để thực hiện chiến lược, kế hoạch và nhiệm vụ được giao.',
    body: `
Nguồn lực (Manage Resources) là nơi chiến lược gặp thực tế. Chuẩn mực yêu cầu người phụ trách vừa dùng tốt nguồn lực đang có, vừa nói rõ hậu quả khi thiếu.

## Các chuẩn mực

- **Chuẩn mực 10.1 – Quản lý nguồn lực tài chính:** xây dựng ngân sách cho chiến lược và kế hoạch, trình phê duyệt, theo dõi thực hiện
- **Chuẩn mực 10.2 – Quản lý nguồn nhân lực:** tuyển chọn, phát triển và giữ người đủ năng lực; bố trí phù hợp; báo cáo khi năng lực không đủ
- **Chuẩn mực 10.3 – Nguồn lực công nghệ:** bảo đảm có công nghệ hỗ trợ quy trình kiểm toán, đánh giá định kỳ, đào tạo người dùng và phối hợp với bộ phận công nghệ, an ninh thông tin

## Gợi ý khi áp dụng

- So ngày công cần cho kế hoạch với ngày công thực có, sau khi trừ nghỉ phép, đào tạo và việc đột xuất
- Tách ngân sách chuyên gia thuê ngoài thành một dòng riêng
- Với công cụ phân tích dữ liệu, hỏi trước ba câu: dữ liệu lấy từ đâu, ai chạy, kết quả lưu ở đâu

Đơn vị nhỏ có thể bắt đầu bằng [phân tích dữ liệu với Excel và Power Query](/khoa-hoc/phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query) trước khi mua phần mềm.
`,
  },
  {
    code: '11',
    title: 'Nguyên tắc 11: Truyền thông hiệu quả',
    slug: 'nguyen-tac-11-truyen-thong-hieu-qua',
    summary:
      'Người phụ trách dẫn dắt để chức năng kiểm toán nội bộ trao đổi hiệu quả với các bên liên quan, trong suốt năm.',
    body: `
Kết quả kiểm toán chỉ có giá trị khi người cần biết được biết, đúng lúc và hiểu đúng. Nguyên tắc 11 (Communicate Effectively) bao gồm cả quan hệ lẫn nội dung.

## Các chuẩn mực

- **Chuẩn mực 11.1 – Xây dựng quan hệ và trao đổi với các bên liên quan:** gặp gỡ chính thức và không chính thức để hiểu kỳ vọng và xây dựng lòng tin
- **Chuẩn mực 11.2 – Trao đổi hiệu quả:** chính xác, khách quan, rõ ràng, súc tích, có tính xây dựng, đầy đủ và kịp thời
- **Chuẩn mực 11.3 – Truyền đạt kết quả:** gửi kết quả đến đúng bên cho từng cuộc kiểm toán; nêu chủ đề chung rút ra từ nhiều cuộc
- **Chuẩn mực 11.4 – Sai sót và bỏ sót:** nếu thông tin đã gửi có sai sót đáng kể, phải gửi bản sửa kịp thời đến mọi người đã nhận
- **Chuẩn mực 11.5 – Trao đổi về việc chấp nhận rủi ro:** khi ban điều hành chấp nhận mức rủi ro vượt khẩu vị hoặc giới hạn của tổ chức, phải trao đổi và nếu chưa được giải quyết thì báo cáo Hội đồng quản trị

## Gợi ý khi áp dụng

Nên thử đọc to trang đầu của báo cáo: nếu người nghe không nói lại được kết luận, hãy viết lại. Khoá [Viết báo cáo kiểm toán nội bộ](/khoa-hoc/viet-bao-cao-kiem-toan-noi-bo) có bài tập sửa báo cáo thật đã ẩn danh.
`,
  },
  {
    code: '12',
    title: 'Nguyên tắc 12: Nâng cao chất lượng',
    slug: 'nguyen-tac-12-nang-cao-chat-luong',
    summary:
      'Người phụ trách bảo đảm chức năng tuân thủ Chuẩn mực và không ngừng nâng cao kết quả hoạt động.',
    body: `
Chất lượng (Enhance Quality) kết hợp hai thước đo: tuân thủ Chuẩn mực và đạt được mục tiêu kết quả hoạt động. Tuân thủ mà không tạo ra giá trị thì chưa đủ.

## Các chuẩn mực

- **Chuẩn mực 12.1 – Tự đánh giá chất lượng:** theo dõi liên tục, tự đánh giá định kỳ và trao đổi kết quả **ít nhất hằng năm** với Hội đồng quản trị, ban điều hành
- **Chuẩn mực 12.2 – Đo lường kết quả hoạt động:** xây dựng mục tiêu, có ý kiến của Hội đồng quản trị và ban điều hành; thu thập phản hồi; lập kế hoạch cải tiến
- **Chuẩn mực 12.3 – Giám sát và nâng cao kết quả cuộc kiểm toán:** hướng dẫn, soát xét giấy tờ làm việc, bảo đảm chất lượng và phát triển người thực hiện

## Chỉ số thường dùng

- Tỷ lệ kế hoạch hoàn thành và tỷ lệ điều chỉnh theo rủi ro mới
- Thời gian từ khi kết thúc thực địa đến khi phát hành báo cáo
- Tỷ lệ kế hoạch hành động hoàn thành đúng hạn
- Điểm phản hồi của đơn vị được kiểm toán
- Số giờ đào tạo trên mỗi kiểm toán viên

Chọn ít chỉ số và giữ ổn định qua các năm có ích hơn một bảng dài thay đổi liên tục.
`,
  },
];
