import type { PageSource } from './types';

export const termsPage: PageSource = {
  title: 'Điều khoản sử dụng',
  summary:
    'Quy định khi Quý khách sử dụng trang thông tin điện tử, tài khoản và khi đặt mua khoá học, tài liệu, hội thảo của Viện.',
  sections: [
    {
      kind: 'text',
      body: `
Điều khoản này có hiệu lực từ ngày 01/01/2026, áp dụng cho mọi người truy cập trang thông tin điện tử của Viện Kiểm toán nội bộ Việt Nam (sau đây gọi là Viện). Khi tạo tài khoản hoặc đặt hàng, Quý khách xác nhận đã đọc và đồng ý với Điều khoản này, [Chính sách bảo mật](/chinh-sach-bao-mat) và [Chính sách hoàn tiền](/chinh-sach-hoan-tien).
`,
    },
    {
      kind: 'text',
      heading: '1. Tài khoản',
      body: `
1. Quý khách khai thông tin đúng và đủ, sử dụng email của chính mình, và cập nhật khi có thay đổi.
2. Mỗi tài khoản dành cho một người. Quý khách giữ kín mật khẩu và báo ngay cho Viện khi nghi ngờ có người khác sử dụng.
3. Quyền lợi hội viên, khoá học và tài liệu đã mua gắn với tài khoản, không chuyển nhượng, không dùng chung.
4. Viện có thể tạm khoá tài khoản khi có căn cứ cho thấy tài khoản bị lạm dụng hoặc vi phạm pháp luật. Viện báo lý do qua email và mở lại khi căn cứ không còn.
`,
    },
    {
      kind: 'text',
      heading: '2. Đặt hàng và hợp đồng',
      body: `
1. Giá trên trang tính bằng đồng Việt Nam. Mức giá áp dụng cho một đơn hàng là mức hiển thị ở bước xác nhận; nếu giá thay đổi trước khi Quý khách xác nhận, trang hỏi lại Quý khách.
2. Đơn hàng được lập khi Quý khách bấm “Đặt hàng” và trang cấp mã đơn hàng. Trước bước này, Quý khách có thể xem lại và sửa mọi thông tin.
3. Chỗ trong lớp học và hội thảo được giữ từ khi đơn hàng được lập. Đơn hàng chưa thanh toán sau **72 giờ** tự động huỷ và chỗ được trả lại.
4. Quý khách có thể huỷ đơn hàng đang chờ thanh toán mà không phải nêu lý do, không mất phí.
`,
    },
    {
      kind: 'steps',
      heading: '3. Thanh toán',
      steps: [
        [
          'Chuyển khoản đúng số tiền và nội dung',
          'Viện nhận thanh toán bằng chuyển khoản ngân hàng. Tài khoản, số tiền và nội dung chuyển khoản hiện trên trang đơn hàng, kèm mã VietQR.',
        ],
        [
          'Viện xác nhận',
          'Đơn hàng chuyển sang trạng thái đã thanh toán khi tiền vào tài khoản của Viện với đúng nội dung và số tiền; trường hợp khác do nhân viên đối chiếu trong ngày làm việc.',
        ],
        [
          'Nhận sản phẩm',
          'Khoá học và tài liệu mở ngay trong tài khoản; chỗ tại lớp học, hội thảo được xác nhận qua thông báo và email.',
        ],
        [
          'Nhận hoá đơn',
          'Hoá đơn điện tử được lập theo thông tin Quý khách khai khi đặt hàng và gửi qua email.',
        ],
      ],
    },
    {
      kind: 'text',
      heading: '4. Khoá học và hội thảo',
      body: `
- Viện tổ chức đúng nội dung và thời lượng đã công bố. Khi phải đổi giảng viên, lịch hoặc hình thức, Viện báo trước qua email; Quý khách không thu xếp được có quyền nhận lại tiền theo [Chính sách hoàn tiền](/chinh-sach-hoan-tien).
- Giờ CPE được xác nhận cho người tham dự đủ thời lượng.
- Không ghi âm, ghi hình hoặc phát lại nội dung khi chưa có sự đồng ý bằng văn bản của Viện và của diễn giả.
`,
    },
    {
      kind: 'text',
      heading: '5. Quyền sở hữu trí tuệ',
      body: `
Nội dung trên trang thuộc quyền của Viện hoặc của bên đã cho phép Viện sử dụng. Chuẩn mực và tên các chứng chỉ của The IIA thuộc quyền của The IIA. Quý khách được đọc, in và trích dẫn có ghi nguồn cho mục đích cá nhân và công việc nội bộ. Việc sao chép toàn bộ, bán lại hoặc đăng lại công khai cần có sự đồng ý bằng văn bản.
`,
    },
    {
      kind: 'text',
      heading: '6. Trách nhiệm',
      body: `
Tài liệu và bài viết trên trang cung cấp kiến thức chung, không thay thế ý kiến tư vấn cho trường hợp cụ thể. Viện chịu trách nhiệm về thiệt hại do lỗi của mình theo pháp luật Việt Nam. Không điều khoản nào ở đây hạn chế quyền của người tiêu dùng mà pháp luật đã bảo đảm.
`,
    },
    {
      kind: 'text',
      heading: '7. Thay đổi và giải quyết tranh chấp',
      body: `
1. Viện công bố bản sửa đổi trên trang này ít nhất **15 ngày** trước khi có hiệu lực. Đơn hàng đã lập theo bản có hiệu lực vào ngày đặt.
2. Điều khoản này theo pháp luật Việt Nam. Hai bên ưu tiên thương lượng; nếu không thành, tranh chấp được giải quyết tại toà án có thẩm quyền.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về điều khoản',
      entries: [
        [
          'Tôi đặt hàng cho đồng nghiệp được không?',
          'Với hội thảo và khoá học có lịch, Quý khách có thể đặt nhiều chỗ và gửi danh sách người tham dự cho Viện. Khoá tự học và tài liệu gắn với tài khoản của người mua.',
        ],
        [
          'Tôi chuyển khoản sai nội dung thì sao?',
          'Khoản tiền không bị mất. Nhân viên đối chiếu sao kê hằng ngày và liên hệ với Quý khách; Quý khách cũng có thể gửi biên nhận qua trang Liên hệ để được xử lý sớm hơn.',
        ],
        [
          'Tôi muốn đóng tài khoản?',
          'Quý khách gửi yêu cầu qua trang Liên hệ bằng email đã đăng ký. Chứng từ kế toán của đơn hàng được giữ theo thời hạn pháp luật quy định.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Cần Viện giải thích thêm?',
      text: 'Viện trả lời mọi câu hỏi về điều khoản trong ba ngày làm việc.',
      label: 'Liên hệ với Viện',
      url: '/lien-he',
    },
  ],
};
