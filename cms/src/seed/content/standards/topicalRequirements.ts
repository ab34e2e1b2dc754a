import type { StandardSource } from '../types';

/** Dated as the IIA announced them. */
export const topicalRequirements: StandardSource[] = [
  {
    code: 'TR-1',
    title: 'Yêu cầu theo chủ đề: An ninh mạng',
    slug: 'yeu-cau-theo-chu-de-an-ninh-mang',
    summary:
      'Yêu cầu theo chủ đề đầu tiên của IIA, ban hành ngày 05/02/2025, có hiệu lực từ ngày 05/02/2026.',
    body: `
Yêu cầu theo chủ đề (Topical Requirements) là phần bắt buộc của Khung thực hành nghề nghiệp quốc tế, bên cạnh Chuẩn mực Kiểm toán nội bộ toàn cầu. An ninh mạng (Cybersecurity) là chủ đề đầu tiên.

## Khi nào áp dụng

- Kế hoạch kiểm toán có một cuộc kiểm toán đảm bảo về an ninh mạng
- Trong một cuộc kiểm toán khác, an ninh mạng được xác định là rủi ro cần xem xét
- Có yêu cầu đột xuất về chủ đề này ngoài kế hoạch

Văn bản không buộc đơn vị phải kiểm toán an ninh mạng hằng năm. Việc có kiểm toán hay không vẫn do đánh giá rủi ro quyết định.

## Ba phần

1. **Quản trị:** chiến lược, chính sách, vai trò, trách nhiệm và báo cáo lên Hội đồng quản trị
2. **Quản lý rủi ro:** nhận diện, phân tích, giảm thiểu, theo dõi và xử lý sự cố
3. **Kiểm soát:** kiểm soát nội bộ và của nhà cung cấp, nhân lực, giám sát liên tục, vòng đời tài sản công nghệ

Kiểm toán viên ghi lại lý do nếu một yêu cầu không áp dụng. Viện có khoá [Kiểm toán an ninh mạng theo Yêu cầu theo chủ đề](/khoa-hoc/kiem-toan-an-ninh-mang-theo-yeu-cau-theo-chu-de).
`,
  },
  {
    code: 'TR-2',
    title: 'Yêu cầu theo chủ đề: Bên thứ ba',
    slug: 'yeu-cau-theo-chu-de-ben-thu-ba',
    summary:
      'Ban hành ngày 15/09/2025 và có hiệu lực từ ngày 15/09/2026: quản trị, quản lý rủi ro và kiểm soát đối với nhà cung cấp, đối tác.',
    body: `
Bên thứ ba (Third-Party) là cá nhân hoặc tổ chức bên ngoài mà đơn vị thiết lập quan hệ để có được sản phẩm hoặc dịch vụ: nhà cung cấp, nhà thầu, đại lý, đối tác xử lý dữ liệu.

## Điều cần đánh giá

- **Quản trị:** cách quyết định có dùng bên thứ ba hay không, chính sách, vai trò, trách nhiệm và báo cáo
- **Quản lý rủi ro:** xếp hạng bên thứ ba theo rủi ro, theo dõi và nâng cấp xử lý khi vượt ngưỡng
- **Kiểm soát:** thẩm định trước khi ký, hợp đồng, tiếp nhận, giám sát trong suốt quan hệ và chấm dứt có kế hoạch

## Chuẩn bị thế nào

1. Lập danh mục bên thứ ba từ dữ liệu thanh toán, không chỉ từ danh sách hợp đồng.
2. Xác định những bên mà nếu ngừng cung cấp thì hoạt động cốt lõi bị gián đoạn.
3. Đọc điều khoản quyền kiểm toán trong hợp đồng hiện có.
4. Đối chiếu chương trình kiểm toán mua sắm với từng yêu cầu.

Chủ đề này được bàn sâu tại hội thảo [Kiểm toán rủi ro bên thứ ba](/hoi-thao/kiem-toan-rui-ro-ben-thu-ba).
`,
  },
  {
    code: 'TR-3',
    title: 'Yêu cầu theo chủ đề: Hành vi trong tổ chức',
    slug: 'yeu-cau-theo-chu-de-hanh-vi-trong-to-chuc',
    summary:
      'Ban hành ngày 15/12/2025 và có hiệu lực từ ngày 15/12/2026: đưa việc kiểm toán văn hoá về những hành vi quan sát và đánh giá được.',
    body: `
Hành vi trong tổ chức (Organizational Behavior) là hành động, quyết định và cách ứng xử của cá nhân, của nhóm. IIA coi đây là phần kiểm toán được của văn hoá: không hỏi mọi người tin điều gì, mà hỏi họ làm gì khi mục tiêu, áp lực và kiểm soát gặp nhau.

## Điều cần đánh giá

- **Quản trị:** Hội đồng quản trị và ban điều hành xác định hành vi được kỳ vọng, ai chịu trách nhiệm, theo dõi và chất vấn thế nào
- **Quản lý rủi ro:** nhận diện hành vi lệch khỏi mục tiêu và giá trị của tổ chức, dấu hiệu cảnh báo, cách xử lý
- **Kiểm soát:** chính sách khen thưởng, kỷ luật, kênh phản ánh và đào tạo có khuyến khích hành vi đúng hay không

## Chuẩn bị thế nào

1. Tập hợp dữ liệu sẵn có: khảo sát nhân viên, tỷ lệ nghỉ việc, đơn phản ánh, ngoại lệ được phê duyệt.
2. Chọn hai, ba hành vi gắn trực tiếp với mục tiêu chiến lược, không kiểm toán “văn hoá” nói chung.
3. Thống nhất với Uỷ ban kiểm toán về cách trình bày kết quả nhạy cảm.
4. Ghi lại lý do khi một yêu cầu không áp dụng cho cuộc kiểm toán.

Yêu cầu này áp dụng khi hành vi trong tổ chức là đề tài của cuộc kiểm toán đảm bảo, hoặc được nhận diện là rủi ro trong một cuộc kiểm toán khác.
`,
  },
];
