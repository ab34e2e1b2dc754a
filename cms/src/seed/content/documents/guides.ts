import type { DocumentSource } from '../types';

export const guides: DocumentSource[] = [
  {
    title: 'Cẩm nang thiết lập chức năng kiểm toán nội bộ',
    slug: 'cam-nang-thiet-lap-chuc-nang-kiem-toan-noi-bo',
    summary:
      'Lộ trình mười hai tháng để một doanh nghiệp đi từ quyết định thành lập đến báo cáo kiểm toán nội bộ đầu tiên.',
    price: 390_000,
    memberPrice: 290_000,
    pages: 148,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Ban Nghiên cứu và Chuẩn mực',
    body: `
Cuốn cẩm nang trả lời câu hỏi mà Viện nhận được nhiều nhất từ doanh nghiệp chuẩn bị niêm yết và công ty gia đình đang chuyên nghiệp hoá quản trị: bắt đầu kiểm toán nội bộ từ đâu?

Theo Nghị định 05/2019/NĐ-CP, công ty niêm yết và một số doanh nghiệp có vốn nhà nước phải thực hiện công tác kiểm toán nội bộ; các doanh nghiệp khác được khuyến khích. Nhưng bổ nhiệm một người và ban hành quy chế chưa làm nên một chức năng hoạt động được. Cuốn sách dành phần lớn dung lượng cho những việc diễn ra sau ngày ký quyết định.

## Cấu trúc mười hai tháng

1. **Tháng 1–2:** thống nhất kỳ vọng với Hội đồng quản trị, lựa chọn mô hình tự thực hiện, đồng thực hiện hoặc thuê ngoài
2. **Tháng 3–4:** quy chế, ngân sách, tuyển người phụ trách
3. **Tháng 5–6:** đánh giá rủi ro toàn doanh nghiệp, kế hoạch kiểm toán đầu tiên
4. **Tháng 7–9:** hai cuộc kiểm toán thí điểm và bài học rút ra
5. **Tháng 10–12:** báo cáo năm, chương trình chất lượng, kế hoạch năm sau

Mỗi chương có phần “Câu hỏi cho Hội đồng quản trị”, “Sai lầm thường gặp” và danh mục việc cần hoàn thành.

## Những lựa chọn được bàn kỹ

- Báo cáo cho Uỷ ban kiểm toán, Ban kiểm soát hay Hội đồng quản trị trong từng mô hình tổ chức của Luật Doanh nghiệp
- Quy mô nhân sự hợp lý theo doanh thu, số địa điểm và mức độ rủi ro
- Cách nói chuyện với các trưởng bộ phận trước cuộc kiểm toán đầu tiên
- Khi nào nên thuê ngoài và làm thế nào để không mất quyền kiểm soát chất lượng

> Cuộc kiểm toán đầu tiên quyết định danh tiếng của chức năng trong nhiều năm. Hãy chọn một đề tài quan trọng nhưng làm được.

## Dành cho ai

Chủ tịch và thành viên Hội đồng quản trị, tổng giám đốc, người được giao xây dựng bộ phận, và tư vấn quản trị. Sách dùng tốt cùng [Bộ mẫu quy chế kiểm toán nội bộ](/tai-lieu/bo-mau-quy-che-kiem-toan-noi-bo). Bản điện tử PDF có mục lục liên kết và được gửi bản cập nhật trong mười hai tháng.
`,
  },
  {
    title: 'Hướng dẫn lập kế hoạch kiểm toán năm dựa trên rủi ro',
    slug: 'huong-dan-lap-ke-hoach-kiem-toan-nam-dua-tren-rui-ro',
    summary:
      'Quy trình tám bước, thang điểm và ví dụ trọn vẹn của một doanh nghiệp bán lẻ để lập và bảo vệ kế hoạch kiểm toán năm.',
    price: 220_000,
    memberPrice: 160_000,
    pages: 84,
    language: 'Tiếng Việt',
    year: 2025,
    author: 'Trần Minh Quân',
    body: `
Chuẩn mực 9.4 quy định kế hoạch kiểm toán nội bộ phải dựa trên đánh giá được lập thành văn bản về chiến lược, mục tiêu và rủi ro của tổ chức. Tài liệu này chuyển yêu cầu đó thành quy trình tám bước mà một bộ phận từ hai đến mười người có thể thực hiện trong sáu tuần.

## Tám bước

1. Đọc chiến lược, kế hoạch kinh doanh, báo cáo rủi ro và kết quả đảm bảo của các bên khác.
2. Phỏng vấn Hội đồng quản trị và ban điều hành theo bộ mười hai câu hỏi gợi ý.
3. Cập nhật vũ trụ kiểm toán.
4. Chấm điểm rủi ro cố hữu và mức độ kiểm soát.
5. Xếp hạng, rà lại bằng phán đoán và ghi lý do điều chỉnh.
6. Ước tính nguồn lực, phát hiện khoảng trống kỹ năng.
7. Lập kế hoạch và phương án khi nguồn lực bị cắt giảm.
8. Trình phê duyệt, truyền đạt và cập nhật trong năm.

Ở mỗi bước, tài liệu nêu đầu vào, đầu ra, thời gian và người thực hiện. Phần ví dụ đi trọn tám bước với dữ liệu của một chuỗi bán lẻ giả định, gồm cả những chỗ điểm số cho kết quả vô lý và cách nhóm kiểm toán xử lý.

## Thang điểm: đơn giản nhưng không đơn sơ

Chúng tôi khuyến nghị bốn tiêu chí ảnh hưởng (tài chính, khách hàng, tuân thủ, uy tín) và ba tiêu chí khả năng xảy ra. Nhiều tiêu chí hơn hiếm khi làm thay đổi thứ tự ưu tiên mà khiến việc cập nhật trở thành gánh nặng. Phụ lục có bảng định nghĩa từng mức điểm bằng những dấu hiệu quan sát được, để hai người chấm độc lập cho kết quả gần nhau.

> Kế hoạch tốt cho Uỷ ban kiểm toán thấy cả phần chưa được kiểm toán.

## Trong bộ tài liệu

- Sách hướng dẫn 84 trang (PDF)
- Bảng tính chấm điểm có sẵn công thức
- Mẫu tờ trình kế hoạch và bản trình bày mười trang

Người muốn thực hành có giảng viên nhận xét xin tham gia khoá [Lập kế hoạch kiểm toán dựa trên rủi ro](/khoa-hoc/lap-ke-hoach-kiem-toan-dua-tren-rui-ro); học viên của khoá được tặng tài liệu này.
`,
  },
  {
    title: 'Hướng dẫn viết phát hiện kiểm toán',
    slug: 'huong-dan-viet-phat-hien-kiem-toan',
    summary:
      'Bốn thành tố của một phát hiện, cách tìm nguyên nhân gốc, xếp hạng mức độ và 24 ví dụ trước – sau bằng tiếng Việt.',
    price: 150_000,
    memberPrice: 99_000,
    pages: 62,
    language: 'Tiếng Việt',
    year: 2025,
    author: 'Lê Bích Ngọc',
    body: `
Phần lớn tranh luận trong buổi họp kết thúc kiểm toán không đến từ sự thật mà đến từ cách viết. Một câu thiếu chủ ngữ, một tính từ thừa, một nguyên nhân chỉ lặp lại thực trạng cũng đủ khiến đơn vị được kiểm toán từ chối cả phát hiện. Tài liệu mỏng này gom lại những gì tác giả đã sửa trong hơn bốn trăm báo cáo.

## Bốn thành tố và câu hỏi kiểm tra

- **Tiêu chí** – Điều gì lẽ ra phải có? Ai đã quy định hoặc cam kết?
- **Thực trạng** – Điều gì đang diễn ra? Bao nhiêu trên bao nhiêu, từ khi nào?
- **Nguyên nhân gốc** – Vì sao điều đó xảy ra được? Nếu xử lý nguyên nhân này thì còn tái diễn không?
- **Hậu quả** – Mục tiêu nào bị ảnh hưởng, ở mức độ nào?

Mỗi thành tố có một chương ngắn với các lỗi điển hình. Chương về nguyên nhân gốc dài nhất, trình bày kỹ thuật năm lần hỏi vì sao, biểu đồ xương cá và cách nhận ra khi nào nguyên nhân nằm ngoài tầm của đơn vị được kiểm toán.

## 24 ví dụ trước – sau

Các ví dụ lấy từ mua hàng, kho, nhân sự, tín dụng, công nghệ thông tin và dự án đầu tư. Bên trái là bản nháp, bên phải là bản đã sửa, ở giữa là lời bình về từng thay đổi. Người đọc có thể che bản sửa và tự viết trước khi so sánh.

### Một lời bình trong sách

> “Do ý thức của nhân viên chưa cao” không phải nguyên nhân gốc. Nếu thay người mà lỗi vẫn xảy ra, nguyên nhân nằm ở quy trình.

## Xếp hạng và kiến nghị

Hai chương cuối bàn về mức độ quan trọng của phát hiện theo Chuẩn mực 14.3 và cách chuyển phát hiện thành kế hoạch hành động mà đơn vị tự cam kết. Thang ba mức cao, trung bình, thấp đi kèm định nghĩa gắn với khẩu vị rủi ro, tránh tình trạng mọi phát hiện đều “trung bình”.

Tài liệu phù hợp với kiểm toán viên từ năm thứ nhất đến người soát xét báo cáo. Bản PDF có biểu mẫu phiếu phát hiện điền được trên máy.
`,
  },
  {
    title: 'Hướng dẫn tự đánh giá chất lượng kiểm toán nội bộ',
    slug: 'huong-dan-tu-danh-gia-chat-luong-kiem-toan-noi-bo',
    summary:
      'Cách tổ chức đánh giá nội bộ hằng năm theo Chuẩn mực toàn cầu và chuẩn bị cho đánh giá từ bên ngoài năm năm một lần.',
    price: 320_000,
    memberPrice: 240_000,
    pages: 116,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Nguyễn Thị Thu Hà',
    body: `
Chương trình đảm bảo và nâng cao chất lượng là phần mà nhiều bộ phận kiểm toán nội bộ để lại sau cùng. Chuẩn mực 8.3 giao trách nhiệm xây dựng chương trình này cho người phụ trách kiểm toán nội bộ; Chuẩn mực 8.4 yêu cầu đánh giá từ bên ngoài ít nhất năm năm một lần. Tài liệu hướng dẫn cách chuẩn bị dần, để lần đánh giá từ bên ngoài không trở thành một cuộc chạy nước rút.

## Ba tầng của chương trình chất lượng

1. **Giám sát thường xuyên:** soát xét từng cuộc kiểm toán, phiếu ý kiến của đơn vị được kiểm toán, chỉ số kết quả hoạt động.
2. **Tự đánh giá định kỳ:** mỗi năm một lần, đối chiếu với yêu cầu của từng chuẩn mực.
3. **Đánh giá từ bên ngoài:** do người đánh giá có năng lực, độc lập thực hiện; trong đoàn có ít nhất một người đang giữ chứng chỉ CIA còn hiệu lực. Có thể dùng hình thức tự đánh giá có thẩm định độc lập.

## Bộ công cụ 52 phiếu

Với mỗi chuẩn mực, tài liệu có một phiếu một trang: yêu cầu được diễn giải ngắn gọn, bằng chứng nên có, câu hỏi kiểm tra và chỗ ghi kết luận *tuân thủ hoàn toàn*, *tuân thủ một phần* hoặc *chưa tuân thủ*. Ở những chuẩn mực thường gây tranh luận, chúng tôi nêu ví dụ về các mức kết luận và lý do.

- Bảng tổng hợp tự động theo năm lĩnh vực
- Mẫu kế hoạch khắc phục và báo cáo Hội đồng quản trị
- Danh mục hồ sơ cần sắp xếp trước khi đoàn đánh giá đến
- Câu mẫu công bố mức độ tuân thủ trong báo cáo kiểm toán

> Mục đích của tự đánh giá không phải là chấm điểm cao, mà là biết điểm yếu trước khi người khác chỉ ra.

## Cách sử dụng với bộ phận nhỏ

Bộ phận chỉ có một, hai người vẫn phải tuân thủ Chuẩn mực nhưng có thể đáp ứng theo cách khác. Chương sáu trình bày các biện pháp thay thế, chẳng hạn nhờ đồng nghiệp từ đơn vị cùng ngành soát xét chéo hồ sơ, hay dùng danh mục tự kiểm tra khi không có người soát xét thứ hai.
`,
  },
  {
    title: 'Sổ tay kiểm toán an ninh mạng',
    slug: 'so-tay-kiem-toan-an-ninh-mang',
    summary:
      'Chương trình kiểm toán và câu hỏi phỏng vấn theo Yêu cầu theo chủ đề về an ninh mạng, viết cho kiểm toán viên không chuyên.',
    price: 280_000,
    memberPrice: 210_000,
    pages: 96,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Phạm Hoàng Nam',
    body: `
Sổ tay ra đời từ một nhu cầu rất cụ thể: kiểm toán viên nội bộ phải xem xét Yêu cầu theo chủ đề về an ninh mạng trong các cuộc kiểm toán liên quan, nhưng phần lớn không có nền tảng công nghệ. Tác giả chọn cách viết ngắn, mỗi mục một trang đôi: bên trái giải thích bằng ngôn ngữ thường ngày, bên phải là thủ tục kiểm tra.

## Ba phần theo Yêu cầu theo chủ đề

### Quản trị

Chiến lược, chính sách, vai trò, báo cáo lên Hội đồng quản trị. Phần này không cần kiến thức kỹ thuật và nên được thực hiện trước, vì kết quả cho biết cần đi sâu tới đâu ở hai phần sau.

### Quản lý rủi ro

Nhận diện tài sản thông tin, phân tích rủi ro, ứng phó và báo cáo sự cố, đào tạo nhận thức. Sổ tay có kịch bản diễn tập sự cố mã hoá dữ liệu tống tiền dài 45 phút để kiểm tra năng lực phối hợp.

### Kiểm soát

Danh tính và truy cập, cấu hình, vá lỗ hổng, giám sát, sao lưu, bảo vệ đầu cuối, nhà cung cấp. Mỗi kiểm soát đi kèm bằng chứng nên lấy và dấu hiệu cho thấy bằng chứng chưa đáng tin.

## Công cụ kèm theo

- Bảng đối chiếu yêu cầu – bằng chứng – kết luận (Excel)
- 70 câu hỏi phỏng vấn theo sáu vai trò, từ tổng giám đốc đến quản trị hệ thống
- Bảng thuật ngữ 120 từ được giải thích không dùng từ chuyên môn khác
- Mẫu hợp đồng và phạm vi công việc khi thuê chuyên gia kiểm thử xâm nhập

> Không cần biết cách tấn công một hệ thống để hỏi xem ai chịu trách nhiệm khi nó bị tấn công.

## Giới hạn

Sổ tay không thay thế đánh giá kỹ thuật chuyên sâu và không phải hướng dẫn tuân thủ pháp luật về an ninh mạng. Các trích dẫn khuôn khổ quốc tế được nêu nguồn; người đọc nên đối chiếu với bản gốc khi cần viện dẫn chính thức. Học viên khoá [Kiểm toán an ninh mạng](/khoa-hoc/kiem-toan-an-ninh-mang-theo-yeu-cau-theo-chu-de) nhận sổ tay trong bộ tài liệu lớp học.
`,
  },
];
