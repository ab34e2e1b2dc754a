import type { PageSource } from './types';

export const privacyPage: PageSource = {
  title: 'Chính sách bảo mật',
  summary:
    'Viện xử lý dữ liệu cá nhân nào, để làm gì, giữ bao lâu, và Quý khách thực hiện quyền của mình ra sao theo Luật Bảo vệ dữ liệu cá nhân.',
  sections: [
    {
      kind: 'text',
      body: `
Chính sách này có hiệu lực từ ngày 01/01/2026, được lập theo **Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15** và Nghị định số 356/2025/NĐ-CP. Viện Kiểm toán nội bộ Việt Nam (sau đây gọi là Viện) là bên kiểm soát và xử lý dữ liệu cá nhân của người sử dụng trang thông tin điện tử này.
`,
    },
    {
      kind: 'table',
      heading: 'Dữ liệu, mục đích và thời gian lưu giữ',
      caption: 'Các nhóm dữ liệu cá nhân, mục đích xử lý và thời gian Viện lưu giữ',
      columns: 'Dữ liệu | Mục đích | Thời gian lưu giữ',
      rows: [
        'Họ tên, email, số điện thoại, nơi công tác, chức vụ | Quản lý tài khoản, liên hệ về đơn hàng và quyền lợi hội viên | Cho đến khi tài khoản được đóng',
        'Mật khẩu, chỉ ở dạng đã băm | Xác thực khi đăng nhập | Cho đến khi tài khoản được đóng',
        'Đơn hàng, thông tin hoá đơn, giao dịch chuyển khoản | Thực hiện đơn hàng, kế toán, thuế, hoàn tiền | Ít nhất 10 năm với chứng từ kế toán',
        'Khoá học đã học, hội thảo đã dự, giờ CPE | Cấp giấy xác nhận, hỗ trợ báo cáo CPE | Cho đến khi tài khoản được đóng',
        'Số chứng chỉ, tình trạng, ngày cấp | Xác minh chứng chỉ, chỉ công khai khi chính chủ đồng ý | Trong thời gian chứng chỉ còn được quản lý',
        'Nội dung thư gửi qua trang Liên hệ | Trả lời và theo dõi việc giải quyết | 24 tháng',
        'Địa chỉ IP, thời điểm truy cập | Bảo đảm an toàn hệ thống, ngăn lạm dụng | 12 tháng',
      ],
    },
    {
      kind: 'text',
      heading: 'Căn cứ xử lý',
      body: `
- **Sự đồng ý** của Quý khách, cho việc mở tài khoản, nhận bản tin và công khai tình trạng chứng chỉ. Ô đồng ý không được đánh dấu sẵn; im lặng không được coi là đồng ý.
- **Thực hiện thoả thuận** giữa Quý khách và Viện, như giao khoá học đã mua hoặc giữ chỗ tại hội thảo.
- **Nghĩa vụ theo pháp luật**, như lưu giữ chứng từ kế toán và cung cấp thông tin theo yêu cầu hợp pháp của cơ quan có thẩm quyền.

Viện không bán dữ liệu cá nhân, không dùng dữ liệu cho quảng cáo của bên khác và không ra quyết định hoàn toàn tự động có ảnh hưởng đến quyền của Quý khách.
`,
    },
    {
      kind: 'text',
      heading: 'Chia sẻ với bên khác',
      body: `
Viện chỉ chia sẻ phần dữ liệu cần thiết với:

- Ngân hàng và đơn vị cung cấp dịch vụ hoá đơn điện tử, để đối soát thanh toán và lập hoá đơn
- Đơn vị vận hành máy chủ và dịch vụ email, theo hợp đồng xử lý dữ liệu có nghĩa vụ bảo mật
- Cơ quan nhà nước có thẩm quyền, khi pháp luật yêu cầu

Hồ sơ thi chứng chỉ do Quý khách nộp trực tiếp cho The IIA; Viện không chuyển hồ sơ thay Quý khách. Bản đồ của bên thứ ba trên trang Liên hệ chỉ được tải sau khi Quý khách đồng ý.
`,
    },
    {
      kind: 'text',
      heading: 'Cookie và lưu trữ trên thiết bị',
      body: `
Trang chỉ dùng những gì cần để hoạt động: cookie giữ phiên đăng nhập (trong đó có cookie **token**); giỏ hàng và lựa chọn giao diện sáng hoặc tối được lưu ngay trên thiết bị. Trang không dùng cookie quảng cáo và không theo dõi Quý khách qua các trang khác. Đăng xuất xoá phiên đăng nhập; giỏ hàng và lựa chọn giao diện được xoá khi Quý khách xoá dữ liệu duyệt web.
`,
    },
    {
      kind: 'text',
      heading: 'Quyền của Quý khách',
      body: `
Theo Điều 4 của Luật, Quý khách có quyền:

1. Được biết về hoạt động xử lý dữ liệu cá nhân của mình
2. Đồng ý hoặc không đồng ý, và yêu cầu rút lại sự đồng ý
3. Xem, chỉnh sửa hoặc yêu cầu chỉnh sửa
4. Yêu cầu cung cấp, xoá, hạn chế xử lý; phản đối việc xử lý
5. Khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường thiệt hại
6. Yêu cầu thực hiện các biện pháp bảo vệ dữ liệu cá nhân của mình

Phần lớn thông tin có thể tự xem và sửa trong tài khoản. Với việc khác, Quý khách gửi yêu cầu qua trang [Liên hệ](/lien-he) bằng email đã đăng ký. Viện xác minh người yêu cầu, không thu phí. Rút lại sự đồng ý không ảnh hưởng đến việc xử lý đã thực hiện trước đó.
`,
    },
    {
      kind: 'table',
      heading: 'Thời hạn giải quyết yêu cầu',
      caption: 'Thời hạn Viện phản hồi và thực hiện yêu cầu, kể từ ngày nhận đủ thông tin',
      columns: 'Yêu cầu | Phản hồi | Thực hiện',
      rows: [
        'Xem, chỉnh sửa, cung cấp dữ liệu | 2 ngày làm việc | 10 ngày',
        'Rút lại sự đồng ý, hạn chế, phản đối xử lý | 2 ngày làm việc | 15 ngày',
        'Xoá dữ liệu | 2 ngày làm việc | 20 ngày',
      ],
    },
    {
      kind: 'text',
      heading: 'Bảo vệ dữ liệu',
      body: `
Kết nối được mã hoá; mật khẩu chỉ được lưu ở dạng đã băm; quyền truy cập được cấp theo công việc và được ghi nhật ký. Khi phát hiện vi phạm có thể gây tổn hại đến Quý khách, Viện thông báo cho cơ quan chuyên trách bảo vệ dữ liệu cá nhân **chậm nhất 72 giờ** kể từ khi phát hiện và báo cho người bị ảnh hưởng biết việc cần làm.

Với người dưới 16 tuổi, Viện chỉ xử lý dữ liệu khi có sự đồng ý của người đại diện theo pháp luật, và của chính người đó nếu đã từ đủ 7 tuổi.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về dữ liệu cá nhân',
      entries: [
        [
          'Ai xem được tình trạng chứng chỉ của tôi?',
          'Chỉ khi Quý khách đồng ý công khai, và chỉ người tra đúng số chứng chỉ hoặc đúng họ tên đầy đủ. Thông tin liên lạc không bao giờ được hiển thị.',
        ],
        [
          'Đóng tài khoản rồi thì dữ liệu còn lại gì?',
          'Hồ sơ tài khoản được xoá. Chứng từ kế toán của đơn hàng được giữ riêng đến hết thời hạn pháp luật quy định rồi tiêu huỷ.',
        ],
        [
          'Tôi không muốn nhận bản tin nữa?',
          'Quý khách bấm liên kết ngừng nhận ở cuối mỗi bản tin, hoặc gửi yêu cầu qua trang Liên hệ. Thư về đơn hàng và bảo mật tài khoản vẫn được gửi.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Thực hiện quyền của Quý khách',
      text: 'Viện phản hồi yêu cầu về dữ liệu cá nhân trong hai ngày làm việc.',
      label: 'Gửi yêu cầu',
      url: '/lien-he',
    },
  ],
};
