import type { StandardSource } from '../types';

export const purpose: StandardSource[] = [
  {
    code: 'I',
    title: 'Lĩnh vực I: Mục đích của kiểm toán nội bộ',
    slug: 'linh-vuc-1-muc-dich-cua-kiem-toan-noi-bo',
    summary:
      'Lĩnh vực mở đầu không có nguyên tắc hay chuẩn mực riêng: một tuyên bố về mục đích, dùng để giải thích với tổ chức vì sao cần kiểm toán nội bộ.',
    body: `
Lĩnh vực I (Purpose of Internal Auditing) là phần ngắn nhất của Chuẩn mực và là phần nên được đọc trước tiên. Lĩnh vực này không có nguyên tắc đánh số và không có chuẩn mực; nội dung là **Tuyên bố mục đích** của nghề.

## Nội dung chính

Kiểm toán nội bộ củng cố khả năng tạo lập, bảo vệ và duy trì giá trị của tổ chức, bằng cách cung cấp cho Hội đồng quản trị và ban điều hành sự đảm bảo, lời khuyên, hiểu biết sâu và tầm nhìn có tính độc lập, dựa trên rủi ro và khách quan.

Nhờ đó, kiểm toán nội bộ giúp tổ chức:

- Đạt được mục tiêu
- Hoàn thiện quy trình quản trị, quản lý rủi ro và kiểm soát
- Ra quyết định và giám sát tốt hơn
- Giữ uy tín và sự tin cậy với các bên liên quan
- Phục vụ lợi ích công chúng

## Khi nào kiểm toán nội bộ hiệu quả nhất

1. Được thực hiện bởi những người có năng lực chuyên môn, tuân thủ Chuẩn mực vì lợi ích công chúng.
2. Chức năng kiểm toán nội bộ có vị trí độc lập và chịu trách nhiệm trực tiếp trước Hội đồng quản trị.
3. Kiểm toán viên nội bộ không chịu ảnh hưởng không phù hợp và cam kết đưa ra đánh giá khách quan.

## Áp dụng tại đơn vị

Tuyên bố mục đích nên có mặt trong [quy chế kiểm toán nội bộ](/tai-lieu/bo-mau-quy-che-kiem-toan-noi-bo) và trong lần gặp đầu tiên với mỗi đơn vị được kiểm toán.
`,
  },
];
