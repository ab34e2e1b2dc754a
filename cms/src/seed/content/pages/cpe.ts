import type { PageSource } from './types';

export const cpePage: PageSource = {
  title: 'Yêu cầu CPE',
  summary:
    'Mỗi năm người giữ chứng chỉ tích luỹ và báo cáo số giờ đào tạo nghề nghiệp liên tục (CPE) để chứng chỉ còn hiệu lực.',
  sections: [
    {
      kind: 'text',
      heading: 'Vì sao có CPE',
      body: `
Chứng chỉ chứng minh năng lực ở ngày thi; giờ CPE (Continuing Professional Education) chứng minh năng lực ấy còn được bồi đắp. Chuẩn mực Kiểm toán nội bộ toàn cầu yêu cầu mỗi kiểm toán viên duy trì và phát triển năng lực của mình. IIA kiểm tra việc này qua báo cáo hằng năm.

Kỳ báo cáo là **năm dương lịch, từ ngày 1 tháng 1 đến ngày 31 tháng 12**. Báo cáo được nộp trên hệ thống CCMS của IIA.
`,
    },
    {
      kind: 'table',
      heading: 'Số giờ mỗi năm',
      caption: 'Số giờ CPE phải báo cáo mỗi năm theo chứng chỉ và tình trạng hành nghề',
      columns: 'Chứng chỉ | Đang hành nghề | Trong đó đạo đức | Không hành nghề | Đã nghỉ hưu',
      rows: [
        'CIA | 40 giờ | 2 giờ | 20 giờ | Không phải báo cáo giờ',
        'CRMA | 20 giờ | 2 giờ | 10 giờ | Không phải báo cáo giờ',
        'IAP (từ năm 2026) | 20 giờ | 2 giờ | Theo hướng dẫn của IIA | Không phải báo cáo giờ',
        'CCSA, CFSA, CGAP | 20 giờ | 2 giờ | 10 giờ | Không phải báo cáo giờ',
      ],
    },
    {
      kind: 'text',
      heading: 'Người giữ nhiều chứng chỉ',
      body: `
Một giờ học được dùng cho mọi chứng chỉ mà nội dung phù hợp. Người giữ cả CIA và CRMA đang hành nghề vì vậy cần **40 giờ** chứ không phải 60, miễn là trong đó có đủ 20 giờ phù hợp với CRMA. Hai giờ đạo đức cũng chỉ cần học một lần.

Giờ vượt trong năm được chuyển sang năm kế tiếp: tối đa 20 giờ với CIA, 10 giờ với các chứng chỉ khác. Người mới được cấp chứng chỉ báo cáo lần đầu cho năm kế tiếp năm được cấp.
`,
    },
    {
      kind: 'table',
      heading: 'Hoạt động được tính',
      caption: 'Các loại hoạt động được tính giờ CPE và giấy tờ cần giữ',
      columns: 'Hoạt động | Cách tính | Giấy tờ cần giữ',
      rows: [
        'Khoá học, hội thảo của Viện | Số giờ CPE ghi trên trang khoá học | Giấy xác nhận của Viện, cấp tự động khi hoàn thành',
        'Khoá học của đơn vị khác | 50 phút học là một giờ CPE | Chương trình, giấy chứng nhận có số giờ',
        'Đào tạo nội bộ | 50 phút học là một giờ CPE | Tài liệu, danh sách tham dự có xác nhận',
        'Giảng dạy, trình bày | Thời gian trình bày và chuẩn bị, có mức trần | Chương trình có tên người trình bày',
        'Viết bài, sách chuyên môn | Theo độ dài, có mức trần | Bản công bố',
        'Đánh giá chất lượng bên ngoài | Theo thời gian tham gia, có mức trần | Xác nhận của trưởng đoàn',
        'Đạt thêm một chứng chỉ nghề nghiệp | Theo quy định của IIA | Bản sao chứng chỉ',
      ],
    },
    {
      kind: 'text',
      heading: 'Hoạt động không được tính',
      body: `
- Công việc kiểm toán hằng ngày, họp bộ phận, hội nghị không có nội dung chuyên môn
- Lớp tin học văn phòng căn bản, ngoại ngữ phổ thông
- Tự đọc sách báo không có bài kiểm tra hoặc giấy xác nhận
`,
    },
    {
      kind: 'steps',
      heading: 'Báo cáo trong bốn bước',
      steps: [
        [
          'Ghi chép trong năm',
          'Ghi mỗi hoạt động vào bảng theo dõi ngay khi hoàn thành, kèm giấy xác nhận.',
        ],
        [
          'Cộng giờ vào tháng 10',
          'Còn thiếu bao nhiêu giờ, nhất là giờ đạo đức, vẫn kịp đăng ký hội thảo cuối năm.',
        ],
        [
          'Nộp trên CCMS',
          'Đăng nhập, chọn từng chứng chỉ, khai số giờ, cam kết và nộp lệ phí trước ngày 31 tháng 12.',
        ],
        [
          'Giữ hồ sơ ba năm',
          'IIA kiểm tra chọn mẫu; Quý khách cần xuất trình giấy xác nhận khi được yêu cầu.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Nếu không báo cáo',
      caption: 'Tình trạng chứng chỉ khi không báo cáo CPE',
      columns: 'Thời gian | Tình trạng | Hệ quả',
      rows: [
        'Ngay sau hạn 31 tháng 12 | Ân hạn | Không được dùng danh xưng cho đến khi báo cáo bù',
        'Trong hai năm ân hạn | Ân hạn | Báo cáo đủ giờ còn thiếu thì trở lại hiệu lực',
        'Ba năm liên tiếp không báo cáo | Thu hồi | Không khôi phục được; phải dự thi lại từ đầu',
      ],
    },
    {
      kind: 'downloads',
      heading: 'Biểu mẫu',
      downloads: [['Bảng theo dõi giờ CPE trong năm (PDF, A4)', 'bang-theo-doi-gio-cpe.pdf']],
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về CPE',
      entries: [
        [
          'Viện có báo cáo CPE thay tôi không?',
          'Không. Viện cấp giấy xác nhận và nhắc hạn; việc khai và cam kết trên CCMS do chính người giữ chứng chỉ thực hiện.',
        ],
        [
          'Giờ CPE của Viện có được IIA chấp nhận không?',
          'Khoá học và hội thảo của Viện nêu rõ số giờ CPE, mục tiêu và giảng viên theo yêu cầu của IIA, nên được dùng để báo cáo.',
        ],
        [
          'Tôi nghỉ thai sản hoặc tạm ngừng hành nghề thì sao?',
          'Quý khách có thể chuyển sang tình trạng không hành nghề trên CCMS để báo cáo số giờ thấp hơn. Trong thời gian đó Quý khách không thực hiện kiểm toán nội bộ.',
        ],
        [
          'Hai giờ đạo đức học ở đâu?',
          'Viện tổ chức ít nhất hai hội thảo về đạo đức nghề nghiệp mỗi năm; các khoá về Chuẩn mực cũng ghi rõ số giờ đạo đức.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Còn thiếu giờ CPE?',
      text: 'Mỗi hội thảo ghi rõ số giờ CPE và số giờ đạo đức; hội viên được giá riêng.',
      label: 'Xem hội thảo sắp tới',
      url: '/hoi-thao',
    },
  ],
};
