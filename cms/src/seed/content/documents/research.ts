import type { DocumentSource } from '../types';

export const research: DocumentSource[] = [
  {
    title: 'Thực trạng kiểm toán nội bộ tại doanh nghiệp niêm yết',
    slug: 'thuc-trang-kiem-toan-noi-bo-tai-doanh-nghiep-niem-yet',
    summary:
      'Báo cáo khảo sát thường niên về tổ chức, nhân sự, kế hoạch và mức độ áp dụng Chuẩn mực của kiểm toán nội bộ tại công ty niêm yết.',
    price: 250_000,
    memberPrice: 0,
    pages: 88,
    language: 'Song ngữ Việt – Anh',
    year: 2026,
    author: 'Ban Nghiên cứu và Chuẩn mực',
    body: `
Công ty niêm yết thuộc đối tượng phải thực hiện công tác kiểm toán nội bộ theo Nghị định 05/2019/NĐ-CP. Thời gian chuyển tiếp đã qua từ lâu, và câu hỏi hôm nay là chất lượng. Báo cáo thường niên của Viện ghi lại bức tranh ấy từ chính những người phụ trách kiểm toán nội bộ.

## Phương pháp

Khảo sát được thực hiện bằng bảng hỏi trực tuyến 48 câu, bổ sung bằng phỏng vấn sâu với người phụ trách kiểm toán nội bộ và thành viên Uỷ ban kiểm toán. Người trả lời tham gia tự nguyện; kết quả được tổng hợp ẩn danh theo ngành và quy mô. Báo cáo trình bày rõ cơ cấu mẫu, tỷ lệ trả lời và **giới hạn của kết luận**: mẫu tự nguyện có xu hướng gồm những đơn vị quan tâm tới nghề nhiều hơn mức trung bình.

## Năm chủ đề

1. Mô hình tổ chức và tuyến báo cáo
2. Quy mô, cơ cấu và năng lực nhân sự
3. Lập kế hoạch và phạm vi bao phủ
4. Công nghệ và phân tích dữ liệu
5. Áp dụng Chuẩn mực và chương trình chất lượng

Mỗi chủ đề gồm số liệu, nhận định của nhóm nghiên cứu, ý kiến phản biện của chuyên gia và ba câu hỏi để đơn vị tự soi chiếu.

## Dùng báo cáo để làm gì

- Người phụ trách kiểm toán nội bộ so sánh nguồn lực với đơn vị cùng quy mô khi lập ngân sách
- Uỷ ban kiểm toán đặt câu hỏi sát hơn trong buổi làm việc hằng năm
- Nhà nghiên cứu, giảng viên có nguồn tham khảo về thực tiễn Việt Nam
- Nhà đầu tư hiểu thêm về chất lượng quản trị

> Con số trung bình không phải là mục tiêu. Một bộ phận hai người làm đúng việc có thể tốt hơn bộ phận mười người làm việc không ai cần.

## Bản quyền và trích dẫn

Được trích dẫn với điều kiện nêu tên báo cáo và năm phát hành. Hội viên tải miễn phí sau khi đăng nhập; đơn vị tham gia khảo sát nhận thêm bản so sánh riêng. Kết quả chính được thảo luận tại [hội thảo thường niên](/hoi-thao/hoi-thao-thuong-nien-kiem-toan-noi-bo) của Viện.
`,
  },
  {
    title: 'Gian lận trong mua sắm: nhận diện và phòng ngừa',
    slug: 'gian-lan-trong-mua-sam-nhan-dien-va-phong-ngua',
    summary:
      'Chuyên đề phân tích mười lăm thủ đoạn trong vòng đời mua sắm, dấu hiệu trong chứng từ và dữ liệu, kiểm soát tương ứng.',
    price: 190_000,
    memberPrice: 140_000,
    pages: 68,
    language: 'Tiếng Việt',
    year: 2025,
    author: 'Đỗ Thanh Tùng',
    body: `
Mua sắm là lĩnh vực có nhiều quy định nhất và cũng nhiều thủ đoạn nhất. Chuyên đề không kể chuyện giật gân mà phân tích cách từng thủ đoạn vượt qua kiểm soát đang có, để người thiết kế kiểm soát biết cần sửa ở đâu.

## Mười lăm thủ đoạn theo vòng đời

### Trước khi chọn nhà cung cấp

Tạo nhu cầu không có thật; viết yêu cầu kỹ thuật nhắm tới một bên; chia nhỏ gói để tránh cấp phê duyệt; tiết lộ dự toán.

### Trong khi lựa chọn

Thông thầu luân phiên; hồ sơ quân xanh; loại đối thủ bằng lỗi hình thức; thay đổi tiêu chí sau khi mở hồ sơ; xung đột lợi ích không khai báo.

### Sau khi ký hợp đồng

Nghiệm thu khống; thay hàng kém chất lượng; phụ lục tăng giá; thanh toán trùng; hoá đơn của công ty không hoạt động; quay vòng tiền ứng trước.

Mỗi thủ đoạn được trình bày trong bốn trang: cách thực hiện, kiểm soát bị vượt qua, dấu hiệu trong chứng từ và trong dữ liệu, kiểm soát đề nghị.

## Góc nhìn dữ liệu

Một phần ba dung lượng dành cho các phép phân tích mà bộ phận kiểm toán nội bộ tự làm được: đối chiếu địa chỉ, số điện thoại và tài khoản của nhà cung cấp; phân tích tỷ lệ thắng thầu; khoảng cách giữa giá trúng và giá kế hoạch; giao dịch sát hạn mức. Tài liệu nêu rõ số lượng cảnh báo giả thường gặp để người đọc không vội kết luận.

> Dấu hiệu cảnh báo chỉ nói rằng cần hỏi thêm. Nó không nói rằng ai đó có tội.

## Vai trò của các tuyến

- Tuyến thứ nhất: khai báo xung đột lợi ích, luân chuyển người phụ trách nhóm hàng
- Tuyến thứ hai: phân tích định kỳ, thẩm tra nhà cung cấp mới
- Kiểm toán nội bộ: đánh giá độc lập, kiểm toán đột xuất theo rủi ro

Chuyên đề phù hợp với kiểm toán viên nội bộ, bộ phận tuân thủ, trưởng phòng mua hàng và thành viên Ban kiểm soát. Người cần thực hành trên hồ sơ xin tham gia khoá [Kiểm toán mua sắm và đấu thầu](/khoa-hoc/kiem-toan-mua-sam-va-dau-thau).
`,
  },
  {
    title: 'Kiểm toán nội bộ và báo cáo phát triển bền vững',
    slug: 'kiem-toan-noi-bo-va-bao-cao-phat-trien-ben-vung',
    summary:
      'Chuyên đề về vai trò của kiểm toán nội bộ đối với dữ liệu ESG: quản trị, kiểm soát số liệu, phát thải và nguy cơ tẩy xanh.',
    price: 200_000,
    memberPrice: 150_000,
    pages: 74,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Ngô Văn Khôi, Dương Lan Anh',
    body: `
Số liệu tài chính có hàng trăm năm kinh nghiệm kiểm soát đứng phía sau. Số liệu phát triển bền vững của nhiều doanh nghiệp thì đang nằm trong một tệp bảng tính do một người cập nhật vào tháng Ba hằng năm. Khi báo cáo này đi tới nhà đầu tư, ngân hàng và khách hàng châu Âu, rủi ro không còn nhỏ.

## Bối cảnh chuẩn mực

Công ty đại chúng tại Việt Nam công bố thông tin về môi trường và xã hội trong báo cáo thường niên theo Thông tư 96/2020/TT-BTC. Ở bình diện quốc tế, IFRS S1 và IFRS S2 áp dụng cho các kỳ báo cáo bắt đầu từ ngày 01/01/2024 tại những nước chấp nhận; GRI tiếp tục được dùng rộng rãi. Doanh nghiệp xuất khẩu còn chịu yêu cầu từ chuỗi cung ứng. Chuyên đề tóm lược từng khuôn khổ trong hai trang, tập trung vào điều kiểm toán viên cần biết.

## Bốn câu hỏi kiểm toán

1. **Quản trị:** ai trong Hội đồng quản trị chịu trách nhiệm, thông tin đến họ bằng cách nào?
2. **Trọng yếu:** doanh nghiệp chọn chủ đề báo cáo ra sao, có bỏ qua chủ đề bất lợi không?
3. **Số liệu:** nguồn gốc, công thức, hệ số, người soát xét và dấu vết kiểm tra?
4. **Tuyên bố:** câu chữ quảng bá có bằng chứng tương xứng không?

## Kiểm kê phát thải dưới con mắt kiểm toán

Một chương hướng dẫn kiểm tra số liệu phát thải phạm vi 1 và phạm vi 2 bằng những tài liệu quen thuộc như hoá đơn điện, phiếu nhập nhiên liệu và hồ sơ thiết bị lạnh. Chương tiếp theo bàn về phạm vi 3 với sự thận trọng cần thiết: ước tính được phép, nhưng phải nêu phương pháp và độ bất định.

> Kiểm toán nội bộ không cần là chuyên gia môi trường. Cần hỏi con số này từ đâu ra, và nếu sai thì ai biết.

## Phụ lục

- Chương trình kiểm toán 34 thủ tục
- Danh mục dấu hiệu tẩy xanh trong câu chữ
- Bản đồ đảm bảo: phần việc của tuyến hai, kiểm toán nội bộ và bên đảm bảo độc lập

Chuyên đề được mở rộng từ nội dung đã trình bày tại toạ đàm về ESG của Viện.
`,
  },
  {
    title: 'Trí tuệ nhân tạo trong kiểm toán nội bộ: cơ hội và giới hạn',
    slug: 'tri-tue-nhan-tao-trong-kiem-toan-noi-bo-co-hoi-va-gioi-han',
    summary:
      'Khung sử dụng có trách nhiệm, mười hai ứng dụng thử nghiệm được và cách kiểm toán hệ thống trí tuệ nhân tạo của tổ chức.',
    price: 240_000,
    memberPrice: 180_000,
    pages: 80,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Bùi Đức Anh, Phạm Hoàng Nam',
    body: `
Kiểm toán viên đang gặp trí tuệ nhân tạo ở cả hai phía: như công cụ cho công việc của mình và như đối tượng phải kiểm toán. Tài liệu này giữ khoảng cách với cả sự hào hứng lẫn nỗi sợ, và chỉ viết về những gì nhóm tác giả đã thử nghiệm trên dữ liệu giả lập.

## Phần một: dùng cho công việc kiểm toán

Mười hai ứng dụng được mô tả với cùng một mẫu: mục đích, dữ liệu cần, cách làm, chất lượng kết quả, rủi ro và mức độ con người phải soát xét. Trong đó có tóm tắt quy trình, gợi ý rủi ro ban đầu, phân loại nội dung hợp đồng, viết câu lệnh SQL, soát lỗi diễn đạt báo cáo và tìm chủ đề lặp lại trong phát hiện nhiều năm.

- Ứng dụng cho kết quả tốt: soạn nháp, phân loại, giải thích mã lệnh
- Ứng dụng cần thận trọng: tính toán, trích dẫn điều luật, kết luận về con người
- Ứng dụng không nên dùng: thay cho phán đoán về mức độ phát hiện, xử lý dữ liệu mật trên dịch vụ chưa được phê duyệt

## Phần hai: kiểm toán hệ thống trí tuệ nhân tạo

Phần này bám theo vòng đời: ý tưởng, dữ liệu, xây dựng, triển khai, giám sát. Khung tham chiếu gồm NIST AI RMF, ISO/IEC 42001:2023 và khung kiểm toán trí tuệ nhân tạo của IIA. Chương trình kiểm toán mẫu gồm 40 thủ tục cho một mô hình chấm điểm khách hàng.

1. Hệ thống được dùng để quyết định điều gì, và ai có thể bị ảnh hưởng?
2. Dữ liệu huấn luyện lấy từ đâu, có quyền sử dụng không?
3. Ai theo dõi khi mô hình xuống cấp?
4. Người bị ảnh hưởng khiếu nại bằng cách nào?

> Câu trả lời trôi chảy không phải là bằng chứng. Chuẩn mực vẫn đòi hỏi thông tin liên quan, tin cậy và đầy đủ.

## Phần ba: chính sách sử dụng

Mẫu chính sách ba trang dành cho bộ phận kiểm toán nội bộ, gồm danh mục dữ liệu được phép, trách nhiệm soát xét và cách ghi nhận trong giấy tờ làm việc. Mẫu đã tính đến yêu cầu của Luật Bảo vệ dữ liệu cá nhân. Chủ đề được tiếp tục tại hội thảo [Trí tuệ nhân tạo trong kiểm toán nội bộ](/hoi-thao/tri-tue-nhan-tao-trong-kiem-toan-noi-bo).
`,
  },
];
