import type { PageSource } from './types';

export const joiningPage: PageSource = {
  title: 'Gia nhập IIA',
  summary:
    'Trở thành hội viên của Viện để học với giá hội viên, dùng tài liệu chuyên môn và tham gia cộng đồng kiểm toán nội bộ cả nước.',
  sections: [
    {
      kind: 'text',
      heading: 'Một cộng đồng cùng Chuẩn mực',
      body: `
Kiểm toán viên nội bộ thường là người đơn độc trong tổ chức của mình: ít đồng nghiệp cùng nghề, nhiều quyết định khó. Gia nhập Viện là cách gần nhất để có người cùng trao đổi, có Chuẩn mực để dựa vào và có lộ trình để phát triển.

Viện đón nhận kiểm toán viên nội bộ, thành viên Ban kiểm soát và Uỷ ban kiểm toán, người làm kiểm soát nội bộ, quản lý rủi ro, tuân thủ, giảng viên và sinh viên các ngành liên quan. Quý khách không cần có chứng chỉ để gia nhập.
`,
    },
    {
      kind: 'table',
      heading: 'Ba loại hội viên',
      caption: 'Các loại hội viên, đối tượng và thời hạn',
      columns: 'Loại hội viên | Dành cho | Thời hạn | Điểm đáng chú ý',
      rows: [
        'Cá nhân | Người đang hành nghề hoặc quan tâm đến kiểm toán nội bộ | 1–3 năm | Giá hội viên cho khoá học, tài liệu, hội thảo',
        'Sinh viên | Sinh viên chính quy, đến hết năm tốt nghiệp | 1–3 năm | Phí thấp nhất, nhiều hội thảo miễn phí, nhóm học IAP',
        'Tổ chức | Bộ phận kiểm toán nội bộ từ ba người trở lên | 1–3 năm | Một đầu mối thanh toán, hoá đơn chung, đào tạo tại chỗ',
      ],
    },
    {
      kind: 'steps',
      heading: 'Gia nhập trong bốn bước',
      steps: [
        [
          'Đăng ký tài khoản',
          'Khai họ tên, email và số điện thoại. Việc này mất khoảng hai phút và không mất phí.',
        ],
        [
          'Chọn loại hội viên',
          'Vào Tài khoản, mục Loại hội viên, chọn loại và số năm; phí hiện ra ngay.',
        ],
        [
          'Chuyển khoản',
          'Quét mã VietQR hoặc chuyển khoản theo nội dung được cho sẵn. Viện xác nhận trong ngày làm việc.',
        ],
        [
          'Dùng quyền lợi',
          'Giá hội viên được áp dụng tự động khi Quý khách đăng nhập và đặt hàng.',
        ],
      ],
    },
    {
      kind: 'downloads',
      heading: 'Hồ sơ cho hội viên tổ chức',
      downloads: [
        ['Danh mục hồ sơ gia nhập dành cho tổ chức (PDF, A4)', 'danh-muc-ho-so-gia-nhap.pdf'],
      ],
    },
    {
      kind: 'text',
      heading: 'Cam kết của hội viên',
      body: `
Hội viên cam kết tuân thủ các nguyên tắc đạo đức của Chuẩn mực Kiểm toán nội bộ toàn cầu: **chính trực, khách quan, năng lực, thận trọng nghề nghiệp và bảo mật**. Viện giữ kín thông tin cá nhân của hội viên và chỉ công khai tình trạng chứng chỉ khi chính chủ đồng ý.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp khi gia nhập',
      entries: [
        [
          'Tôi có được xuất hoá đơn không?',
          'Có. Quý khách điền thông tin hoá đơn của cá nhân hoặc công ty khi đặt; hoá đơn điện tử được gửi qua email sau khi Viện nhận tiền.',
        ],
        [
          'Gia hạn sớm có mất thời gian còn lại không?',
          'Không. Thời hạn mới được cộng tiếp vào ngày hết hạn đang có.',
        ],
        [
          'Hết hạn hội viên thì khoá học đã mua có còn không?',
          'Còn. Khoá học, tài liệu và chỗ hội thảo đã mua thuộc về Quý khách; chỉ giá hội viên cho đơn hàng mới không còn được áp dụng.',
        ],
        [
          'Sinh viên cần giấy tờ gì?',
          'Ảnh thẻ sinh viên còn hạn hoặc giấy xác nhận của trường, gửi về Viện qua trang Liên hệ.',
        ],
        [
          'Khi nào tôi được nhắc gia hạn?',
          'Viện gửi thư nhắc trước ngày hết hạn 30 ngày, 7 ngày và 1 ngày.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Sẵn sàng gia nhập?',
      text: 'Tạo tài khoản ngay hôm nay, chọn loại hội viên sau cũng được.',
      label: 'Đăng ký tài khoản',
      url: '/dang-ky',
    },
  ],
};
