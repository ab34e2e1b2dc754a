import type { PageSource } from './types';

export const memberBenefitsPage: PageSource = {
  title: 'Lợi ích hội viên',
  summary:
    'Giá hội viên, tài liệu chuyên môn, hội thảo, nhóm học chứng chỉ và mạng lưới đồng nghiệp: những gì Quý hội viên nhận được mỗi năm.',
  sections: [
    {
      kind: 'text',
      heading: 'Quyền lợi dùng được ngay',
      body: `
Quyền lợi hội viên được thiết kế quanh ba việc mà kiểm toán viên nội bộ làm mỗi năm: học để giữ nghề, tìm công cụ để làm việc và gặp đồng nghiệp để hỏi. Phần lớn quyền lợi tự động có hiệu lực khi Quý hội viên đăng nhập, không cần mã hay giấy giới thiệu.
`,
    },
    {
      kind: 'table',
      heading: 'So sánh theo loại hội viên',
      caption: 'Quyền lợi của từng loại hội viên và của người chưa là hội viên',
      columns: 'Quyền lợi | Chưa là hội viên | Sinh viên | Cá nhân | Tổ chức',
      rows: [
        'Giá hội viên cho khoá học và tài liệu | Không | Có | Có | Có, cho mọi nhân sự đăng ký',
        'Hội thảo chuyên đề của Viện | Giá niêm yết | Nhiều buổi miễn phí | Giá hội viên | Giá hội viên, ưu tiên giữ chỗ theo nhóm',
        'Bản tin chuyên môn hằng tháng | Bản rút gọn | Bản đầy đủ | Bản đầy đủ | Bản đầy đủ',
        'Nhóm học chứng chỉ có cố vấn | Không | Nhóm IAP | Nhóm CIA, CRMA | Nhóm riêng theo yêu cầu',
        'Diễn đàn hỏi đáp nghiệp vụ | Chỉ đọc | Có | Có | Có',
        'Tư vấn trước hồ sơ dự thi | Không | Có | Có | Có',
        'Đào tạo tại chỗ | Theo báo giá | Không áp dụng | Theo báo giá | Ưu đãi theo số ngày',
        'Biểu quyết tại Đại hội hội viên | Không | Không | Có | Một đại diện',
      ],
    },
    {
      kind: 'text',
      heading: 'Một ví dụ về chi phí',
      body: `
Một kiểm toán viên tự ôn CIA trong năm thường học hai lớp luyện thi, mua một bộ câu hỏi và dự hai hội thảo để đủ giờ CPE. Tính theo giá niêm yết và giá hội viên đang áp dụng trên trang, phần chênh lệch của riêng hai lớp luyện thi đã vượt phí hội viên cá nhân một năm.

Quý khách có thể tự kiểm tra: mỗi khoá học, tài liệu và hội thảo đều ghi cả hai mức giá.
`,
    },
    {
      kind: 'steps',
      heading: 'Dùng hết quyền lợi trong năm đầu',
      steps: [
        [
          'Tháng đầu tiên',
          'Tải các tài liệu miễn phí, đăng ký bản tin và giới thiệu mình trên diễn đàn.',
        ],
        ['Quý một', 'Chọn mục tiêu chứng chỉ của năm và vào nhóm học cùng mục tiêu.'],
        ['Quý hai, quý ba', 'Dự ít nhất hai hội thảo; ghi giờ CPE vào bảng theo dõi.'],
        [
          'Quý bốn',
          'Kiểm tra số giờ CPE còn thiếu, dự hội thảo thường niên và gia hạn trước khi hết hạn.',
        ],
      ],
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp về quyền lợi',
      entries: [
        [
          'Giá hội viên được áp dụng thế nào?',
          'Khi Quý hội viên đăng nhập, giỏ hàng và đơn hàng tự dùng giá hội viên. Chiết khấu theo số lượng và mã giảm giá, nếu có, được tính tiếp trên giá ấy.',
        ],
        [
          'Đồng nghiệp trong tổ chức dùng chung quyền lợi được không?',
          'Quyền lợi cá nhân gắn với tài khoản và không chuyển nhượng. Hội viên tổ chức đăng ký từng nhân sự với Viện để mỗi người có quyền lợi của mình.',
        ],
        [
          'Tài liệu tải về có được chia sẻ nội bộ không?',
          'Biểu mẫu được dùng và chỉnh sửa trong tổ chức của Quý hội viên. Sách và ngân hàng câu hỏi chỉ dành cho người mua.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Chọn loại hội viên phù hợp',
      text: 'Xem điều kiện, thời hạn và cách gia nhập của từng loại hội viên.',
      label: 'Xem cách gia nhập',
      url: '/gia-nhap-iia',
    },
  ],
};
