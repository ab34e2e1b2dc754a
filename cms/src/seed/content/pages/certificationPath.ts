import type { PageSource } from './types';

export const certificationPathPage: PageSource = {
  title: 'Cách thức đạt chứng nhận',
  summary:
    'Bảy bước từ lúc chọn chương trình đến khi nhận chứng chỉ, giấy tờ cần chuẩn bị, thời hạn và cách Viện hỗ trợ ở từng bước.',
  sections: [
    {
      kind: 'text',
      body: `
Con đường đến chứng chỉ của IIA giống nhau cho cả ba chương trình: ghi danh, chuẩn bị, thi, xác nhận điều kiện và duy trì. Điều khác nhau là số bài thi, kinh nghiệm và thời hạn. Trang này đi qua từng bước và nêu những chỗ thí sinh Việt Nam thường mất thời gian.
`,
    },
    {
      kind: 'steps',
      heading: 'Bảy bước',
      steps: [
        [
          'Chọn chương trình',
          'IAP nếu mới vào nghề, CIA nếu đã hành nghề, CRMA nếu đã có CIA. Đối chiếu điều kiện trong sổ tay thí sinh hiện hành.',
        ],
        [
          'Tạo hồ sơ trên CCMS',
          'CCMS là hệ thống quản lý thí sinh của IIA. Họ tên phải trùng với hộ chiếu hoặc căn cước dùng ngày thi; sửa về sau mất nhiều tuần.',
        ],
        [
          'Nộp giấy tờ và lệ phí ghi danh',
          'Giấy tờ tuỳ thân, bằng cấp kèm bản dịch, cam kết đạo đức. Hội viên được mức lệ phí thấp hơn.',
        ],
        [
          'Chờ chấp thuận',
          'Thường từ một đến hai tuần. Ngày chấp thuận là ngày bắt đầu tính thời hạn của chương trình.',
        ],
        [
          'Học và đặt lịch thi',
          'Lập kế hoạch theo đề cương, thi thử cho đến khi điểm ổn định, rồi nộp lệ phí thi và đặt lịch trước ít nhất bốn tuần.',
        ],
        [
          'Dự thi',
          'Mang đúng giấy tờ đã khai. Kết quả sơ bộ có ngay; kết quả chính thức được gửi qua CCMS sau vài ngày.',
        ],
        [
          'Xác nhận kinh nghiệm và nhận chứng chỉ',
          'Người quản lý hoặc người giữ chứng chỉ xác nhận kinh nghiệm trên mẫu của IIA. Chứng chỉ điện tử được cấp khi mọi điều kiện đã đủ.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Điều kiện của từng chương trình',
      caption: 'Bài thi, kinh nghiệm và thời hạn của IAP, CIA và CRMA',
      columns: 'Chương trình | Trình độ | Bài thi | Kinh nghiệm | Thời hạn hoàn thành',
      rows: [
        'IAP | Không yêu cầu | 1 bài | Không yêu cầu | Hai năm',
        'CIA | Đại học, hoặc lộ trình thay thế được chấp thuận | 3 phần | Hai năm; một năm nếu có bằng thạc sĩ; năm năm nếu theo lộ trình IAP | Ba năm',
        'CRMA | CIA đang hiệu lực | 1 bài | Năm năm | Hai năm',
      ],
    },
    {
      kind: 'text',
      heading: 'Giấy tờ nên chuẩn bị trước',
      body: `
- Hộ chiếu hoặc căn cước còn hạn ít nhất bằng thời hạn chương trình
- Bằng tốt nghiệp và bảng điểm, bản dịch công chứng nếu bản gốc chỉ có tiếng Việt
- Thẻ thanh toán quốc tế: lệ phí nộp trực tiếp cho IIA bằng đô la Mỹ
- Thư xác nhận công tác nêu rõ công việc kiểm toán nội bộ và thời gian

> Lỗi phổ biến nhất là họ tên trên CCMS không trùng giấy tờ dự thi. Hãy kiểm tra thứ tự họ, tên đệm và tên trước khi nộp.
`,
    },
    {
      kind: 'table',
      heading: 'Viện hỗ trợ ở đâu',
      caption: 'Việc của thí sinh và phần hỗ trợ của Viện ở từng bước',
      columns: 'Bước | Thí sinh | Viện',
      rows: [
        'Chọn chương trình | Nêu mục tiêu, kinh nghiệm | Tư vấn miễn phí, xem trước hồ sơ',
        'Ghi danh | Tự tạo hồ sơ, nộp lệ phí cho IIA | Buổi hướng dẫn CCMS hằng tháng',
        'Học | Tám đến mười hai giờ mỗi tuần | Lớp luyện thi, nhóm học có cố vấn',
        'Thi | Đặt lịch, dự thi | Hai bài thi thử, phân tích điểm yếu',
        'Duy trì | Báo cáo CPE hằng năm | Hội thảo có giờ CPE, thư nhắc hạn',
      ],
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về thi cử',
      entries: [
        [
          'Thi không đạt thì bao lâu được thi lại?',
          'IIA quy định một khoảng chờ giữa hai lần thi cùng một phần; xem sổ tay thí sinh hiện hành. Không giới hạn số lần thi trong thời hạn chương trình, mỗi lần nộp lại lệ phí thi.',
        ],
        [
          'Hết thời hạn chương trình mà chưa xong thì sao?',
          'Các phần đã đạt hết giá trị và lệ phí không được hoàn. IIA cho phép gia hạn có phí trong một số trường hợp; hãy nộp đơn trước ngày hết hạn.',
        ],
        [
          'Học phí của Viện đã gồm lệ phí thi chưa?',
          'Chưa. Lệ phí ghi danh và lệ phí thi do IIA thu trực tiếp. Học phí của Viện gồm lớp học, tài liệu và thi thử.',
        ],
        [
          'Cần tiếng Anh đến mức nào?',
          'Đọc hiểu tình huống dài nửa trang trong một phút rưỡi. Viện có bảng thuật ngữ song ngữ miễn phí và luyện đọc đề ngay từ buổi đầu.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Chọn lớp luyện thi',
      text: 'CIA ba phần, CRMA và IAP: học trực tuyến, tại lớp hoặc tự học.',
      label: 'Xem các lớp luyện thi',
      url: '/khoa-hoc?danh-muc=luyen-thi-chung-chi',
    },
  ],
};
