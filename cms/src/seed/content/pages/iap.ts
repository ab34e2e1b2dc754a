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
        'Bài thi | Phần 1 của CIA, từ ngày 28/05/2025',
        'Số câu hỏi | 125 câu trắc nghiệm',
        'Thời gian | 150 phút',
        'Mức đạt | 600 trên thang 250–750',
        'Điều kiện dự thi | Giấy tờ tuỳ thân và cam kết tuân thủ yêu cầu đạo đức của IIA',
        'Thời hạn chương trình | Hai năm kể từ ngày hồ sơ được chấp thuận',
        'Hình thức | Trên máy tính, tại trung tâm khảo thí hoặc trực tuyến có giám thị',
      ],
    },
    {
      kind: 'table',
      heading: 'Đề thi hỏi gì',
      caption: 'Bốn lĩnh vực của đề cương 2025 và tỷ trọng, chung cho IAP và Phần 1 của CIA',
      columns: 'Lĩnh vực | Tỷ trọng | Trọng tâm',
      rows: [
        'Nền tảng của kiểm toán nội bộ | 35% | Mục đích, nhiệm vụ được giao, quy chế, dịch vụ đảm bảo và tư vấn',
        'Đạo đức và tính chuyên nghiệp | 20% | Chính trực, khách quan, năng lực, thận trọng nghề nghiệp và bảo mật trong tình huống',
        'Quản trị, quản lý rủi ro và kiểm soát | 30% | Khái niệm, khuôn khổ, loại kiểm soát',
        'Rủi ro gian lận | 15% | Loại gian lận, dấu hiệu và kiểm soát phòng ngừa',
      ],
    },
    {
      kind: 'text',
      heading: 'Từ IAP đến CIA',
      body: `
Vì cùng một bài thi, người đã đạt IAP được công nhận Phần 1 khi học tiếp CIA, theo điều kiện và thời hạn mà IIA quy định. Quý khách chưa có bằng đại học cũng dùng IAP để đủ điều kiện trình độ của CIA.
`,
    },
    {
      kind: 'steps',
      heading: 'Tám tuần chuẩn bị',
      steps: [
        ['Tuần 1', 'Làm bài kiểm tra đầu vào, lập kế hoạch học và ghi danh trên CCMS.'],
        ['Tuần 2–3', 'Nền tảng nghề nghiệp và đạo đức; học thuật ngữ song ngữ mỗi ngày.'],
        ['Tuần 4–5', 'Quản trị, rủi ro, kiểm soát và gian lận.'],
        ['Tuần 6–7', 'Luyện câu hỏi theo bốn lĩnh vực; đọc tình huống bằng tiếng Anh.'],
        ['Tuần 8', 'Thi thử trọn thời gian, rà điểm yếu và đặt lịch thi.'],
      ],
    },
    {
      kind: 'text',
      heading: 'Duy trì từ năm 2026',
      body: `
Từ ngày 28/05/2025, IAP là chứng chỉ lâu dài, không còn hết hạn sau một số năm như trước. **Từ năm 2026, người giữ IAP tích luỹ và báo cáo 20 giờ CPE mỗi năm.** Cách báo cáo giống các chứng chỉ khác của IIA, xem tại trang [Yêu cầu CPE](/bang-cap/yeu-cau-cpe).
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
          'Từ đề cương 2025, hai chứng chỉ dùng chung bài thi Phần 1. Việc công nhận kết quả theo điều kiện và thời hạn của IIA; Quý khách vui lòng xem sổ tay thí sinh hiện hành hoặc hỏi Viện trước khi ghi danh.',
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
