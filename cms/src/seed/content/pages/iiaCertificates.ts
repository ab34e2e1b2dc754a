import type { PageSource } from './types';

export const iiaCertificatesPage: PageSource = {
  title: 'Bằng cấp của IIA',
  summary:
    'Hệ thống chứng chỉ của Hiệp hội Kiểm toán viên nội bộ quốc tế, từ bước đầu vào nghề đến chuyên sâu về đảm bảo quản lý rủi ro.',
  sections: [
    {
      kind: 'text',
      heading: 'Một hệ thống, ba chặng đường',
      body: `
Hiệp hội Kiểm toán viên nội bộ quốc tế (The IIA) cấp chứng chỉ cho kiểm toán viên nội bộ từ năm 1974. Hệ thống hiện nay gồm ba chứng chỉ nối tiếp nhau: **IAP** cho người vào nghề, **CIA** cho người hành nghề độc lập và **CRMA** cho người chuyên về đảm bảo quản lý rủi ro.

Cả ba dựa trên cùng một nền tảng là Chuẩn mực Kiểm toán nội bộ toàn cầu, được thi trên máy tính quanh năm và được công nhận như nhau ở mọi quốc gia.
`,
    },
    {
      kind: 'table',
      heading: 'So sánh nhanh',
      caption: 'Ba chứng chỉ của IIA: đối tượng, kỳ thi và số giờ CPE',
      columns: 'Chứng chỉ | Dành cho | Kỳ thi | Kinh nghiệm | CPE mỗi năm',
      rows: [
        'IAP | Sinh viên, người mới vào nghề | 1 bài, là Phần 1 của CIA: 125 câu, 150 phút | Không yêu cầu | 20 giờ, từ năm 2026',
        'CIA | Kiểm toán viên nội bộ | 3 phần: 125 câu/150 phút, 100/120, 100/120 | 1, 2 hoặc 5 năm, theo trình độ | 40 giờ, 2 giờ đạo đức',
        'CRMA | Người giữ CIA | 1 bài, ba lĩnh vực | 5 năm | 20 giờ',
      ],
    },
    {
      kind: 'text',
      heading: 'IAP – vào nghề',
      body: `
Chứng minh kiến thức nền tảng và sự nghiêm túc với nghề khi chưa có nhiều kinh nghiệm. [Tìm hiểu về IAP](/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo).
`,
    },
    {
      kind: 'text',
      heading: 'CIA – hành nghề',
      body: `
Chứng chỉ quan trọng nhất của nghề, gồm ba phần thi theo đề cương 2025. [Tìm hiểu về CIA](/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo).
`,
    },
    {
      kind: 'text',
      heading: 'CRMA – chuyên sâu',
      body: `
Dành cho người giữ CIA phải đưa ra ý kiến về hiệu lực của quản lý rủi ro. [Tìm hiểu về CRMA](/bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro).
`,
    },
    {
      kind: 'text',
      heading: 'Các chứng chỉ không còn tuyển sinh',
      body: `
Trước đây IIA còn cấp CCSA (tự đánh giá kiểm soát), CFSA (dịch vụ tài chính) và CGAP (khu vực công). Các chương trình này **không nhận thí sinh mới**. Người đã được cấp vẫn giữ chứng chỉ, vẫn báo cáo CPE hằng năm và vẫn tra cứu được trên trang của Viện khi đồng ý công khai.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về hệ thống chứng chỉ',
      entries: [
        [
          'Chứng chỉ của IIA có thay thế chứng chỉ kiểm toán viên theo pháp luật Việt Nam không?',
          'Không. Chứng chỉ kiểm toán viên do Bộ Tài chính cấp dành cho kiểm toán độc lập. Chứng chỉ của IIA dành cho kiểm toán nội bộ và được tổ chức sử dụng lao động công nhận.',
        ],
        [
          'Viện có cấp chứng chỉ CIA không?',
          'Không. Chứng chỉ do IIA cấp. Viện luyện thi, xem trước hồ sơ, hướng dẫn ghi danh và hỗ trợ duy trì chứng chỉ.',
        ],
        [
          'Nhà tuyển dụng kiểm tra chứng chỉ bằng cách nào?',
          'Dùng trang xác minh tình trạng chứng chỉ của Viện với số chứng chỉ hoặc họ tên đầy đủ, hoặc yêu cầu ứng viên xuất trình chứng nhận điện tử của IIA.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Từ ý định đến chứng chỉ',
      text: 'Bảy bước, giấy tờ cần chuẩn bị và thời hạn của từng chương trình.',
      label: 'Xem cách thức đạt chứng nhận',
      url: '/bang-cap/cach-thuc-dat-chung-nhan',
    },
  ],
};
