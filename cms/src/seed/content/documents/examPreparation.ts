import type { DocumentSource } from '../types';

export const examPreparation: DocumentSource[] = [
  {
    title: 'Tóm tắt đề cương CIA 2025',
    slug: 'tom-tat-de-cuong-cia-2025',
    summary:
      'Bản tóm tắt miễn phí cấu trúc ba phần thi, tỷ trọng từng lĩnh vực và lộ trình ôn tập gợi ý cho thí sinh Việt Nam.',
    price: 0,
    pages: 24,
    language: 'Tiếng Việt',
    year: 2025,
    author: 'Ban Đào tạo',
    body: `
Đề cương CIA 2025 được xây dựng lại để phù hợp với Chuẩn mực Kiểm toán nội bộ toàn cầu. Ba phần thi vẫn giữ nguyên số lượng nhưng nội dung được sắp xếp lại đáng kể. Bản tóm tắt 24 trang giúp thí sinh nắm được bức tranh chung trong một buổi tối, trước khi quyết định mua tài liệu hay đăng ký lớp.

## Ba phần thi

- **Phần 1 – Nền tảng kiểm toán nội bộ:** 125 câu, 150 phút
- **Phần 2 – Cuộc kiểm toán nội bộ:** 100 câu, 120 phút
- **Phần 3 – Chức năng kiểm toán nội bộ:** 100 câu, 120 phút

Tất cả là câu hỏi trắc nghiệm. Số câu đúng được quy đổi sang thang điểm từ 250 đến 750; đạt từ 600 điểm trở lên. Thí sinh biết kết quả không chính thức ngay sau khi kết thúc bài thi.

## Điều gì đã thay đổi

Phần 1 bổ sung trọng tâm về đạo đức và rủi ro gian lận. Phần 2 dồn vào lập kế hoạch và phân tích thông tin. Phần 3 thay đổi nhiều nhất: kiến thức kinh doanh tổng quát nhường chỗ cho vận hành, kế hoạch, chất lượng của chức năng kiểm toán nội bộ và kết quả cuộc kiểm toán. Thí sinh dùng sách cũ cần đặc biệt lưu ý điểm này.

## Lộ trình mười hai tháng

1. **Tháng 1:** đăng ký chương trình, nộp hồ sơ, làm bài kiểm tra đầu vào
2. **Tháng 2–4:** ôn và thi Phần 1
3. **Tháng 5–8:** ôn và thi Phần 2
4. **Tháng 9–12:** ôn và thi Phần 3

Lộ trình giả định mỗi tuần học từ tám đến mười giờ. Người có nhiều kinh nghiệm có thể rút xuống tám tháng; người bận mùa kiểm toán nên giãn ra mười lăm tháng.

> Hãy đặt lịch thi trước rồi lùi lại để lập kế hoạch học. Không có ngày thi, kế hoạch nào cũng trôi.

## Lưu ý

Lệ phí, điều kiện và quy định đặt lịch có thể thay đổi; thông tin chính thức là thông tin trên trang của IIA. Các lớp luyện thi đang mở được liệt kê tại [trang khoá học](/khoa-hoc).
`,
  },
  {
    title: 'Thuật ngữ kiểm toán nội bộ Anh – Việt',
    slug: 'thuat-ngu-kiem-toan-noi-bo-anh-viet',
    summary:
      'Hơn 600 mục từ thống nhất cách dùng trong tài liệu của Viện, kèm định nghĩa ngắn, ví dụ và từ nên tránh. Miễn phí.',
    price: 0,
    pages: 76,
    language: 'Song ngữ Việt – Anh',
    year: 2026,
    author: 'Tổ Thuật ngữ của Viện',
    body: `
Cùng một từ *assurance*, người gọi là đảm bảo, người gọi là bảo đảm, người gọi là xác nhận. Cùng một từ *finding*, nơi dùng phát hiện, nơi dùng vấn đề, nơi dùng tồn tại. Khi thuật ngữ không thống nhất, người đọc báo cáo khó so sánh, người ôn thi khó tra cứu và người dịch mỗi lần lại phải tự quyết định.

Tổ Thuật ngữ của Viện biên soạn tài liệu này với mong muốn góp một điểm tựa chung, trên cơ sở thuật ngữ đã dùng trong văn bản quy phạm pháp luật Việt Nam và trong bản dịch Chuẩn mực.

## Mỗi mục từ có gì

- Từ tiếng Anh và từ tiếng Việt khuyến nghị
- Định nghĩa một câu, dễ hiểu với người ngoài ngành
- Từ đồng nghĩa chấp nhận được và **từ nên tránh** kèm lý do
- Ví dụ trong câu
- Nguồn, khi từ đã có trong văn bản pháp luật

## Vài lựa chọn đáng chú ý

1. *Engagement* được dịch là “cuộc kiểm toán” khi nói về dịch vụ đảm bảo và “nhiệm vụ tư vấn” khi nói về dịch vụ tư vấn.
2. *Control* là “kiểm soát”, không dùng “biện pháp kiểm tra”.
3. *Governance* là “quản trị”, phân biệt với *management* là “quản lý”.
4. *Root cause* là “nguyên nhân gốc”, *condition* là “thực trạng”.
5. *Chief audit executive* là “người phụ trách kiểm toán nội bộ”.

> Thuật ngữ tốt là thuật ngữ mà người được kiểm toán hiểu ngay lần đọc đầu tiên.

## Cách biên soạn và góp ý

Mỗi mục từ được ít nhất hai thành viên đề xuất độc lập, thảo luận và thử nghiệm trong tài liệu đào tạo trước khi đưa vào bản chính thức. Tài liệu được cập nhật mỗi năm một lần vào tháng Sáu. Quý khách có thể gửi đề xuất từ mới hoặc tranh luận về một cách dịch tại [trang liên hệ](/lien-he); các đề xuất được chấp nhận sẽ ghi tên người góp ý ở cuối tài liệu.

Bản PDF có liên kết giữa các mục từ, tra được theo cả vần Anh và vần Việt. Bản in khổ A5 được tặng tại các lớp luyện thi trực tiếp.
`,
  },
  {
    title: '300 câu hỏi luyện thi CIA Phần 1',
    slug: '300-cau-hoi-luyen-thi-cia-phan-1',
    summary:
      'Câu hỏi tiếng Anh có giải thích từng phương án bằng tiếng Việt, phân bổ theo tỷ trọng của đề cương 2025.',
    price: 450_000,
    memberPrice: 340_000,
    pages: 212,
    language: 'Song ngữ Việt – Anh',
    year: 2026,
    author: 'Lê Bích Ngọc, Nguyễn Thị Thu Hà',
    body: `
Thí sinh Việt Nam thường nắm khái niệm nhưng mất điểm vì hai lý do: đọc đề tiếng Anh chậm và chưa quen chọn phương án tốt nhất. Bộ câu hỏi được viết mới hoàn toàn, không sao chép từ ngân hàng đề của bất kỳ nhà cung cấp nào, nhằm luyện đúng hai kỹ năng ấy.

## Cách phân bổ 300 câu

- Nền tảng của kiểm toán nội bộ: 105 câu
- Đạo đức và tính chuyên nghiệp: 60 câu
- Quản trị, quản lý rủi ro và kiểm soát: 90 câu
- Rủi ro gian lận: 45 câu

Câu hỏi được xếp theo ba mức: nhận biết, áp dụng, phân tích. Phần lớn thuộc mức áp dụng, đúng tinh thần của đề thi. Mỗi câu có thời gian mục tiêu để thí sinh tự kiểm soát nhịp làm bài; với 125 câu trong 150 phút, trung bình mỗi câu có 72 giây.

## Lời giải viết cho người tự học

Với mỗi câu, lời giải không dừng ở “A đúng”. Người đọc sẽ biết:

1. Từ khoá nào trong đề quyết định hướng trả lời (*first*, *best*, *most likely*, *except*).
2. Vì sao phương án đúng phù hợp nhất, dẫn tới chuẩn mực cụ thể.
3. Vì sao từng phương án còn lại bị loại, và trong bối cảnh nào nó có thể đúng.

> Làm sai một câu rồi hiểu vì sao sai có giá trị hơn làm đúng mười câu nhờ may mắn.

## Gợi ý sử dụng

Lần thứ nhất, làm theo từng lĩnh vực sau khi học xong lý thuyết. Lần thứ hai, trộn ngẫu nhiên 50 câu một lượt và tính giờ. Lần thứ ba, chỉ làm lại những câu đã sai, trong tuần cuối trước ngày thi. Phiếu theo dõi cuối sách giúp ghi lại kết quả ba lượt theo lĩnh vực.

Bộ câu hỏi không phải đề thi thật và không cam kết trùng lặp với đề của IIA. Học viên lớp [Luyện thi CIA Phần 1](/khoa-hoc/luyen-thi-cia-phan-1) đã có bộ này trong học liệu, không cần mua thêm. Bản PDF có thể in để làm trên giấy; phiếu trả lời được tách riêng khỏi lời giải.
`,
  },
  {
    title: 'Sổ tay ôn tập CIA Phần 2',
    slug: 'so-tay-on-tap-cia-phan-2',
    summary:
      'Kiến thức cốt lõi về lập kế hoạch, thu thập bằng chứng, phân tích và giám sát cuộc kiểm toán trong 160 trang có sơ đồ.',
    price: 380_000,
    memberPrice: 290_000,
    pages: 160,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Ban Đào tạo',
    body: `
Phần 2 của kỳ thi CIA nói về công việc hằng ngày của kiểm toán viên, nên nhiều người chủ quan. Kết quả thường gây bất ngờ: thí sinh làm theo thói quen ở đơn vị mình, còn đề thi hỏi theo Chuẩn mực. Cuốn sổ tay giúp nhìn ra khoảng cách đó.

## Bố cục

Sách chia làm ba phần tương ứng với đề cương 2025: lập kế hoạch cuộc kiểm toán; thu thập, phân tích và đánh giá thông tin; giám sát và truyền đạt trong cuộc kiểm toán. Mỗi bài dài từ bốn đến sáu trang, mở đầu bằng một tình huống, kết thúc bằng năm câu hỏi nhanh.

### Những sơ đồ đáng dừng lại

- Chuỗi mục tiêu hoạt động → rủi ro → kiểm soát → mục tiêu kiểm toán → thủ tục
- Cây quyết định chọn phương pháp lấy mẫu
- Bảng so sánh độ tin cậy của các loại bằng chứng
- Dòng thời gian của một cuộc kiểm toán với các điểm phải trao đổi
- Bản đồ “việc trước – việc sau” cho mười hai tình huống hay gặp

## Phần tính toán

Một chương riêng dành cho thủ tục phân tích: tỷ số, xu hướng, hồi quy đơn giản ở mức đọc hiểu, và các khái niệm chọn mẫu thống kê như độ tin cậy, sai số chấp nhận được, tỷ lệ lệch dự kiến. Mỗi khái niệm có một ví dụ bằng số nhỏ, tính được bằng tay.

> Đề thi không hỏi thí sinh thường làm gì. Đề thi hỏi một kiểm toán viên thận trọng nên làm gì với thông tin đang có.

## Cách học cùng sổ tay

1. Đọc tình huống và tự trả lời trước khi xem bài.
2. Đọc bài, đánh dấu chỗ khác với thói quen của mình.
3. Làm năm câu hỏi nhanh, ghi lại câu phân vân dù trả lời đúng.
4. Cuối tuần, xem lại toàn bộ dấu hiệu đã đánh.

Phụ lục gồm bảng thuật ngữ song ngữ 180 từ và danh mục chuẩn mực thuộc Lĩnh vực V kèm câu tóm tắt. Sổ tay dùng tốt cho người tự ôn; người muốn có giảng viên chữa đề xin xem lớp [Luyện thi CIA Phần 2](/khoa-hoc/luyen-thi-cia-phan-2).
`,
  },
];
