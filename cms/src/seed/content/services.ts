import type { ArticleSource } from './types';

export interface ServiceSource extends ArticleSource {
  icon: string;
}

export const services: ServiceSource[] = [
  {
    title: 'Đánh giá chất lượng kiểm toán nội bộ từ bên ngoài',
    slug: 'danh-gia-chat-luong-kiem-toan-noi-bo',
    icon: 'ph:shield-check',
    summary:
      'Đánh giá độc lập mức tuân thủ Chuẩn mực Kiểm toán nội bộ toàn cầu, năm năm một lần, do chuyên gia của Viện thực hiện.',
    body: `
Chuẩn mực 8.4 yêu cầu chức năng kiểm toán nội bộ được đánh giá chất lượng bởi người độc lập bên ngoài ít nhất **năm năm một lần**. Viện thực hiện đánh giá toàn diện, hoặc xác nhận độc lập trên kết quả tự đánh giá của Quý khách.

## Phạm vi

- Quy chế, vị trí tổ chức và quan hệ với Hội đồng quản trị
- Kế hoạch dựa trên rủi ro, nguồn lực và phương pháp
- Hồ sơ của một số cuộc kiểm toán được chọn mẫu
- Phỏng vấn Uỷ ban kiểm toán, ban điều hành và đơn vị được kiểm toán

## Quý khách nhận được

1. Ý kiến về mức tuân thủ từng nguyên tắc và chuẩn mực
2. So sánh với thông lệ của các tổ chức cùng quy mô
3. Lộ trình cải tiến mười hai tháng có người chịu trách nhiệm

## Thời gian

Từ sáu đến tám tuần, trong đó một tuần làm việc tại chỗ. Đoàn có từ hai đến bốn chuyên gia giữ CIA, không có quan hệ lợi ích với tổ chức được đánh giá.
`,
  },
  {
    title: 'Đào tạo tại chỗ theo yêu cầu',
    slug: 'dao-tao-tai-cho',
    icon: 'ph:chalkboard-teacher',
    summary:
      'Chương trình một đến năm ngày tại đơn vị, dùng chính quy trình và rủi ro của Quý khách làm tình huống.',
    body: `
Một lớp học riêng cho phép nói thẳng về rủi ro của chính đơn vị. Giảng viên của Viện gặp người phụ trách trước buổi học, chọn tình huống từ quy trình thực tế và chỉnh nội dung theo trình độ của nhóm.

## Chủ đề được yêu cầu nhiều

- Lập kế hoạch kiểm toán năm dựa trên rủi ro
- Viết phát hiện và báo cáo kiểm toán
- Phân tích dữ liệu với Excel, Power Query và SQL
- Kiểm toán công nghệ thông tin cho kiểm toán viên nghiệp vụ
- Phòng ngừa và phát hiện gian lận

## Cách làm

1. Khảo sát nhu cầu và kiểm tra đầu vào
2. Thống nhất đề cương, tình huống và cam kết bảo mật
3. Lớp học từ 10 đến 30 người, giấy xác nhận giờ CPE
4. Buổi theo dõi sau hai tháng để xem điều gì đã được áp dụng
`,
  },
  {
    title: 'Tư vấn thiết lập chức năng kiểm toán nội bộ',
    slug: 'tu-van-thiet-lap-kiem-toan-noi-bo',
    icon: 'ph:compass',
    summary:
      'Đồng hành mười hai tháng từ quy chế, nhân sự, kế hoạch đầu tiên đến báo cáo năm đầu cho Hội đồng quản trị.',
    body: `
Nghị định 05/2019/NĐ-CP yêu cầu công ty niêm yết và một số doanh nghiệp có vốn nhà nước thực hiện kiểm toán nội bộ. Nhiều đơn vị khác tự nguyện thiết lập khi quy mô vượt quá khả năng giám sát trực tiếp của chủ sở hữu. Viện giúp Quý khách đi đúng thứ tự.

## Bốn giai đoạn

1. **Thống nhất kỳ vọng:** nhiệm vụ được giao, quan hệ báo cáo, mô hình tự thực hiện hay đồng thực hiện
2. **Xây nền:** quy chế, sổ tay, mô tả công việc, tuyển người phụ trách
3. **Kế hoạch và thí điểm:** đánh giá rủi ro toàn đơn vị, hai cuộc kiểm toán đầu tiên có người của Viện đi cùng
4. **Bàn giao:** báo cáo năm đầu, chương trình chất lượng, kế hoạch năm hai

## Nguyên tắc

- Viện không làm thay vai trò người phụ trách kiểm toán nội bộ
- Chuyên gia tư vấn không tham gia đánh giá chất lượng của chính đơn vị ấy trong ba năm sau
`,
  },
  {
    title: 'Đồng thực hiện kiểm toán chuyên đề',
    slug: 'dong-thuc-hien-kiem-toan-chuyen-de',
    icon: 'ph:handshake',
    summary:
      'Chuyên gia công nghệ thông tin, dữ liệu cá nhân, gian lận hoặc phát triển bền vững làm việc cùng đoàn kiểm toán của Quý khách.',
    body: `
Không bộ phận nào có đủ mọi chuyên môn. Khi kế hoạch năm có đề tài nằm ngoài năng lực hiện có, Chuẩn mực yêu cầu người phụ trách tìm nguồn lực phù hợp. Viện giới thiệu chuyên gia làm việc dưới sự điều hành của trưởng đoàn của Quý khách.

## Đề tài

- An ninh mạng và quản lý truy cập
- Bảo vệ dữ liệu cá nhân
- Mua sắm, đấu thầu và rủi ro bên thứ ba
- Báo cáo phát triển bền vững
- Mô hình và trí tuệ nhân tạo

## Bảo đảm

1. Chuyên gia ký cam kết bảo mật và khai báo xung đột lợi ích trước khi nhận hồ sơ
2. Giấy tờ làm việc thuộc về Quý khách
3. Kiến thức được chuyển giao: mỗi cuộc kiểm toán kết thúc bằng một buổi hướng dẫn nội bộ
`,
  },
  {
    title: 'Khảo sát và báo cáo so sánh',
    slug: 'khao-sat-va-bao-cao-so-sanh',
    icon: 'ph:chart-line-up',
    summary:
      'So sánh nhân sự, ngân sách, kế hoạch và công cụ của bộ phận kiểm toán nội bộ với các tổ chức cùng ngành, cùng quy mô.',
    body: `
Hội đồng quản trị thường hỏi: chúng ta có bao nhiêu kiểm toán viên là đủ? Câu trả lời tốt bắt đầu bằng số liệu của những tổ chức tương tự. Mỗi năm Viện khảo sát các bộ phận kiểm toán nội bộ và lập báo cáo riêng cho đơn vị tham gia.

## Nội dung báo cáo

- Số kiểm toán viên trên doanh thu, tài sản và số địa điểm
- Cơ cấu kinh nghiệm, chứng chỉ và giờ đào tạo
- Tỷ trọng thời gian cho đảm bảo, tư vấn và theo dõi kiến nghị
- Mức dùng phân tích dữ liệu và công cụ quản lý kiểm toán

## Bảo mật

Số liệu được tổng hợp theo nhóm ít nhất tám đơn vị. Tên đơn vị không xuất hiện trong bất kỳ báo cáo nào, và người tham gia có thể rút số liệu trước ngày tổng hợp.
`,
  },
  {
    title: 'Hỗ trợ tuyển dụng và đánh giá năng lực',
    slug: 'ho-tro-tuyen-dung-va-danh-gia-nang-luc',
    icon: 'ph:identification-card',
    summary:
      'Mô tả công việc, bài kiểm tra tình huống và phỏng vấn chuyên môn cho vị trí kiểm toán nội bộ ở mọi cấp.',
    body: `
Tuyển sai người phụ trách kiểm toán nội bộ khiến tổ chức mất hai năm. Viện giúp Quý khách xác định năng lực cần có, thiết kế bài kiểm tra sát công việc và tham gia phỏng vấn chuyên môn.

## Dịch vụ gồm

1. Khung năng lực theo cấp bậc, gắn với kế hoạch kiểm toán của đơn vị
2. Bài kiểm tra tình huống: đọc hồ sơ, tìm rủi ro, viết phát hiện
3. Phỏng vấn chuyên môn có hai người phỏng vấn giữ CIA
4. Báo cáo năng lực và gợi ý phát triển trong sáu tháng đầu

## Lưu ý

- Viện không làm dịch vụ môi giới lao động và không nhận phí theo mức lương
- Ứng viên được biết trước nội dung đánh giá và được nhận phản hồi
`,
  },
];
