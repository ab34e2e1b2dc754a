import type { PageSource } from './types';

export const crmaPage: PageSource = {
  title: 'CRMA – Chứng chỉ đảm bảo quản lý rủi ro',
  summary:
    'Certification in Risk Management Assurance dành cho kiểm toán viên nội bộ đưa ra ý kiến đảm bảo và tư vấn về quản lý rủi ro.',
  sections: [
    {
      kind: 'text',
      heading: 'Khi Hội đồng quản trị hỏi về rủi ro',
      body: `
Một cuộc kiểm toán trả lời câu hỏi về một quy trình. Hội đồng quản trị thường hỏi câu rộng hơn: hệ thống quản lý rủi ro của tổ chức có đáng tin cậy không? CRMA (Certification in Risk Management Assurance) xác nhận rằng người giữ chứng chỉ trả lời được câu hỏi ấy.

Chứng chỉ đánh giá ba năng lực:

- Giữ đúng vai trò của kiểm toán nội bộ khi làm việc với tuyến một và tuyến hai
- Hiểu cách tổ chức quản trị rủi ro, từ khẩu vị đến văn hoá
- Đưa ra ý kiến đảm bảo có bằng chứng về hiệu lực của quản lý rủi ro
`,
    },
    {
      kind: 'table',
      heading: 'Kỳ thi',
      caption: 'Các đặc điểm của kỳ thi CRMA',
      columns: 'Đặc điểm | Nội dung',
      rows: [
        'Bài thi | 1 bài trắc nghiệm, ba lĩnh vực',
        'Số câu hỏi và thời gian | Theo sổ tay thí sinh hiện hành của IIA',
        'Mức đạt | 600 trên thang 250–750',
        'Hình thức | Trên máy tính, tại trung tâm khảo thí hoặc trực tuyến có giám thị',
        'Thời hạn chương trình | Hai năm kể từ ngày hồ sơ được chấp thuận',
      ],
    },
    {
      kind: 'table',
      heading: 'Nội dung và tỷ trọng',
      caption: 'Ba lĩnh vực của đề cương CRMA và tỷ trọng',
      columns: 'Lĩnh vực | Tỷ trọng | Trọng tâm',
      rows: [
        'Vai trò và trách nhiệm của kiểm toán nội bộ | 20% | Đảm bảo, tư vấn, mô hình ba tuyến, tính khách quan',
        'Quản trị quản lý rủi ro | 25% | Khuôn khổ, khẩu vị rủi ro, văn hoá, vai trò của Hội đồng quản trị',
        'Đảm bảo quản lý rủi ro | 55% | Đánh giá quy trình, bản đồ đảm bảo, rủi ro mới nổi, truyền đạt ý kiến',
      ],
    },
    {
      kind: 'text',
      heading: 'Điều kiện',
      body: `
CRMA được thiết kế như bước tiếp theo sau CIA. Thí sinh cần **CIA đang có hiệu lực** khi ghi danh và **năm năm kinh nghiệm** kiểm toán nội bộ hoặc quản lý rủi ro trước khi chứng chỉ được cấp. Kinh nghiệm có thể được hoàn tất trong thời hạn hai năm của chương trình.

Quý khách chưa có CIA có thể bắt đầu bằng khoá [Quản lý rủi ro doanh nghiệp](/khoa-hoc/quan-ly-rui-ro-doanh-nghiep-coso-erm-va-iso-31000) để làm quen với COSO ERM và ISO 31000.
`,
    },
    {
      kind: 'steps',
      heading: 'Các bước',
      steps: [
        [
          'Kiểm tra CIA',
          'Bảo đảm CIA của Quý khách đang ở trạng thái hiệu lực và đã báo cáo CPE của năm trước.',
        ],
        ['Ghi danh trên CCMS', 'Chọn chương trình CRMA, nộp giấy tờ tuỳ thân và lệ phí ghi danh.'],
        [
          'Ôn tập',
          'Đọc tài liệu theo ba lĩnh vực; dành hơn một nửa thời gian cho lĩnh vực đảm bảo.',
        ],
        ['Dự thi', 'Đặt lịch, dự thi và nhận kết quả sơ bộ ngay sau khi thi.'],
        ['Xác nhận kinh nghiệm', 'Nộp xác nhận năm năm kinh nghiệm để được cấp chứng chỉ.'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về CRMA',
      entries: [
        [
          'CRMA khác gì các chứng chỉ quản trị rủi ro khác?',
          'CRMA không dạy cách vận hành quản lý rủi ro. Chứng chỉ tập trung vào việc đánh giá độc lập hệ thống ấy và truyền đạt ý kiến đến cấp quản trị.',
        ],
        [
          'Giữ cả CIA và CRMA thì phải báo cáo bao nhiêu giờ CPE?',
          'CIA đang hành nghề 40 giờ, CRMA 20 giờ mỗi năm. Một giờ học phù hợp được dùng cho cả hai chứng chỉ, nên tổng số giờ thực học có thể là 40.',
        ],
        [
          'Tôi làm ở bộ phận quản lý rủi ro, có thi được không?',
          'Được, nếu Quý khách có CIA. Kinh nghiệm quản lý rủi ro được tính vào năm năm kinh nghiệm.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Học cùng một tình huống từ đầu đến cuối',
      text: 'Lớp luyện thi CRMA theo một công ty năng lượng niêm yết qua mọi lĩnh vực của đề cương.',
      label: 'Xem lớp luyện thi CRMA',
      url: '/khoa-hoc/luyen-thi-crma',
    },
  ],
};
