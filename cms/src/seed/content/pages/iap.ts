import type { PageSource } from './types';

export const iapPage: PageSource = {
  title: 'IAP – Chứng chỉ hành nghề kiểm toán nội bộ',
  summary:
    'Internal Audit Practitioner là chứng chỉ đầu tiên của nghề, dành cho sinh viên năm cuối, người mới vào nghề và người chuyển ngành.',
  sections: [
    {
      kind: 'text',
      heading: 'Bước đầu tiên được công nhận',
      body: `
IAP (Internal Audit Practitioner) xác nhận kiến thức nền tảng về kiểm toán nội bộ và khả năng áp dụng Chuẩn mực dưới sự hướng dẫn của người có kinh nghiệm. Chứng chỉ không đòi hỏi bằng đại học hay số năm kinh nghiệm, vì vậy phù hợp với:

- Sinh viên năm cuối ngành kiểm toán, kế toán, tài chính, luật, công nghệ thông tin
- Người có dưới hai năm kinh nghiệm trong bộ phận kiểm toán nội bộ
- Người chuyển từ kiểm toán độc lập, kiểm soát nội bộ, tuân thủ hoặc vận hành
- Cán bộ nghiệp vụ được luân chuyển có thời hạn sang kiểm toán nội bộ

Với người chưa có bằng đại học, IAP còn mở lộ trình thay thế để dự thi CIA.
`,
    },
    {
      kind: 'table',
      heading: 'Kỳ thi',
      caption: 'Các đặc điểm của kỳ thi IAP',
      columns: 'Đặc điểm | Nội dung',
      rows: [
        'Số câu hỏi | 100 câu trắc nghiệm',
        'Thời gian | 120 phút',
        'Mức đạt | 600 trên thang 250–750',
        'Điều kiện dự thi | Giấy tờ tuỳ thân và cam kết tuân thủ yêu cầu đạo đức của IIA',
        'Hình thức | Trên máy tính, tại trung tâm khảo thí hoặc trực tuyến có giám thị',
      ],
    },
    {
      kind: 'text',
      heading: 'Đề thi hỏi gì',
      body: `
1. **Nền tảng nghề nghiệp:** mục đích của kiểm toán nội bộ, nhiệm vụ được giao, quy chế, độc lập và khách quan
2. **Đạo đức:** chính trực, khách quan, năng lực, thận trọng nghề nghiệp và bảo mật trong tình huống
3. **Quản trị, rủi ro và kiểm soát:** khái niệm, loại kiểm soát, dấu hiệu gian lận
4. **Thực hiện cuộc kiểm toán:** kế hoạch, bằng chứng, giấy tờ làm việc, phát hiện và truyền đạt

Nội dung gần với Phần 1 của CIA nhưng ở mức nhận biết và áp dụng có hướng dẫn. Kiến thức đã học được dùng lại gần như trọn vẹn khi Quý khách thi CIA.
`,
    },
    {
      kind: 'steps',
      heading: 'Tám tuần chuẩn bị',
      steps: [
        ['Tuần 1', 'Làm bài kiểm tra đầu vào, lập kế hoạch học và ghi danh trên CCMS.'],
        ['Tuần 2–3', 'Nền tảng nghề nghiệp và đạo đức; học thuật ngữ song ngữ mỗi ngày.'],
        ['Tuần 4–5', 'Quản trị, rủi ro, kiểm soát và gian lận.'],
        ['Tuần 6–7', 'Thực hiện cuộc kiểm toán; luyện đọc tình huống bằng tiếng Anh.'],
        ['Tuần 8', 'Thi thử trọn thời gian, rà điểm yếu và đặt lịch thi.'],
      ],
    },
    {
      kind: 'text',
      heading: 'Duy trì từ năm 2026',
      body: `
**Từ năm 2026, người giữ IAP tích luỹ và báo cáo 20 giờ CPE mỗi năm.** Đổi lại, IAP trở thành chứng chỉ lâu dài, không còn hết hạn sau một số năm như trước. Cách báo cáo giống các chứng chỉ khác của IIA, xem tại trang [Yêu cầu CPE](/bang-cap/yeu-cau-cpe).
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về IAP',
      entries: [
        [
          'Nên thi IAP hay thi thẳng CIA?',
          'Nếu Quý khách đã có bằng đại học, đọc tốt tiếng Anh chuyên ngành và có trên một năm kinh nghiệm, hãy cân nhắc thi thẳng CIA. Nếu chưa, IAP giúp hình thành thói quen học và vốn thuật ngữ.',
        ],
        [
          'IAP có thay cho CIA Phần 1 không?',
          'Điều kiện chuyển đổi do IIA quyết định và có thể thay đổi. Quý khách vui lòng xem sổ tay thí sinh hiện hành hoặc hỏi Viện trước khi ghi danh.',
        ],
        [
          'Sinh viên có được hỗ trợ không?',
          'Có. Hội viên sinh viên được giá hội viên cho khoá luyện thi, được dự nhiều hội thảo miễn phí và tham gia nhóm học có cố vấn.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Học theo nhịp của Quý khách',
      text: 'Khoá tự học 24 giờ với video ngắn, bảng thuật ngữ song ngữ và bài thi thử.',
      label: 'Xem khoá luyện thi IAP',
      url: '/khoa-hoc/luyen-thi-iap',
    },
  ],
};
