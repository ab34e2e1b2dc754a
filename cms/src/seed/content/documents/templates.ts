import type { DocumentSource } from '../types';

export const templates: DocumentSource[] = [
  {
    title: 'Bộ mẫu quy chế kiểm toán nội bộ',
    slug: 'bo-mau-quy-che-kiem-toan-noi-bo',
    summary:
      'Ba bản quy chế cho doanh nghiệp, ngân hàng và đơn vị sự nghiệp công lập, kèm chú giải từng điều và bảng đối chiếu căn cứ.',
    price: 350_000,
    memberPrice: 250_000,
    pages: 72,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Ban Nghiên cứu và Chuẩn mực',
    body: `
Quy chế là “giấy khai sinh” của chức năng kiểm toán nội bộ. Thông tư 66/2020/TT-BTC đã ban hành mẫu quy chế áp dụng cho doanh nghiệp, nhưng khi vận dụng, nhiều đơn vị chép nguyên văn rồi cất đi. Bộ tài liệu này giúp quy chế trở thành văn bản được dùng thật: phản ánh đúng cơ cấu quản trị, đáp ứng pháp luật Việt Nam và Chuẩn mực Kiểm toán nội bộ toàn cầu.

## Ba bản mẫu

- **Doanh nghiệp:** cho cả hai mô hình có Ban kiểm soát và có Uỷ ban kiểm toán trực thuộc Hội đồng quản trị
- **Tổ chức tín dụng:** phù hợp với vai trò chỉ đạo của Ban kiểm soát và yêu cầu của Thông tư 13/2018/TT-NHNN cùng các văn bản sửa đổi
- **Đơn vị sự nghiệp công lập:** viết gọn cho tổ kiểm toán có từ một đến ba người

Mỗi điều khoản có ba cột: nội dung đề xuất, lý do, và căn cứ. Chỗ nào đơn vị phải lựa chọn, bản mẫu nêu các phương án và hệ quả thay vì quyết định thay.

## Những điều khoản hay bị viết thiếu

1. Quyền tiếp cận dữ liệu điện tử và hệ thống, không chỉ hồ sơ giấy.
2. Cách xử lý khi người phụ trách kiểm toán được giao thêm nhiệm vụ ngoài kiểm toán.
3. Quyền họp riêng với Hội đồng quản trị mà không có ban điều hành.
4. Trình tự giải quyết khi có bất đồng về phát hiện hoặc khi rủi ro được chấp nhận vượt mức.
5. Bảo vệ dữ liệu cá nhân trong hồ sơ kiểm toán và thời hạn lưu trữ.

> Quy chế dài không bảo vệ được kiểm toán nội bộ. Một quy chế ngắn mà Hội đồng quản trị thuộc thì có.

## Cách dùng

Bộ tài liệu gồm tệp Word để chỉnh sửa, bản PDF có chú giải và một bản trình bày tám trang để giới thiệu quy chế với các bộ phận. Hội viên được gửi bản cập nhật khi pháp luật hoặc Chuẩn mực thay đổi. Bộ mẫu không thay thế ý kiến pháp lý cho từng doanh nghiệp.
`,
  },
  {
    title: 'Bộ giấy tờ làm việc cho một cuộc kiểm toán',
    slug: 'bo-giay-to-lam-viec-cho-mot-cuoc-kiem-toan',
    summary:
      'Hai mươi hai biểu mẫu từ thư thông báo đến phiếu theo dõi, sắp theo trình tự của Lĩnh vực V trong Chuẩn mực.',
    price: 260_000,
    memberPrice: 190_000,
    pages: 58,
    language: 'Tiếng Việt',
    year: 2025,
    author: 'Ban Nghiên cứu và Chuẩn mực',
    body: `
Một hồ sơ kiểm toán tốt cho phép người không tham gia hiểu được mục tiêu, công việc đã làm, bằng chứng đã thu thập và vì sao đi tới kết luận. Bộ giấy tờ làm việc này giúp đội kiểm toán đạt mức đó mà không phải nghĩ lại định dạng ở mỗi cuộc.

## 22 biểu mẫu theo năm giai đoạn

### Chuẩn bị

Thư thông báo, biên bản họp mở đầu, yêu cầu cung cấp thông tin, bản cam kết độc lập và khách quan của từng thành viên.

### Lập kế hoạch

Phiếu tìm hiểu hoạt động, đánh giá rủi ro cuộc kiểm toán, ma trận rủi ro – kiểm soát, bản ghi nhớ kế hoạch, chương trình làm việc.

### Thực hiện

Phiếu kiểm tra từ đầu đến cuối một giao dịch, phiếu chọn mẫu, phiếu kiểm tra chi tiết, biên bản phỏng vấn, phiếu phân tích dữ liệu, phiếu phát hiện.

### Kết luận và báo cáo

Bảng tổng hợp phát hiện, phiếu đánh giá mức độ, biên bản họp kết thúc, mẫu báo cáo, phiếu soát xét.

### Theo dõi

Phiếu xác nhận thực hiện kế hoạch hành động và phiếu chấp nhận rủi ro.

## Điểm khác với các bộ mẫu đang lưu hành

- Mỗi mẫu dẫn chiếu chuẩn mực liên quan để dùng làm bằng chứng khi tự đánh giá chất lượng
- Có hướng dẫn điền bằng chữ mờ, xoá đi khi hoàn thành
- Tham chiếu chéo bằng mã thống nhất, ví dụ B3.2 là phiếu kiểm tra thứ hai của thủ tục B3
- Có phiên bản rút gọn cho cuộc kiểm toán dưới mười ngày công

> Giấy tờ làm việc không phải để chứng minh mình bận rộn. Nó chứng minh kết luận của mình có cơ sở.

## Định dạng

Tệp Word và Excel dùng phông chữ phổ thông, in được trên giấy A4. Đơn vị đã có phần mềm quản lý kiểm toán có thể nhập cấu trúc trường dữ liệu từ tệp mô tả kèm theo. Khoá [Kiểm toán nội bộ căn bản](/khoa-hoc/kiem-toan-noi-bo-can-ban) sử dụng chính bộ mẫu này trong phần thực hành.
`,
  },
  {
    title: 'Ma trận rủi ro – kiểm soát cho tám chu trình',
    slug: 'ma-tran-rui-ro-kiem-soat-tam-chu-trinh',
    summary:
      'Danh mục 186 rủi ro và kiểm soát tương ứng cho bán hàng, mua hàng, kho, tài sản, nhân sự, ngân quỹ, báo cáo và công nghệ.',
    price: 420_000,
    memberPrice: 320_000,
    pages: 90,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Trần Minh Quân và cộng sự',
    body: `
Lập ma trận rủi ro – kiểm soát từ trang giấy trắng tốn từ hai đến ba ngày cho mỗi quy trình. Bộ tài liệu cung cấp điểm xuất phát: 186 rủi ro thường gặp, được viết thành câu đầy đủ nguyên nhân – sự kiện – hậu quả, cùng các kiểm soát mà một doanh nghiệp Việt Nam cỡ vừa có thể thực hiện.

## Tám chu trình

1. Bán hàng – thu tiền
2. Mua hàng – thanh toán
3. Hàng tồn kho và giá thành
4. Tài sản cố định và đầu tư
5. Nhân sự – tiền lương
6. Ngân quỹ và ngoại hối
7. Khoá sổ và lập báo cáo tài chính
8. Kiểm soát chung về công nghệ thông tin

Với mỗi kiểm soát, tài liệu ghi rõ loại (phòng ngừa hay phát hiện), cách thực hiện (thủ công, bán tự động, tự động), tần suất, người thực hiện điển hình, bằng chứng để lại và một thủ tục kiểm tra gợi ý. Cột cuối nêu kiểm soát bù đắp khi doanh nghiệp nhỏ không phân tách được nhiệm vụ.

## Dùng như thế nào cho đúng

- Bắt đầu từ mục tiêu của quy trình, sau đó mới lọc danh mục
- Xoá những dòng không phù hợp; một ma trận dùng được thường chỉ còn 10–15 rủi ro
- Viết lại kiểm soát theo đúng thực tế, ghi tên chức danh và biểu mẫu của đơn vị
- Đánh dấu kiểm soát chính để tập trung kiểm tra

> Danh mục có sẵn giúp không bỏ sót điều hiển nhiên. Rủi ro nguy hiểm nhất thường không nằm trong danh mục.

## Ai đang dùng bộ tài liệu này

Bộ phận kiểm soát nội bộ dùng để rà soát thiết kế quy trình; kiểm toán nội bộ dùng ở khâu lập kế hoạch cuộc kiểm toán; doanh nghiệp chuẩn bị niêm yết dùng để lập tài liệu mô tả hệ thống kiểm soát. Tệp Excel có bộ lọc, tra cứu theo chu trình và có thể xuất ra phiếu in. Nền tảng lý thuyết được giảng trong khoá [Kiểm soát nội bộ theo khung COSO](/khoa-hoc/kiem-soat-noi-bo-theo-khung-coso).
`,
  },
  {
    title: 'Bảng hỏi tự đánh giá kiểm soát',
    slug: 'bang-hoi-tu-danh-gia-kiem-soat',
    summary:
      'Bảy bộ câu hỏi kiểm chứng được cho chi nhánh, cửa hàng, kho, trường học, phòng khám, dự án và bộ phận hỗ trợ.',
    price: 180_000,
    memberPrice: 120_000,
    pages: 44,
    language: 'Tiếng Việt',
    year: 2024,
    author: 'Vũ Khánh Linh',
    body: `
Khi một chuỗi có ba trăm cửa hàng, kiểm toán nội bộ không thể đến từng nơi mỗi năm. Bảng hỏi tự đánh giá giúp các đơn vị tự soi mình theo cùng một thước đo, và giúp kiểm toán chọn đúng nơi cần đến. Điều kiện là câu hỏi phải tốt.

## Nguyên tắc đặt câu hỏi

Mỗi câu hỏi trong bộ tài liệu tuân theo ba quy tắc: hỏi về một việc duy nhất, hỏi về sự việc đã xảy ra trong khoảng thời gian xác định, và yêu cầu nêu bằng chứng. So sánh hai câu sau:

- Câu nên tránh: “Cửa hàng có kiểm kê định kỳ và xử lý chênh lệch kịp thời không?”
- Câu nên dùng: “Ngày kiểm kê gần nhất là ngày nào, có bao nhiêu mã lệch, và biên bản xử lý mang số mấy?”

Câu thứ hai không thể trả lời bằng một dấu tích. Người trả lời phải mở hồ sơ ra xem, và chính hành động ấy đã là một lần tự kiểm soát.

## Bảy bộ câu hỏi

1. Chi nhánh kinh doanh (42 câu)
2. Cửa hàng bán lẻ (36 câu)
3. Kho hàng (30 câu)
4. Trường học (38 câu)
5. Phòng khám (34 câu)
6. Ban quản lý dự án (40 câu)
7. Bộ phận hỗ trợ tại trụ sở (28 câu)

Mỗi bộ có bản cho người trả lời, bản cho người kiểm chứng và bảng tổng hợp tự tính tỷ lệ. Hướng dẫn đi kèm nêu cách chọn 10% đơn vị để kiểm chứng tại chỗ và cách xử lý khi kết quả kiểm chứng khác xa câu trả lời.

> Đừng dùng điểm tự đánh giá để khen thưởng. Ngay khi làm vậy, tổ chức đã mất nguồn thông tin trung thực nhất.

## Điều chỉnh cho đơn vị

Bộ câu hỏi được viết cho bối cảnh chung và nên bỏ bớt từ một phần ba đến một nửa số câu trước khi gửi đi. Tệp Excel cho phép ẩn câu không dùng mà không làm sai công thức. Cách điều phối được trình bày trong khoá [Tự đánh giá kiểm soát](/khoa-hoc/tu-danh-gia-kiem-soat).
`,
  },
  {
    title: 'Bảng theo dõi kế hoạch hành động sau kiểm toán',
    slug: 'bang-theo-doi-ke-hoach-hanh-dong-sau-kiem-toan',
    summary:
      'Bảng tính miễn phí để theo dõi tiến độ khắc phục, nhắc hạn và lập báo cáo quý cho Uỷ ban kiểm toán.',
    price: 0,
    pages: 8,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Ban Nghiên cứu và Chuẩn mực',
    body: `
Báo cáo được ký chưa phải là đích của cuộc kiểm toán. Chuẩn mực 15.2 yêu cầu kiểm toán nội bộ xác nhận rằng kiến nghị hoặc kế hoạch hành động đã được thực hiện. Ở nhiều đơn vị, việc theo dõi này nằm rải rác trong email của từng người. Viện phát hành bảng tính miễn phí để mọi bộ phận có thể bắt đầu gọn gàng ngay hôm nay.

## Bảng tính gồm những gì

- **Sổ theo dõi:** mã phát hiện, mức độ, kế hoạch hành động, người chịu trách nhiệm, hạn ban đầu, hạn điều chỉnh, tình trạng, bằng chứng xác nhận
- **Cảnh báo:** tự đổi màu khi còn 30 ngày, quá hạn và quá hạn trên 90 ngày; luôn kèm chữ để không phụ thuộc vào màu
- **Báo cáo quý:** tự tổng hợp theo đơn vị, mức độ và tuổi của việc chưa xong
- **Nhật ký gia hạn:** ai đề nghị, lý do, ai đồng ý, lần thứ mấy

Tài liệu hướng dẫn tám trang giải thích từng cột bằng ví dụ và nêu quy ước đặt mã.

## Ba nguyên tắc theo dõi

1. Người xác nhận hoàn thành phải xem bằng chứng, không chỉ nhận thông báo.
2. Mức độ kiểm tra lại tương xứng với mức độ của phát hiện: phát hiện cao cần kiểm tra vận hành, phát hiện thấp có thể xem tài liệu.
3. Khi quá hạn nhiều lần, vấn đề chuyển thành câu hỏi về chấp nhận rủi ro và phải được nêu lên cấp có thẩm quyền.

> Một việc được gia hạn bốn lần không phải là việc chậm. Đó là rủi ro đã được ai đó chấp nhận mà chưa nói ra.

## Quyền sử dụng

Hội viên và mọi tổ chức được tự do sử dụng, chỉnh sửa trong nội bộ, không bán lại. Nếu bảng tính giúp ích cho đơn vị, xin gửi góp ý qua [trang liên hệ](/lien-he) để chúng tôi hoàn thiện phiên bản sau. Tệp chạy trên Excel 2016 trở lên và LibreOffice, không dùng macro nên không bị chặn bởi chính sách an toàn thông tin của đơn vị. Một trang ví dụ với mười hai phát hiện giả định được để sẵn; hãy xoá trang này trước khi nhập dữ liệu thật.
`,
  },
];
