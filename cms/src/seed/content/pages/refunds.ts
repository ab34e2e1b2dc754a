import type { PageSource } from './types';

export const refundPage: PageSource = {
  title: 'Chính sách hoàn tiền',
  summary:
    'Khi nào Quý khách được nhận lại tiền, mức hoàn của từng loại sản phẩm, cách gửi yêu cầu và thời gian tiền về tài khoản.',
  sections: [
    {
      kind: 'text',
      body: `
Chính sách này có hiệu lực từ ngày 01/01/2026, áp dụng cho khoá học, tài liệu, hội thảo và phí hội viên mua trên trang của Viện. Mức hoàn tính trên **số tiền Quý khách đã thực trả**, sau mọi chiết khấu và mã giảm giá.
`,
    },
    {
      kind: 'table',
      heading: 'Mức hoàn theo loại sản phẩm',
      caption: 'Mức hoàn tiền theo loại sản phẩm và thời điểm Viện nhận được yêu cầu',
      columns: 'Loại sản phẩm | Thời điểm yêu cầu | Mức hoàn',
      rows: [
        'Khoá học có lịch, hội thảo | Từ 7 ngày trước ngày khai giảng hoặc tổ chức | Toàn bộ',
        'Khoá học có lịch, hội thảo | Từ 2 đến dưới 7 ngày trước | Một nửa, hoặc chuyển toàn bộ sang kỳ sau',
        'Khoá học có lịch, hội thảo | Dưới 2 ngày trước, hoặc đã bắt đầu | Không hoàn; được cử người khác dự thay',
        'Khoá tự học | Trong 7 ngày từ khi thanh toán và chưa mở bài học nào | Toàn bộ',
        'Tài liệu điện tử | Trong 7 ngày từ khi thanh toán và chưa tải về | Toàn bộ',
        'Tài liệu điện tử | Đã tải về | Chỉ khi tệp lỗi mà Viện không khắc phục được',
        'Phí hội viên | Trong 7 ngày từ khi thanh toán và chưa dùng giá hội viên | Toàn bộ',
      ],
    },
    {
      kind: 'text',
      heading: 'Viện hoàn toàn bộ, không phụ thuộc thời điểm',
      body: `
- Viện huỷ hoặc dời lịch khoá học, hội thảo mà Quý khách không thu xếp được
- Nội dung giao không đúng với mô tả đã công bố
- Quý khách bị trừ tiền hai lần, chuyển thừa, hoặc tiền đến sau khi đơn hàng đã huỷ và chỗ không còn

Với khoản tiền đến muộn mà chỗ vẫn còn, Viện khôi phục đơn hàng và báo cho Quý khách. Mọi khoản chưa khớp đều được đối chiếu với sao kê hằng ngày, không khoản nào bị bỏ qua.
`,
    },
    {
      kind: 'steps',
      heading: 'Gửi yêu cầu thế nào',
      steps: [
        [
          'Đơn hàng chưa thanh toán',
          'Quý khách không cần làm gì: đơn hàng tự huỷ sau 72 giờ và chỗ được trả lại. Muốn huỷ sớm hơn, Quý khách báo Viện qua trang Liên hệ.',
        ],
        [
          'Đơn hàng đã thanh toán',
          'Gửi yêu cầu qua trang Liên hệ, ghi mã đơn hàng, lý do và tài khoản nhận tiền đứng tên người đã chuyển.',
        ],
        [
          'Viện trả lời trong ba ngày làm việc',
          'Nêu rõ mức hoàn và căn cứ. Nếu không đồng ý, Quý khách đề nghị xem xét lại; người trả lời lần hai không phải người trả lời lần đầu.',
        ],
        [
          'Tiền về tài khoản',
          'Viện chuyển khoản trong bảy ngày làm việc từ khi hai bên thống nhất. Đơn hàng chuyển sang trạng thái đã hoàn tiền và Quý khách nhận được thông báo.',
        ],
      ],
    },
    {
      kind: 'text',
      heading: 'Sau khi hoàn tiền',
      body: `
Khoá học, tài liệu, chỗ tại hội thảo hoặc thời hạn hội viên của đơn hàng được thu hồi. Nếu đã có hoá đơn điện tử, Viện lập hoá đơn điều chỉnh hoặc thay thế theo quy định. Lệ phí ghi danh và lệ phí thi do The IIA thu trực tiếp nên không thuộc chính sách này.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về hoàn tiền',
      entries: [
        [
          'Tôi bận đột xuất, có thể nhờ người khác đi thay không?',
          'Được, với khoá học có lịch và hội thảo. Quý khách báo tên và email của người dự thay trước giờ khai mạc; không mất thêm phí nếu cùng loại hội viên.',
        ],
        [
          'Mã giảm giá đã dùng có được trả lại không?',
          'Có khi đơn hàng bị huỷ lúc chưa thanh toán. Với đơn hàng đã thanh toán rồi hoàn tiền, mã được coi là đã dùng.',
        ],
        [
          'Công ty tôi trả tiền, hoàn về đâu?',
          'Về chính tài khoản đã chuyển. Muốn nhận ở tài khoản khác, Viện cần văn bản đề nghị có dấu của công ty.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Cần hoàn tiền cho một đơn hàng?',
      text: 'Quý khách chuẩn bị sẵn mã đơn hàng; Viện trả lời trong ba ngày làm việc.',
      label: 'Gửi yêu cầu hoàn tiền',
      url: '/lien-he',
    },
  ],
};
