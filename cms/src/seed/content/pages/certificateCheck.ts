import type { PageSource } from './types';

export const certificateCheckPage: PageSource = {
  title: 'Xác minh tình trạng chứng chỉ',
  summary:
    'Tra cứu chứng chỉ CIA, CRMA, IAP theo số chứng chỉ hoặc họ tên đầy đủ, với sự đồng ý của người giữ chứng chỉ.',
  sections: [
    {
      kind: 'text',
      heading: 'Tra cứu thế nào',
      body: `
Nhập **số chứng chỉ** đúng như in trên chứng chỉ, ví dụ CIA-2021-000123, hoặc **họ và tên đầy đủ, có dấu** của người giữ chứng chỉ. Không phân biệt chữ hoa, chữ thường. Tên viết không dấu hoặc viết thiếu họ, tên đệm sẽ không cho kết quả: tra cứu chỉ xác nhận điều Quý khách đã biết, không dùng để tìm danh sách.

Kết quả gồm số chứng chỉ, tên người giữ, loại chứng chỉ, tình trạng, ngày cấp, ngày hết hiệu lực nếu có và số giờ CPE đã báo cáo trong năm. Viện không cung cấp địa chỉ, email, số điện thoại hay nơi làm việc.
`,
    },
    {
      kind: 'table',
      heading: 'Ý nghĩa của tình trạng',
      caption: 'Bốn tình trạng chứng chỉ và ý nghĩa',
      columns: 'Tình trạng | Ý nghĩa | Được dùng danh xưng',
      rows: [
        'Hiệu lực | Đã báo cáo CPE đúng hạn | Có',
        'Không hoạt động | Người giữ chứng chỉ tạm ngừng hành nghề hoặc đã nghỉ hưu | Theo quy định của IIA',
        'Ân hạn | Chưa báo cáo CPE của kỳ vừa qua, còn trong hai năm ân hạn | Không, cho đến khi báo cáo bù',
        'Thu hồi | Ba năm không báo cáo, hoặc vi phạm yêu cầu đạo đức | Không',
      ],
    },
    {
      kind: 'text',
      heading: 'Dành cho người giữ chứng chỉ',
      body: `
Chứng chỉ của Quý khách **chỉ hiện ra khi Quý khách đồng ý công khai**. Sau khi đăng nhập, Quý khách luôn xem được chứng chỉ của mình, công khai hay không. Để thay đổi lựa chọn hoặc sửa thông tin sai, hãy gửi yêu cầu qua trang [Liên hệ](/lien-he); thay đổi có hiệu lực ngay khi Viện cập nhật.
`,
    },
    {
      kind: 'faq',
      heading: 'Câu hỏi thường gặp khi xác minh',
      entries: [
        [
          'Không có kết quả nghĩa là chứng chỉ giả?',
          'Không. Người giữ chứng chỉ có thể chưa đồng ý công khai, hoặc tên được viết khác. Hãy đề nghị họ xuất trình chứng nhận điện tử của IIA hoặc cho phép công khai.',
        ],
        [
          'Có nhiều người trùng họ tên thì sao?',
          'Trang hiện tất cả người trùng tên đã đồng ý công khai. Quý khách dùng thêm số chứng chỉ để xác định đúng người.',
        ],
        [
          'Tôi cần xác minh nhiều người cùng lúc?',
          'Số lần tra cứu trong một phút có giới hạn. Tổ chức cần xác minh theo danh sách vui lòng gửi yêu cầu kèm văn bản đồng ý của từng người.',
        ],
      ],
    },
    {
      kind: 'call-to-action',
      heading: 'Thông tin chưa đúng?',
      text: 'Viện trả lời yêu cầu đính chính trong ba ngày làm việc.',
      label: 'Liên hệ với Viện',
      url: '/lien-he',
    },
  ],
};
