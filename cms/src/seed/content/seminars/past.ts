import { people } from '../people';
import type { SeminarSource } from '../types';

export const pastSeminars: SeminarSource[] = [
  {
    title: 'Chuẩn mực Kiểm toán nội bộ toàn cầu: bài học từ những đơn vị đi trước',
    slug: 'chuan-muc-kiem-toan-noi-bo-toan-cau-bai-hoc-tu-nhung-don-vi-di-truoc',
    summary:
      'Bốn đơn vị trình bày kết quả tự đánh giá theo Chuẩn mực 2024: tuân thủ đến đâu, vướng ở đâu và đã thuyết phục Hội đồng quản trị thế nào.',
    price: 500_000,
    memberPrice: 350_000,
    schedule: ['-9w thu 08:30', '-9w thu 12:00'],
    venue: 'Trung tâm hội nghị phường Cầu Giấy, Hà Nội',
    capacity: 150,
    cpeHours: 3.5,
    speakers: [people.thuHa, people.minhQuan, people.maiPhuong],
    body: `
Khi Chuẩn mực Kiểm toán nội bộ toàn cầu có hiệu lực, các bộ phận kiểm toán nội bộ bước vào giai đoạn chứng minh sự tuân thủ. Hội thảo quy tụ bốn đơn vị đã hoàn thành tự đánh giá đầy đủ: một ngân hàng, một tập đoàn sản xuất, một công ty bảo hiểm và một doanh nghiệp bán lẻ.

## Điều các đơn vị cùng gặp

- **Chiến lược của chức năng kiểm toán:** ba trên bốn đơn vị chưa có văn bản riêng trước khi tự đánh giá
- **Đo lường kết quả hoạt động:** có chỉ số về số cuộc kiểm toán, thiếu chỉ số về giá trị và chất lượng
- **Kết luận cuộc kiểm toán:** nhiều báo cáo chỉ liệt kê phát hiện, không có kết luận chung
- **Trao đổi về điều kiện thiết yếu:** chưa từng được đưa vào chương trình họp của Hội đồng quản trị

## Điều mỗi đơn vị làm khác

Ngân hàng tận dụng yêu cầu sẵn có của cơ quan quản lý để rút ngắn việc lập hồ sơ. Tập đoàn sản xuất cắt mười hai mẫu giấy tờ làm việc xuống còn bảy. Công ty bảo hiểm mời trưởng bộ phận tuân thủ soát xét chéo. Doanh nghiệp bán lẻ có đội ba người chọn cách công bố trung thực những chuẩn mực chưa tuân thủ và lộ trình, và nhận được thêm ngân sách.

> Chúng tôi tưởng Hội đồng quản trị sẽ thất vọng khi thấy chữ “chưa tuân thủ”. Thực tế họ hỏi ngay cần hỗ trợ gì.

## Bài học rút ra

1. Bắt đầu từ Lĩnh vực III vì cần sự tham gia của Hội đồng quản trị và mất thời gian nhất.
2. Gắn bằng chứng vào hồ sơ sẵn có, tránh lập hồ sơ riêng chỉ để chứng minh.
3. Ghi lại lý do khi chọn cách đáp ứng thay thế.
4. Báo cáo tiến độ hằng quý bằng một trang.

Hội thảo đã kết thúc với sự tham dự của kiểm toán viên từ nhiều ngành. Đơn vị muốn bắt đầu tự đánh giá có thể dùng [Hướng dẫn tự đánh giá chất lượng](/tai-lieu/huong-dan-tu-danh-gia-chat-luong-kiem-toan-noi-bo) hoặc tham gia khoá tự học [Áp dụng Chuẩn mực 2024](/khoa-hoc/ap-dung-chuan-muc-kiem-toan-noi-bo-toan-cau-2024).
`,
  },
  {
    title: 'Gian lận báo cáo tài chính: dấu hiệu từ bên trong',
    slug: 'gian-lan-bao-cao-tai-chinh-dau-hieu-tu-ben-trong',
    summary:
      'Kiểm toán nội bộ có thể nhìn thấy gì mà kiểm toán độc lập khó thấy, và nên làm gì khi nghi ngờ chính ban điều hành.',
    price: 550_000,
    memberPrice: 400_000,
    schedule: ['-22w wed 13:30', '-22w wed 17:00'],
    venue: 'Trung tâm hội nghị phường Sài Gòn, TP. Hồ Chí Minh',
    capacity: 120,
    cpeHours: 3.5,
    speakers: [people.thanhTung, people.lanAnh],
    body: `
Gian lận báo cáo tài chính ít xảy ra hơn biển thủ tài sản nhưng gây thiệt hại lớn hơn nhiều, vì người thực hiện thường ở vị trí có thể vượt qua kiểm soát. Hội thảo bàn về góc nhìn riêng của kiểm toán nội bộ: ở bên trong quanh năm, hiểu hoạt động, và cũng chịu áp lực từ bên trong.

## Dấu hiệu kiểm toán nội bộ dễ nhận ra

- Áp lực đạt chỉ tiêu dồn vào những ngày cuối quý, kèm theo ngoại lệ được duyệt hàng loạt
- Bút toán điều chỉnh do cấp cao trực tiếp yêu cầu, không qua quy trình
- Doanh thu tăng trong khi sản lượng, điện năng hay chi phí vận chuyển không tăng
- Giao dịch với bên liên quan được cấu trúc qua nhiều lớp
- Nhân sự chủ chốt ở phòng kế toán nghỉ việc liên tiếp, không bàn giao

Diễn giả phân tích hai vụ việc giả định xây dựng từ những tình tiết đã công khai ở nhiều nước, cho thấy các dấu hiệu này xuất hiện trước khi vụ việc vỡ lở từ một đến hai năm.

## Khi nghi ngờ hướng lên cao

Phần thảo luận sôi nổi nhất xoay quanh câu hỏi: báo cáo cho ai khi người bị nghi ngờ là cấp trên? Các ý kiến thống nhất ở bốn điểm.

1. Quy chế phải quy định trước đường báo cáo trực tiếp tới Uỷ ban kiểm toán hoặc Ban kiểm soát.
2. Chỉ nêu sự việc và bằng chứng, tránh quy kết con người.
3. Bảo toàn dữ liệu ngay, vì dấu vết điện tử mất đi rất nhanh.
4. Tham vấn pháp lý về nghĩa vụ của người làm nghề và quy định bảo vệ người tố giác.

> Lòng can đảm nghề nghiệp được chuẩn bị từ lúc viết quy chế, không phải từ lúc xảy ra chuyện.

## Tài liệu sau hội thảo

Bản trình bày đã được gửi tới người tham dự. Danh mục 25 phép phân tích dữ liệu sổ cái được đưa vào khoá [Phòng ngừa và phát hiện gian lận](/khoa-hoc/phong-ngua-va-phat-hien-gian-lan) cùng dữ liệu thực hành. Viện dự kiến tổ chức phiên tiếp theo về gian lận có sự trợ giúp của công nghệ trong khuôn khổ hội thảo thường niên.
`,
  },
  {
    title: 'ESG và vai trò của kiểm toán nội bộ',
    slug: 'esg-va-vai-tro-cua-kiem-toan-noi-bo',
    summary:
      'Toạ đàm trực tuyến về quản trị dữ liệu phát triển bền vững, kiểm kê phát thải và nguy cơ tẩy xanh trong công bố thông tin.',
    price: 300_000,
    memberPrice: 150_000,
    schedule: ['-38w tue 14:00', '-38w tue 16:30'],
    venue: 'Trực tuyến',
    cpeHours: 2.5,
    speakers: [people.vanKhoi, people.lanAnh],
    body: `
Báo cáo phát triển bền vững đã bước ra khỏi phạm vi quan hệ công chúng. Ngân hàng hỏi số liệu phát thải khi xét khoản vay xanh, khách hàng xuất khẩu đòi dữ liệu theo lô hàng, nhà đầu tư so sánh cam kết với kết quả. Toạ đàm đặt câu hỏi: ai đang kiểm soát chất lượng của những con số này?

## Hiện trạng được nêu ra

Phần đông người tham dự cho biết dữ liệu ESG ở đơn vị mình do một nhóm nhỏ tổng hợp thủ công, không có quy trình bằng văn bản và chưa từng được kiểm toán nội bộ. Bộ phận tài chính đứng ngoài, còn bộ phận môi trường không quen với khái niệm kiểm soát.

## Kiểm toán nội bộ có thể bắt đầu từ đâu

1. **Tư vấn trước, đảm bảo sau.** Giúp thiết kế quy trình thu thập dữ liệu khi hệ thống còn non trẻ, có biện pháp giữ khách quan cho lần kiểm toán sau.
2. **Chọn ba chỉ tiêu.** Điện năng, nhiên liệu và tai nạn lao động là những chỉ tiêu có chứng từ gốc rõ ràng.
3. **Theo dấu một con số.** Đi ngược từ báo cáo về hoá đơn và đồng hồ đo; ghi lại mọi lần con số bị sửa.
4. **Đọc câu chữ.** So từng tuyên bố trong báo cáo thường niên với bằng chứng nội bộ.

> Không phải mọi con số trong báo cáo bền vững đều phải chính xác tuyệt đối, nhưng mọi con số đều phải giải thích được.

## Ba ranh giới cần giữ

- Kiểm toán nội bộ không lập báo cáo bền vững thay cho bộ phận chức năng
- Kiểm toán nội bộ không xác nhận thay cho bên đảm bảo độc lập khi pháp luật hoặc thị trường đòi hỏi
- Kiểm toán nội bộ nói rõ giới hạn về chuyên môn môi trường và thuê chuyên gia khi cần

## Sau toạ đàm

Từ các câu hỏi của người tham dự, hai diễn giả đã phát triển chuyên đề [Kiểm toán nội bộ và báo cáo phát triển bền vững](/tai-lieu/kiem-toan-noi-bo-va-bao-cao-phat-trien-ben-vung) với chương trình kiểm toán mẫu. Giấy xác nhận 2,5 giờ CPE đã được gửi tới người tham dự đủ thời lượng.
`,
  },
  {
    title: 'Kiểm toán nội bộ ngân hàng trong môi trường số',
    slug: 'kiem-toan-noi-bo-ngan-hang-trong-moi-truong-so',
    summary:
      'Toạ đàm giữa các trưởng kiểm toán nội bộ ngân hàng về định danh điện tử, tín dụng số, kiểm toán liên tục và nhân lực.',
    price: 700_000,
    memberPrice: 500_000,
    schedule: ['-60w fri 08:30', '-60w fri 12:00'],
    venue: 'Hội trường tầng 3, trụ sở Viện, Hà Nội',
    cpeHours: 3.5,
    speakers: [people.maiPhuong, people.khanhLinh, people.hoangNam],
    optionGroups: [
      {
        key: 'hinh-thuc-tham-du',
        name: 'Hình thức tham dự',
        options: [
          { key: 'truc-tiep-ha-noi', name: 'Trực tiếp tại Hà Nội', price: 700_000, capacity: 80 },
          { key: 'truc-tuyen', name: 'Trực tuyến', price: 350_000, capacity: 250 },
        ],
      },
    ],
    body: `
Một khoản vay nhỏ hiện được phê duyệt trong ba phút mà không có con người tham gia. Một tài khoản được mở lúc nửa đêm bằng ảnh chụp khuôn mặt. Chương trình kiểm toán chi nhánh được viết cách đây mười năm không còn đủ để trả lời câu hỏi của Ban kiểm soát. Toạ đàm mời các trưởng kiểm toán nội bộ ngân hàng chia sẻ cách họ thay đổi.

## Bốn nội dung đã thảo luận

### Định danh điện tử

Kiểm tra không chỉ tỷ lệ nhận diện đúng mà cả quy trình xử lý ngoại lệ, nơi con người được phép bỏ qua cảnh báo. Một ngân hàng phát hiện phần lớn tài khoản rủi ro đi qua đúng cửa ngoại lệ này.

### Tín dụng số

Kiểm toán mô hình chấm điểm bắt đầu từ dữ liệu đầu vào và quyết định ghi đè, chưa cần đến toán học phức tạp. Người phụ trách nên biết ba con số: tỷ lệ ghi đè, độ ổn định của tổng thể và tỷ lệ nợ xấu theo nhóm điểm.

### Kiểm toán liên tục

- Bắt đầu với năm kịch bản có tỷ lệ cảnh báo giả thấp
- Trả kịch bản đã ổn định về cho tuyến thứ nhất và tuyến thứ hai
- Đo bằng số vấn đề được sửa, không đo bằng số cảnh báo

### Nhân lực

Tuyển kỹ sư dữ liệu vào đội kiểm toán khó giữ người; một số ngân hàng chọn luân chuyển hai năm từ khối công nghệ và đào tạo ngược cho kiểm toán viên truyền thống.

> Chúng tôi không còn hỏi “chi nhánh nào năm nay đến lượt”, mà hỏi “dữ liệu tuần này bảo nên đi đâu”.

## Khung pháp lý được nhắc tới

Luật Các tổ chức tín dụng 2024 và Thông tư 13/2018/TT-NHNN cùng các văn bản sửa đổi tiếp tục là nền tảng về ba tuyến bảo vệ. Các diễn giả lưu ý rằng thay đổi công nghệ không làm thay đổi nguyên tắc: tuyến thứ ba phải độc lập với việc xây dựng và vận hành mô hình.

Nội dung toạ đàm được phát triển thành khoá [Kiểm toán nội bộ trong ngân hàng](/khoa-hoc/kiem-toan-noi-bo-trong-ngan-hang).
`,
  },
];
