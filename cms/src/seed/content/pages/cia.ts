import type { PageSource } from './types';

export const ciaPage: PageSource = {
  title: 'CIA – Chứng chỉ kiểm toán viên nội bộ',
  summary:
    'Certified Internal Auditor là chứng chỉ quốc tế duy nhất dành riêng cho kiểm toán viên nội bộ, gồm ba phần thi theo đề cương 2025.',
  sections: [
    {
      kind: 'text',
      heading: 'CIA chứng minh điều gì',
      body: `
CIA (Certified Internal Auditor) do Hiệp hội Kiểm toán viên nội bộ quốc tế (The IIA) cấp và được công nhận ở hơn 170 quốc gia và vùng lãnh thổ. Người giữ chứng chỉ đã chứng minh rằng mình hiểu và áp dụng được Chuẩn mực Kiểm toán nội bộ toàn cầu, tự thực hiện được một cuộc kiểm toán trọn vẹn và nắm được cách vận hành chức năng kiểm toán nội bộ.

Với người hành nghề, CIA là mốc chuyển từ kiểm toán viên sang trưởng nhóm và người phụ trách kiểm toán nội bộ. Với tổ chức, số người giữ CIA là dấu hiệu mà Hội đồng quản trị và cơ quan quản lý thường nhìn vào khi đánh giá năng lực của bộ phận.
`,
    },
    {
      kind: 'table',
      heading: 'Ba phần thi theo đề cương 2025',
      caption: 'Số câu hỏi, thời gian và mức đạt của ba phần thi CIA',
      columns: 'Phần thi | Số câu hỏi | Thời gian | Mức đạt',
      rows: [
        'Phần 1 – Nền tảng kiểm toán nội bộ | 125 câu | 150 phút | 600 trên thang 250–750',
        'Phần 2 – Cuộc kiểm toán nội bộ | 100 câu | 120 phút | 600 trên thang 250–750',
        'Phần 3 – Chức năng kiểm toán nội bộ | 100 câu | 120 phút | 600 trên thang 250–750',
      ],
    },
    {
      kind: 'table',
      heading: 'Nội dung và tỷ trọng',
      caption: 'Các lĩnh vực của từng phần thi và tỷ trọng theo đề cương CIA 2025',
      columns: 'Phần | Lĩnh vực | Tỷ trọng',
      rows: [
        'Phần 1 | Nền tảng của kiểm toán nội bộ | 35%',
        'Phần 1 | Đạo đức và tính chuyên nghiệp | 20%',
        'Phần 1 | Quản trị, quản lý rủi ro và kiểm soát | 30%',
        'Phần 1 | Rủi ro gian lận | 15%',
        'Phần 2 | Lập kế hoạch cuộc kiểm toán | 50%',
        'Phần 2 | Thu thập, phân tích và đánh giá thông tin | 40%',
        'Phần 2 | Giám sát và truyền đạt trong cuộc kiểm toán | 10%',
        'Phần 3 | Vận hành chức năng kiểm toán nội bộ | 25%',
        'Phần 3 | Kế hoạch kiểm toán nội bộ | 15%',
        'Phần 3 | Chất lượng của chức năng kiểm toán nội bộ | 15%',
        'Phần 3 | Kết quả cuộc kiểm toán và theo dõi | 45%',
      ],
    },
    {
      kind: 'text',
      heading: 'Điều kiện để được cấp chứng chỉ',
      body: `
Quý khách có thể dự thi trước khi đủ kinh nghiệm, nhưng chứng chỉ chỉ được cấp khi mọi điều kiện đã hoàn tất trong thời hạn của chương trình (ba năm kể từ ngày hồ sơ được chấp thuận):

- **Trình độ:** bằng đại học trở lên, hoặc lộ trình thay thế mà IIA chấp thuận như đã đạt IAP
- **Kinh nghiệm:** hai năm kiểm toán nội bộ hoặc công việc tương đương với người có bằng đại học, một năm với người có bằng thạc sĩ, năm năm với người theo lộ trình IAP
- **Nhân thân:** giấy tờ tuỳ thân còn hiệu lực và cam kết tuân thủ yêu cầu đạo đức của IIA
- **Kỳ thi:** đạt cả ba phần, theo thứ tự do Quý khách tự chọn

IIA có thể điều chỉnh điều kiện. Trước khi ghi danh, Quý khách nên đối chiếu với sổ tay thí sinh hiện hành trên trang của IIA; Viện sẵn lòng xem trước hồ sơ.
`,
    },
    {
      kind: 'steps',
      heading: 'Lộ trình mười hai tháng được nhiều học viên chọn',
      steps: [
        [
          'Tháng 1: ghi danh',
          'Tạo hồ sơ trên hệ thống CCMS của IIA, nộp giấy tờ và chờ chấp thuận.',
        ],
        [
          'Tháng 1–4: Phần 1',
          'Học nền tảng, đạo đức, quản trị và gian lận; thi khi điểm thi thử ổn định.',
        ],
        [
          'Tháng 5–8: Phần 2',
          'Luyện lập kế hoạch, bằng chứng và giấy tờ làm việc trên tình huống.',
        ],
        [
          'Tháng 9–12: Phần 3',
          'Học vận hành chức năng, kế hoạch năm, chất lượng và truyền đạt kết quả.',
        ],
        ['Sau khi đạt', 'Xác nhận kinh nghiệm, nhận chứng chỉ và bắt đầu tích luỹ giờ CPE.'],
      ],
    },
    {
      kind: 'text',
      heading: 'Giữ chứng chỉ',
      body: `
CIA đang hành nghề báo cáo **40 giờ CPE mỗi năm, trong đó ít nhất 2 giờ về đạo đức**. Hạn báo cáo là ngày 31 tháng 12. Xem đầy đủ tại trang [Yêu cầu CPE](/bang-cap/yeu-cau-cpe).
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về CIA',
      entries: [
        [
          'Có bắt buộc thi theo thứ tự Phần 1, 2, 3 không?',
          'Không. Quý khách tự chọn thứ tự, nhưng Viện khuyến nghị thi lần lượt vì kiến thức nối tiếp nhau.',
        ],
        [
          'Đề thi bằng ngôn ngữ nào?',
          'Đề thi có nhiều ngôn ngữ, chưa có tiếng Việt. Phần lớn thí sinh Việt Nam thi bằng tiếng Anh.',
        ],
        [
          'Câu trả lời sai có bị trừ điểm không?',
          'Không. Điểm được tính trên số câu đúng rồi quy đổi ra thang 250–750, vì vậy Quý khách nên trả lời mọi câu.',
        ],
        [
          'Thi ở đâu?',
          'Tại trung tâm khảo thí được uỷ quyền ở Hà Nội và TP. Hồ Chí Minh, hoặc trực tuyến có giám thị nếu thiết bị và phòng thi đạt yêu cầu.',
        ],
        [
          'Kết quả Phần 1 theo đề cương cũ có còn giá trị không?',
          'Có. Phần đã đạt được giữ nguyên trong thời hạn chương trình của Quý khách; các phần còn lại thi theo đề cương hiện hành.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Bắt đầu với Phần 1',
      text: 'Lớp luyện thi bám sát đề cương 2025, có ngân hàng câu hỏi và hai bài thi thử trọn thời gian.',
      label: 'Xem lớp luyện thi CIA',
      url: '/khoa-hoc/luyen-thi-cia-phan-1',
    },
  ],
};
