import { people } from '../people';
import type { CourseSource } from '../types';

export const riskCourses: CourseSource[] = [
  {
    code: 'QLRR-101',
    title: 'Kiểm soát nội bộ theo khung COSO',
    slug: 'kiem-soat-noi-bo-theo-khung-coso',
    summary:
      'Thiết kế và đánh giá kiểm soát nội bộ theo 5 cấu phần, 17 nguyên tắc của COSO 2013 trên các chu trình kinh doanh thông dụng.',
    price: 4_500_000,
    memberPrice: 3_700_000,
    format: 'classroom',
    level: 'foundation',
    hours: 16,
    cpeHours: 16,
    schedule: ['+3w tue 08:30', '+3w wed 17:00'],
    capacity: 32,
    instructors: [people.minhQuan, people.khanhLinh],
    outline: [
      ['Khung COSO 2013', 'Năm cấu phần, mười bảy nguyên tắc và cách chúng vận hành cùng nhau.'],
      [
        'Môi trường kiểm soát',
        'Tấm gương của lãnh đạo, cơ cấu, năng lực và trách nhiệm giải trình.',
      ],
      ['Đánh giá rủi ro', 'Mục tiêu, nhận diện, phân tích, rủi ro gian lận và thay đổi trọng yếu.'],
      [
        'Hoạt động kiểm soát',
        'Phòng ngừa, phát hiện; thủ công, tự động; phân tách nhiệm vụ và kiểm soát bù đắp.',
      ],
      [
        'Thông tin, truyền thông và giám sát',
        'Chất lượng thông tin, kênh tố giác, giám sát thường xuyên và đánh giá riêng.',
      ],
      [
        'Bài tập tổng hợp',
        'Ma trận rủi ro – kiểm soát cho bán hàng – thu tiền và mua hàng – thanh toán.',
      ],
    ],
    body: `
Ở nhiều doanh nghiệp, kiểm soát nội bộ đồng nghĩa với chữ ký. Một đề nghị thanh toán qua bảy người ký nhưng không ai đối chiếu với hợp đồng; mỗi người tin rằng người kế tiếp sẽ xem kỹ. Khoá học bắt đầu từ hình ảnh quen thuộc đó và đặt lại câu hỏi: kiểm soát này ngăn được rủi ro nào, do ai thực hiện, và dựa vào đâu để biết nó đã được thực hiện?

## Khung lý thuyết vừa đủ

Khung tích hợp COSO 2013 gồm năm cấu phần: môi trường kiểm soát, đánh giá rủi ro, hoạt động kiểm soát, thông tin và truyền thông, giám sát. Kiểm soát nội bộ được coi là hữu hiệu khi cả năm cấu phần và các nguyên tắc liên quan hiện diện, hoạt động và vận hành cùng nhau. Chúng tôi dành buổi sáng đầu tiên cho khung này, phần còn lại là bài tập.

## Bài tập trên bốn chu trình

- Bán hàng – thu tiền: chiết khấu ngoài chính sách, công nợ quá hạn
- Mua hàng – thanh toán: nhà cung cấp có liên quan, chia nhỏ đơn hàng
- Hàng tồn kho: nhập xuất không chứng từ, chênh lệch kiểm kê
- Nhân sự – tiền lương: nhân viên không có thật, làm thêm giờ

Với mỗi chu trình, học viên nhận mô tả quy trình dài hai trang, vẽ lưu đồ, chỉ ra rủi ro, phân loại kiểm soát chính và kiểm soát phụ, rồi đề xuất cách đơn giản hoá. Tiêu chí chấm gồm cả **chi phí** của kiểm soát: đề xuất thêm một cấp duyệt phải giải thích vì sao đáng giá.

> Kiểm soát tốt làm cho việc đúng dễ hơn việc sai. Kiểm soát kém chỉ làm cho mọi việc chậm hơn.

## Đối tượng và điều kiện

Khoá học dành cho nhân viên kiểm soát nội bộ, kế toán tổng hợp, quản lý vận hành và kiểm toán viên nội bộ mới. Không yêu cầu kiến thức trước, nhưng học viên nên hiểu sơ bộ về chứng từ kế toán. Sau khoá học, bộ [Ma trận rủi ro – kiểm soát](/tai-lieu/ma-tran-rui-ro-kiem-soat-tam-chu-trinh) sẽ giúp triển khai nhanh tại đơn vị.
`,
  },
  {
    code: 'QLRR-201',
    title: 'Quản lý rủi ro doanh nghiệp: COSO ERM và ISO 31000',
    slug: 'quan-ly-rui-ro-doanh-nghiep-coso-erm-va-iso-31000',
    summary:
      'Chọn và kết hợp hai khuôn khổ để quản lý rủi ro gắn với chiến lược, thay vì duy trì một sổ rủi ro trên giấy.',
    price: 4_900_000,
    memberPrice: 4_000_000,
    format: 'online',
    level: 'intermediate',
    hours: 18,
    cpeHours: 18,
    schedule: ['+6w mon 18:30', '+7w fri 21:00'],
    capacity: 60,
    instructors: [people.khanhLinh],
    outline: [
      [
        'Hai khuôn khổ, một mục đích',
        'COSO ERM 2017 với 5 cấu phần, 20 nguyên tắc; ISO 31000:2018 với nguyên tắc, khuôn khổ và quy trình.',
      ],
      [
        'Rủi ro và chiến lược',
        'Rủi ro khi chọn chiến lược, khi thực hiện chiến lược và hệ quả của chiến lược đã chọn.',
      ],
      ['Khẩu vị và mức chịu đựng', 'Viết tuyên bố khẩu vị rủi ro đo được; phân bổ xuống đơn vị.'],
      [
        'Nhận diện và đánh giá',
        'Hội thảo rủi ro, kịch bản, phân tích thắt nút, bản đồ nhiệt và giới hạn của nó.',
      ],
      [
        'Chỉ số rủi ro chính và báo cáo',
        'Chọn chỉ số có tính báo trước, ngưỡng cảnh báo, báo cáo Hội đồng quản trị.',
      ],
    ],
    body: `
Sổ đăng ký rủi ro của một doanh nghiệp cỡ vừa thường có từ sáu mươi đến hai trăm dòng. Nếu hỏi ban điều hành quyết định nào trong quý vừa rồi đã thay đổi vì cuốn sổ đó, câu trả lời thường là im lặng. Khoá học này dành cho người muốn chữa căn bệnh ấy.

## Hai khuôn khổ bổ sung cho nhau

COSO ERM 2017 mạnh ở mối liên hệ giữa rủi ro, chiến lược và kết quả hoạt động; ISO 31000:2018 gọn, linh hoạt và dễ gắn với hệ thống quản lý sẵn có. Doanh nghiệp không phải chọn phe. Chúng tôi trình bày cả hai trên cùng một tình huống, rồi chỉ ra nên lấy phần nào của mỗi khuôn khổ tuỳ quy mô và mức trưởng thành.

### Sáu buổi tối trực tuyến

1. Vì sao quản lý rủi ro trên giấy thất bại; đo mức trưởng thành ban đầu
2. Đưa rủi ro vào thảo luận chiến lược
3. Viết khẩu vị rủi ro: từ câu chữ chung chung đến ngưỡng cụ thể
4. Đánh giá rủi ro: thang đo, tương quan, kịch bản xấu
5. Chỉ số rủi ro chính và hệ thống cảnh báo
6. Báo cáo một trang cho Hội đồng quản trị và vai trò của kiểm toán nội bộ

## Bản đồ nhiệt: dùng thế nào cho đúng

Bản đồ nhiệt dễ hiểu nên được ưa chuộng, nhưng nó che đi độ bất định và mối tương quan giữa các rủi ro. Học viên sẽ so sánh ba cách trình bày cùng một danh mục rủi ro và tự chọn cách giúp người đọc ra quyết định tốt hơn.

> Một tuyên bố khẩu vị rủi ro mà không ai có thể vi phạm thì cũng không hướng dẫn được ai.

## Sau khoá học

Học viên có bản thảo khẩu vị rủi ro cho đơn vị mình, danh mục từ tám đến mười hai chỉ số rủi ro chính và mẫu báo cáo quý. Người theo hướng đảm bảo có thể học tiếp chương trình [CRMA](/khoa-hoc/luyen-thi-crma); người làm vận hành nên xem khoá [Tự đánh giá kiểm soát](/khoa-hoc/tu-danh-gia-kiem-soat).
`,
  },
  {
    code: 'QLRR-202',
    title: 'Phòng ngừa và phát hiện gian lận',
    slug: 'phong-ngua-va-phat-hien-gian-lan',
    summary:
      'Nhận diện thủ đoạn, dấu hiệu cảnh báo và kiểm soát chống gian lận; xử lý thông tin tố giác đúng pháp luật và công bằng.',
    price: 5_500_000,
    memberPrice: 4_500_000,
    format: 'hybrid',
    level: 'intermediate',
    hours: 16,
    cpeHours: 16,
    schedule: ['+7w thu 08:30', '+7w fri 17:00'],
    capacity: 36,
    featured: true,
    instructors: [people.thanhTung, people.ducAnh],
    outline: [
      [
        'Bức tranh gian lận',
        'Biển thủ tài sản, tham nhũng, gian lận báo cáo tài chính; tam giác gian lận và động cơ.',
      ],
      ['Dấu hiệu cảnh báo', 'Dấu hiệu trong hành vi, chứng từ, số liệu và quan hệ.'],
      [
        'Kiểm soát chống gian lận',
        'Đánh giá rủi ro gian lận, phân tách nhiệm vụ, luân chuyển, kênh tố giác.',
      ],
      [
        'Phân tích dữ liệu',
        'Luật Benford, trùng lặp, khoảng trống số chứng từ, đối chiếu nhà cung cấp và nhân viên.',
      ],
      [
        'Xử lý vụ việc',
        'Tiếp nhận, bảo mật, bảo toàn bằng chứng, phối hợp pháp chế, ranh giới của kiểm toán nội bộ.',
      ],
    ],
    body: `
Gian lận ít khi bắt đầu bằng một kế hoạch lớn. Nó thường khởi đầu từ một ngoại lệ nhỏ được bỏ qua, lặp lại rồi trở thành thói quen. Các khảo sát quốc tế của ACFE nhiều kỳ liền cho thấy tin tố giác là cách phát hiện phổ biến nhất, xếp trên kiểm toán nội bộ và soát xét của quản lý. Vì vậy, khoá học dành phần xứng đáng cho văn hoá và kênh tố giác, bên cạnh kỹ thuật.

## Học qua ba vụ việc

Ba vụ việc được dựng lại từ kinh nghiệm tư vấn, đã thay đổi mọi chi tiết nhận dạng:

- **Kho vật tư:** phiếu xuất hợp lệ cho một công trình đã bàn giao từ năm trước
- **Phòng mua hàng:** ba nhà cung cấp chào giá cạnh tranh nhưng dùng chung một số điện thoại
- **Chi nhánh bán hàng:** doanh thu ghi nhận trong ba ngày cuối quý và trả hàng trong tuần kế tiếp

Mỗi nhóm nhận bộ chứng từ và tệp dữ liệu, có bốn mươi phút để nêu giả thuyết, chọn thủ tục kiểm tra và quyết định có báo cáo lên hay không, báo cáo cho ai.

## Ranh giới của kiểm toán viên nội bộ

Chuẩn mực yêu cầu kiểm toán viên hiểu rủi ro gian lận và đánh giá cách tổ chức quản lý rủi ro đó; không yêu cầu họ có chuyên môn như điều tra viên. Khoá học chỉ rõ khi nào phải dừng lại, bảo toàn hiện trạng và chuyển cho pháp chế hoặc cơ quan có thẩm quyền. Việc thu thập dữ liệu cá nhân trong quá trình xác minh phải tuân thủ Luật Bảo vệ dữ liệu cá nhân.

> Một cuộc xác minh vội vàng có thể làm hỏng bằng chứng và làm hại người vô tội.

## Thực hành với dữ liệu

Buổi chiều ngày thứ hai, học viên dùng Excel hoặc SQL tìm bất thường trong 48.000 dòng thanh toán giả lập. Không cần kinh nghiệm lập trình; lớp có trợ giảng kỹ thuật. Học viên trực tuyến nhận đường dẫn tải dữ liệu trước ba ngày.
`,
  },
  {
    code: 'QLRR-203',
    title: 'Tự đánh giá kiểm soát',
    slug: 'tu-danh-gia-kiem-soat',
    summary:
      'Tổ chức hội thảo và bảng hỏi tự đánh giá rủi ro, kiểm soát để tuyến thứ nhất làm chủ kiểm soát của mình.',
    price: 1_900_000,
    memberPrice: 1_500_000,
    format: 'self-paced',
    level: 'intermediate',
    hours: 6,
    cpeHours: 6,
    instructors: [people.khanhLinh],
    outline: [
      ['Khi nào nên tự đánh giá', 'Lợi ích, điều kiện và những trường hợp không phù hợp.'],
      ['Thiết kế bảng hỏi', 'Câu hỏi kiểm chứng được, thang trả lời, bằng chứng kèm theo.'],
      ['Điều phối hội thảo', 'Chuẩn bị, dẫn dắt, xử lý im lặng và bất đồng, bỏ phiếu ẩn danh.'],
      [
        'Sử dụng kết quả',
        'Kiểm chứng độc lập, tổng hợp, theo dõi hành động và đưa vào kế hoạch kiểm toán.',
      ],
    ],
    body: `
Tự đánh giá kiểm soát xuất phát từ một nhận định giản dị: người làm công việc hằng ngày biết rõ nhất kiểm soát nào đang hoạt động và kiểm soát nào chỉ có trên giấy. Nếu có cách hỏi đúng và một môi trường an toàn để trả lời, tổ chức sẽ biết được nhiều điều mà vài tuần kiểm toán khó nhìn thấy.

## Hai hình thức, hai mục đích

Bảng hỏi phù hợp khi cần bao phủ nhiều đơn vị giống nhau như chi nhánh, cửa hàng, trường học. Hội thảo phù hợp khi cần đi sâu vào một quy trình liên phòng ban. Khoá học hướng dẫn cả hai, kèm mẫu thư mời, kịch bản điều phối và bảng hỏi gồm 42 câu cho quy trình mua hàng.

### Những cái bẫy thường gặp

- Câu hỏi dạng “Đơn vị có tuân thủ quy định không?” luôn nhận được câu trả lời “Có”
- Kết quả được dùng để chấm thi đua, khiến lần sau không ai trả lời thật
- Không có người kiểm chứng mẫu, nên điểm số tăng đều mà sự cố không giảm
- Hội thảo do cấp trên trực tiếp chủ trì, nhân viên im lặng

## Vai trò của kiểm toán nội bộ

Kiểm toán nội bộ có thể đào tạo phương pháp và điều phối hội thảo trong giai đoạn đầu, nhưng chủ thể của đánh giá phải là người quản lý. Kết quả tự đánh giá là một nguồn thông tin để lập kế hoạch kiểm toán, không thay thế bằng chứng kiểm toán. Bài cuối trình bày cách chọn mẫu kiểm chứng và mức độ có thể dựa vào kết quả.

> Khi một trưởng bộ phận nói “kiểm soát này của tôi chưa tốt”, hệ thống kiểm soát đã tốt lên một bậc.

## Thời lượng và hỗ trợ

Sáu giờ học gồm mười tám video, bốn bài tập và một buổi hỏi đáp trực tuyến hằng tháng. Học viên gửi bảng hỏi tự thiết kế sẽ nhận được nhận xét bằng văn bản. Giấy xác nhận sáu giờ CPE được cấp khi hoàn thành bài tập cuối khoá. Khoá học dùng tốt cùng bộ [Bảng hỏi tự đánh giá kiểm soát](/tai-lieu/bang-hoi-tu-danh-gia-kiem-soat).
`,
  },
];
