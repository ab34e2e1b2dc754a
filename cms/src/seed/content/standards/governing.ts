import type { StandardSource } from '../types';

export const governing: StandardSource[] = [
  {
    code: 'III',
    title: 'Lĩnh vực III: Quản trị chức năng kiểm toán nội bộ',
    slug: 'linh-vuc-3-quan-tri-chuc-nang-kiem-toan-noi-bo',
    summary:
      'Ba nguyên tắc và chín chuẩn mực về quan hệ giữa Hội đồng quản trị, ban điều hành và người phụ trách kiểm toán nội bộ.',
    body: `
Lĩnh vực III (Governing the Internal Audit Function) là lĩnh vực duy nhất mô tả cả **điều kiện thiết yếu** thuộc về Hội đồng quản trị và ban điều hành. Thiếu các điều kiện này, chức năng kiểm toán nội bộ khó đạt mục đích dù kiểm toán viên giỏi đến đâu.

## Ba nguyên tắc

- Nguyên tắc 6: [Được Hội đồng quản trị trao quyền](/tieu-chuan/nguyen-tac-6-duoc-hoi-dong-quan-tri-trao-quyen)
- Nguyên tắc 7: [Có vị trí độc lập](/tieu-chuan/nguyen-tac-7-co-vi-tri-doc-lap)
- Nguyên tắc 8: [Được Hội đồng quản trị giám sát](/tieu-chuan/nguyen-tac-8-duoc-hoi-dong-quan-tri-giam-sat)

## Cách đọc điều kiện thiết yếu

Chuẩn mực không ràng buộc trực tiếp Hội đồng quản trị. Thay vào đó, người phụ trách kiểm toán nội bộ phải trao đổi về các điều kiện thiết yếu. Nếu Hội đồng quản trị hoặc ban điều hành không đồng ý với một điều kiện, người phụ trách giải thích tác động và ghi lại nội dung trao đổi.

## Tại Việt Nam

Nghị định 05/2019/NĐ-CP cũng đặt trách nhiệm của Hội đồng quản trị đối với kiểm toán nội bộ. Đơn vị nên xử lý hai yêu cầu trong cùng một bộ hồ sơ, xem [Khuôn khổ pháp lý Việt Nam](/tieu-chuan/nghi-dinh-05-2019-nd-cp-ve-kiem-toan-noi-bo).
`,
  },
  {
    code: '6',
    title: 'Nguyên tắc 6: Được Hội đồng quản trị trao quyền',
    slug: 'nguyen-tac-6-duoc-hoi-dong-quan-tri-trao-quyen',
    summary:
      'Hội đồng quản trị xác lập, phê duyệt và ủng hộ nhiệm vụ của chức năng kiểm toán nội bộ thông qua quy chế.',
    body: `
Chức năng kiểm toán nội bộ nhận quyền từ Hội đồng quản trị (Authorized by the Board), hoặc từ pháp luật tại một số khu vực. Quyền ấy gồm thẩm quyền, vai trò và trách nhiệm, được viết trong quy chế kiểm toán nội bộ.

## Các chuẩn mực

- **Chuẩn mực 6.1 – Nhiệm vụ của kiểm toán nội bộ:** người phụ trách cung cấp thông tin để Hội đồng quản trị và ban điều hành xác lập nhiệm vụ
- **Chuẩn mực 6.2 – Quy chế kiểm toán nội bộ:** quy chế nêu mục đích, cam kết tuân thủ Chuẩn mực, nhiệm vụ, phạm vi, loại dịch vụ, trách nhiệm và quan hệ báo cáo; được trao đổi và phê duyệt
- **Chuẩn mực 6.3 – Sự ủng hộ của Hội đồng quản trị và ban điều hành:** cung cấp thông tin cần thiết để hai bên ủng hộ và thúc đẩy sự công nhận chức năng trong toàn tổ chức

## Gợi ý khi áp dụng

Quy chế nên ngắn, và được rà soát hằng năm cùng kế hoạch kiểm toán. Viện có [Bộ mẫu quy chế kiểm toán nội bộ](/tai-lieu/bo-mau-quy-che-kiem-toan-noi-bo) cho ba loại hình tổ chức, đối chiếu sẵn với Thông tư 66/2020/TT-BTC.
`,
  },
  {
    code: '7',
    title: 'Nguyên tắc 7: Có vị trí độc lập',
    slug: 'nguyen-tac-7-co-vi-tri-doc-lap',
    summary:
      'Hội đồng quản trị thiết lập và bảo vệ tính độc lập của chức năng cùng năng lực của người phụ trách kiểm toán nội bộ.',
    body: `
Độc lập (Positioned Independently) là tình trạng không bị chi phối bởi điều kiện làm tổn hại khả năng thực hiện trách nhiệm một cách không thiên lệch. Độc lập đạt được nhờ quan hệ báo cáo.

## Các chuẩn mực

- **Chuẩn mực 7.1 – Tính độc lập về tổ chức:** người phụ trách xác nhận với Hội đồng quản trị **ít nhất mỗi năm một lần** về tính độc lập, kể cả các lần bị can thiệp; trao đổi khi có vai trò ngoài kiểm toán nội bộ
- **Chuẩn mực 7.2 – Năng lực của người phụ trách kiểm toán nội bộ:** giúp Hội đồng quản trị hiểu phẩm chất và năng lực cần có; duy trì, nâng cao năng lực ấy

## Hai tuyến báo cáo

Về chuyên môn, người phụ trách báo cáo Hội đồng quản trị hoặc Uỷ ban kiểm toán: phê duyệt quy chế, kế hoạch, ngân sách, bổ nhiệm và miễn nhiệm. Về hành chính, có thể báo cáo người đứng đầu ban điều hành. Báo cáo hành chính cho giám đốc tài chính là tình huống cần cân nhắc kỹ.

## Khi kiêm nhiệm

Nếu người phụ trách kiêm quản lý rủi ro hoặc tuân thủ, cần có biện pháp bảo vệ và bên khác đảm bảo cho phần việc kiêm nhiệm ấy.
`,
  },
  {
    code: '8',
    title: 'Nguyên tắc 8: Được Hội đồng quản trị giám sát',
    slug: 'nguyen-tac-8-duoc-hoi-dong-quan-tri-giam-sat',
    summary:
      'Hội đồng quản trị giám sát để bảo đảm hiệu quả của chức năng: trao đổi thường xuyên, nguồn lực, chất lượng và đánh giá độc lập.',
    body: `
Giám sát (Overseen by the Board) khép lại Lĩnh vực III. Trao quyền mà không giám sát thì chức năng kiểm toán nội bộ mất dần ảnh hưởng.

## Các chuẩn mực

- **Chuẩn mực 8.1 – Trao đổi với Hội đồng quản trị:** cung cấp thông tin để Hội đồng quản trị thực hiện trách nhiệm giám sát, gồm kế hoạch, thay đổi lớn, kết luận và việc ban điều hành chấp nhận rủi ro
- **Chuẩn mực 8.2 – Nguồn lực:** đánh giá nguồn lực có đủ để hoàn thành nhiệm vụ và kế hoạch hay không; nêu tác động nếu thiếu
- **Chuẩn mực 8.3 – Chất lượng:** xây dựng, thực hiện và duy trì chương trình đảm bảo và nâng cao chất lượng; báo cáo kết quả tự đánh giá hằng năm
- **Chuẩn mực 8.4 – Đánh giá chất lượng từ bên ngoài:** thực hiện **ít nhất năm năm một lần** bởi người đánh giá độc lập, đủ trình độ; nhóm đánh giá có ít nhất một người giữ chứng chỉ CIA

## Gợi ý khi áp dụng

Đơn vị chưa sẵn sàng cho đánh giá bên ngoài nên bắt đầu bằng tự đánh giá, theo [Hướng dẫn tự đánh giá chất lượng](/tai-lieu/huong-dan-tu-danh-gia-chat-luong-kiem-toan-noi-bo) của Viện.
`,
  },
];
