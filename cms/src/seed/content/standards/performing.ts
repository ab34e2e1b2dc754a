import type { StandardSource } from '../types';

export const performing: StandardSource[] = [
  {
    code: 'V',
    title: 'Lĩnh vực V: Thực hiện dịch vụ kiểm toán nội bộ',
    slug: 'linh-vuc-5-thuc-hien-dich-vu-kiem-toan-noi-bo',
    summary:
      'Ba nguyên tắc và 14 chuẩn mực theo trình tự một cuộc kiểm toán: lập kế hoạch, thực hiện, truyền đạt kết quả và theo dõi.',
    body: `
Lĩnh vực V (Performing Internal Audit Services) là phần gần với công việc hằng ngày nhất. Các chuẩn mực áp dụng cho cả dịch vụ đảm bảo và dịch vụ tư vấn, trừ khi có ghi chú riêng.

## Ba nguyên tắc

- Nguyên tắc 13: [Lập kế hoạch cuộc kiểm toán hiệu quả](/tieu-chuan/nguyen-tac-13-lap-ke-hoach-cuoc-kiem-toan-hieu-qua)
- Nguyên tắc 14: [Thực hiện cuộc kiểm toán](/tieu-chuan/nguyen-tac-14-thuc-hien-cuoc-kiem-toan)
- Nguyên tắc 15: [Truyền đạt kết quả và theo dõi kế hoạch hành động](/tieu-chuan/nguyen-tac-15-truyen-dat-ket-qua-va-theo-doi-ke-hoach-hanh-dong)

## Một cuộc kiểm toán, nhìn từ Chuẩn mực

1. Thông báo và trao đổi với bên liên quan
2. Đánh giá rủi ro của hoạt động được kiểm toán
3. Xác định mục tiêu, phạm vi, tiêu chí, nguồn lực
4. Lập chương trình làm việc
5. Thu thập, phân tích, đánh giá bằng chứng
6. Thống nhất kiến nghị hoặc kế hoạch hành động
7. Kết luận, phát hành báo cáo và xác nhận thực hiện

Toàn bộ mẫu biểu cho bảy bước có trong [Bộ giấy tờ làm việc cho một cuộc kiểm toán](/tai-lieu/bo-giay-to-lam-viec-cho-mot-cuoc-kiem-toan).
`,
  },
  {
    code: '13',
    title: 'Nguyên tắc 13: Lập kế hoạch cuộc kiểm toán hiệu quả',
    slug: 'nguyen-tac-13-lap-ke-hoach-cuoc-kiem-toan-hieu-qua',
    summary:
      'Kiểm toán viên nội bộ lập kế hoạch cho từng cuộc kiểm toán bằng cách tiếp cận có hệ thống và kỷ luật.',
    body: `
Thời gian dành cho lập kế hoạch (Plan Engagements Effectively) là thời gian tiết kiệm được khi thực địa. Nguyên tắc 13 có sáu chuẩn mực.

## Các chuẩn mực

- **Chuẩn mực 13.1 – Trao đổi về cuộc kiểm toán:** trao đổi xuyên suốt với ban quản lý về mục tiêu, phạm vi, thời gian và các thay đổi
- **Chuẩn mực 13.2 – Đánh giá rủi ro của cuộc kiểm toán:** hiểu hoạt động, mục tiêu, rủi ro và kiểm soát then chốt, kể cả rủi ro gian lận
- **Chuẩn mực 13.3 – Mục tiêu và phạm vi:** xác định và ghi lại; nêu giới hạn phạm vi nếu có
- **Chuẩn mực 13.4 – Tiêu chí đánh giá:** dùng tiêu chí phù hợp do ban quản lý đặt ra, hoặc thống nhất tiêu chí khác
- **Chuẩn mực 13.5 – Nguồn lực:** loại và số lượng nguồn lực cần để đạt mục tiêu
- **Chuẩn mực 13.6 – Chương trình làm việc:** nêu tiêu chí, công việc, phương pháp và người thực hiện; được phê duyệt trước khi tiến hành

## Gợi ý khi áp dụng

Viết mục tiêu thành câu hỏi mà kết luận sẽ trả lời. “Kiểm soát mua sắm có ngăn được nhà cung cấp khống không?” dễ thiết kế thủ tục hơn “Đánh giá quy trình mua sắm”.
`,
  },
  {
    code: '14',
    title: 'Nguyên tắc 14: Thực hiện cuộc kiểm toán',
    slug: 'nguyen-tac-14-thuc-hien-cuoc-kiem-toan',
    summary:
      'Kiểm toán viên nội bộ thực hiện chương trình làm việc để đạt mục tiêu: thu thập, phân tích, đánh giá, kiến nghị và lưu hồ sơ.',
    body: `
Nguyên tắc 14 (Conduct Engagement Work) nói về con đường từ dữ liệu đến kết luận. Mỗi bước đều phải để lại dấu vết đủ cho người khác đi lại được.

## Các chuẩn mực

- **Chuẩn mực 14.1 – Thu thập thông tin để phân tích và đánh giá:** thông tin phù hợp, đáng tin cậy và đầy đủ
- **Chuẩn mực 14.2 – Phân tích và phát hiện tiềm năng:** so thực trạng với tiêu chí; xem xét nguyên nhân gốc và ảnh hưởng
- **Chuẩn mực 14.3 – Đánh giá phát hiện:** xác định mức độ nghiêm trọng, xếp hạng hoặc ưu tiên
- **Chuẩn mực 14.4 – Kiến nghị và kế hoạch hành động:** đề xuất kiến nghị, hoặc lấy kế hoạch hành động từ ban quản lý, hoặc cùng xây dựng
- **Chuẩn mực 14.5 – Kết luận cuộc kiểm toán:** tổng hợp kết quả so với mục tiêu; với dịch vụ đảm bảo, nêu đánh giá về hiệu lực của quản trị, quản lý rủi ro và kiểm soát
- **Chuẩn mực 14.6 – Lưu hồ sơ:** đủ để một kiểm toán viên có hiểu biết đi đến cùng kết luận

## Gợi ý khi áp dụng

Bốn câu hỏi cho mỗi phát hiện: lẽ ra phải thế nào, thực tế ra sao, vì sao lệch và hậu quả là gì. Xem thêm [Hướng dẫn viết phát hiện kiểm toán](/tai-lieu/huong-dan-viet-phat-hien-kiem-toan).
`,
  },
  {
    code: '15',
    title: 'Nguyên tắc 15: Truyền đạt kết quả và theo dõi kế hoạch hành động',
    slug: 'nguyen-tac-15-truyen-dat-ket-qua-va-theo-doi-ke-hoach-hanh-dong',
    summary:
      'Kiểm toán viên nội bộ truyền đạt kết quả cho các bên phù hợp và theo dõi tiến độ thực hiện kiến nghị, kế hoạch hành động.',
    body: `
Cuộc kiểm toán chưa kết thúc khi báo cáo được phát hành. Nguyên tắc 15 (Communicate Engagement Results and Monitor Action Plans) gắn báo cáo với thay đổi thực tế.

## Các chuẩn mực

- **Chuẩn mực 15.1 – Báo cáo cuối cùng của cuộc kiểm toán:** nêu mục tiêu, phạm vi, kiến nghị hoặc kế hoạch hành động và kết luận; với dịch vụ đảm bảo còn nêu phát hiện cùng mức độ nghiêm trọng, giới hạn phạm vi, người chịu trách nhiệm và ngày dự kiến hoàn thành
- **Chuẩn mực 15.2 – Xác nhận việc thực hiện kiến nghị hoặc kế hoạch hành động:** hỏi tiến độ, kiểm tra bằng chứng theo mức độ rủi ro, cập nhật tình trạng

## Khi ban quản lý không thực hiện

Kiểm toán viên ghi lại lời giải thích và trao đổi với người phụ trách kiểm toán nội bộ. Nếu việc không thực hiện đồng nghĩa với chấp nhận rủi ro vượt giới hạn, áp dụng Chuẩn mực 11.5.

## Gợi ý khi áp dụng

Một [bảng theo dõi kế hoạch hành động](/tai-lieu/bang-theo-doi-ke-hoach-hanh-dong-sau-kiem-toan) chung cho mọi cuộc kiểm toán, cập nhật hằng tháng, giúp Uỷ ban kiểm toán nhìn thấy việc quá hạn theo đơn vị và theo số ngày.
`,
  },
];
