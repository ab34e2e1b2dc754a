import { people } from '../people';
import type { CourseSource } from '../types';

export const technologyCourses: CourseSource[] = [
  {
    code: 'CNDL-101',
    title: 'Phân tích dữ liệu kiểm toán với Excel và Power Query',
    slug: 'phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query',
    summary:
      'Làm sạch, đối chiếu và tìm bất thường trong dữ liệu kế toán, mua hàng, tiền lương bằng công cụ có sẵn trên máy của mọi kiểm toán viên.',
    price: 3_400_000,
    memberPrice: 2_700_000,
    format: 'online',
    level: 'foundation',
    hours: 12,
    cpeHours: 12,
    schedule: ['+2w mon 18:30', '+3w thu 21:30'],
    capacity: 50,
    featured: true,
    instructors: [people.ducAnh],
    outline: [
      [
        'Nhận và kiểm tra dữ liệu',
        'Yêu cầu dữ liệu, kiểm tra tính đầy đủ và đúng đắn trước khi phân tích.',
      ],
      ['Power Query', 'Kết nối, làm sạch, gộp bảng, lưu lại thành quy trình chạy lại được.'],
      [
        'Sáu phép kiểm tra thường dùng',
        'Trùng lặp, khoảng trống, phân tầng, tuổi nợ, ngày nghỉ, số tròn.',
      ],
      [
        'Đối chiếu nhiều nguồn',
        'Nhà cung cấp với nhân viên, hợp đồng với thanh toán, kho với sổ cái.',
      ],
      ['Ghi nhận và trình bày', 'Giấy tờ làm việc cho phân tích dữ liệu, biểu đồ trung thực.'],
    ],
    body: `
Chọn mẫu 25 chứng từ từ một tệp 30.000 dòng là thói quen của thời chưa có máy tính. Với Excel và Power Query, kiểm toán viên có thể kiểm tra toàn bộ tổng thể trong vài phút rồi dành thời gian cho những giao dịch thực sự đáng xem.

Khoá học không yêu cầu biết lập trình. Điều cần có là máy tính cài Excel bản 2019 trở lên hoặc Microsoft 365, và sự sẵn lòng làm bài tập giữa các buổi.

## Bộ dữ liệu thực hành

Học viên làm việc với dữ liệu giả lập của một công ty phân phối trong hai năm: 31.500 hoá đơn mua, 1.240 nhà cung cấp, 860 nhân viên và bảng chấm công. Trong đó có 23 bất thường được cài sẵn, từ hoá đơn trùng bị đổi một ký tự đến nhân viên đã nghỉ vẫn nhận lương. Cuối khoá, mỗi người tự chấm xem mình tìm được bao nhiêu.

## Bốn buổi học

1. **Dữ liệu đáng tin chưa?** Tổng kiểm soát, đếm dòng, kiểu dữ liệu, mã hoá tiếng Việt
2. **Power Query từ đầu:** nhập tệp, chuẩn hoá tên, xoay cột, gộp truy vấn
3. **Tìm bất thường:** trùng lặp chính xác và gần đúng, phân tầng theo giá trị, luật Benford và giới hạn áp dụng
4. **Kể lại kết quả:** một trang tổng hợp, phần phụ lục kiểm chứng được, lưu quy trình để chạy lại kỳ sau

> Một bất thường trong dữ liệu là câu hỏi, chưa phải là phát hiện.

## Lưu ý về dữ liệu cá nhân

Dữ liệu nhân sự và khách hàng là dữ liệu cá nhân. Buổi đầu hướng dẫn nguyên tắc lấy vừa đủ trường cần dùng, che thông tin khi chuyển tệp và xoá khi cuộc kiểm toán khép lại. Học viên muốn đi xa hơn Excel có thể học tiếp [SQL cho kiểm toán viên](/khoa-hoc/sql-cho-kiem-toan-vien).
`,
  },
  {
    code: 'CNDL-102',
    title: 'SQL cho kiểm toán viên',
    slug: 'sql-cho-kiem-toan-vien',
    summary:
      'Tự truy vấn cơ sở dữ liệu thay vì chờ bộ phận công nghệ: từ câu lệnh đầu tiên đến các kịch bản kiểm tra hoàn chỉnh.',
    price: 2_600_000,
    memberPrice: 2_100_000,
    format: 'self-paced',
    level: 'intermediate',
    hours: 10,
    cpeHours: 10,
    instructors: [people.ducAnh, people.hoangNam],
    outline: [
      ['Cơ sở dữ liệu quan hệ', 'Bảng, khoá, quan hệ; đọc sơ đồ dữ liệu của một hệ thống ERP.'],
      ['Lọc, sắp xếp, tổng hợp', 'SELECT, WHERE, GROUP BY, HAVING và cách kiểm tra kết quả.'],
      ['Kết nối bảng', 'JOIN các loại; bẫy nhân dòng và cách phát hiện.'],
      [
        'Hàm cửa sổ và ngày tháng',
        'Xếp hạng, so sánh kỳ trước, phát hiện chuỗi giao dịch bất thường.',
      ],
      [
        'Mười kịch bản kiểm tra',
        'Câu lệnh mẫu có giải thích cho mua hàng, bán hàng, lương và phân quyền.',
      ],
    ],
    body: `
“Anh cho em xin dữ liệu thanh toán hai năm” là câu mở đầu của rất nhiều cuộc kiểm toán, và cũng là chỗ mất một đến hai tuần chờ đợi. Khi có quyền đọc và biết viết truy vấn, kiểm toán viên vừa chủ động được thời gian, vừa kiểm soát được tính đầy đủ của dữ liệu.

## Học ngay trên trình duyệt

Mỗi bài có một cơ sở dữ liệu nhỏ chạy trong trình duyệt, không phải cài đặt. Học viên viết câu lệnh, hệ thống so kết quả và gợi ý khi sai. Sau mười bài, học viên có một tệp kịch bản của riêng mình để mang về đơn vị, tương thích với SQL Server, Oracle và PostgreSQL với chú thích chỗ khác nhau.

## Mười kịch bản kiểm tra

- Hoá đơn thanh toán hai lần với số tiền bằng nhau và số hoá đơn gần giống
- Nhà cung cấp có tài khoản ngân hàng trùng với nhân viên
- Đơn hàng bị chia nhỏ ngay dưới hạn mức phê duyệt
- Bút toán ghi ngoài giờ hoặc vào ngày nghỉ lễ
- Người dùng vừa tạo vừa duyệt cùng một giao dịch
- Tài khoản hệ thống chưa đóng của nhân viên đã nghỉ việc
- Giá bán thấp hơn giá vốn bình quân
- Chiết khấu vượt thẩm quyền
- Thay đổi thông tin nhà cung cấp ngay trước kỳ thanh toán
- Chênh lệch giữa sổ chi tiết và sổ cái

## Nguyên tắc an toàn

Kiểm toán viên chỉ nên có quyền **đọc**, trên bản sao hoặc vào khung giờ ít tải. Khoá học dành một bài về cách thoả thuận với bộ phận công nghệ thông tin: phạm vi bảng, thời hạn quyền, nhật ký truy cập, cách lưu câu lệnh vào giấy tờ làm việc để người khác thực hiện lại được.

> Câu lệnh đúng cú pháp chưa chắc trả lời đúng câu hỏi. Hãy luôn đối chiếu tổng số với một nguồn độc lập.

Học viên nên quen với bảng tính trước khi bắt đầu. Nếu chưa, khoá [Phân tích dữ liệu với Excel và Power Query](/khoa-hoc/phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query) là điểm xuất phát phù hợp.
`,
  },
  {
    code: 'CNDL-201',
    title: 'Kiểm toán công nghệ thông tin căn bản',
    slug: 'kiem-toan-cong-nghe-thong-tin-can-ban',
    summary:
      'Kiểm soát chung và kiểm soát ứng dụng cho kiểm toán viên không chuyên công nghệ: truy cập, thay đổi, vận hành, sao lưu.',
    price: 5_800_000,
    memberPrice: 4_800_000,
    format: 'classroom',
    level: 'intermediate',
    hours: 18,
    cpeHours: 18,
    schedule: ['+4w mon 08:30', '+4w wed 15:30'],
    capacity: 24,
    demand: 'full',
    instructors: [people.hoangNam],
    outline: [
      [
        'Hạ tầng và rủi ro công nghệ',
        'Ứng dụng, cơ sở dữ liệu, hệ điều hành, mạng, đám mây: rủi ro ở mỗi lớp.',
      ],
      ['Quản lý truy cập', 'Cấp, sửa, thu hồi quyền; tài khoản đặc quyền; rà soát định kỳ.'],
      ['Quản lý thay đổi', 'Yêu cầu, kiểm thử, phê duyệt, triển khai; thay đổi khẩn cấp.'],
      ['Vận hành, sao lưu và phục hồi', 'Giám sát tác vụ, sao lưu, diễn tập khôi phục, sự cố.'],
      [
        'Kiểm soát ứng dụng',
        'Kiểm soát nhập liệu, xử lý, đầu ra; cấu hình và phân tách nhiệm vụ trong ERP.',
      ],
      ['Dịch vụ thuê ngoài', 'Đọc báo cáo SOC 1, SOC 2 và trách nhiệm còn lại của bên thuê.'],
    ],
    body: `
Mọi quy trình kinh doanh hôm nay đều chạy trên phần mềm. Kiểm toán viên bỏ qua phần mềm tức là đang kiểm toán phần ngọn. Ngược lại, không phải ai cũng cần trở thành chuyên gia an ninh mạng. Khoá học vạch ra phần kiến thức công nghệ mà mọi kiểm toán viên nội bộ nên nắm vững, và chỉ rõ khi nào cần mời chuyên gia.

## Nội dung ba ngày

Ngày đầu dành cho quản lý truy cập, nơi phát sinh nhiều phát hiện nhất. Học viên nhận danh sách 1.100 tài khoản của một hệ thống ERP cùng danh sách nhân sự và tự tìm ra tài khoản mồ côi, quyền xung đột, tài khoản dùng chung. Ngày thứ hai là quản lý thay đổi và vận hành, với mười hai phiếu thay đổi để kiểm tra. Ngày cuối chuyển sang kiểm soát ứng dụng và dịch vụ đám mây.

- Hỏi đúng câu khi gặp quản trị hệ thống, không cần nói thuật ngữ cao siêu
- Đọc ảnh chụp cấu hình và biết bằng chứng nào đủ tin cậy
- Liên hệ điểm yếu công nghệ với rủi ro kinh doanh, để phát hiện không bị coi là “chuyện của phòng IT”

## Khuôn khổ tham chiếu

Chương trình dùng COBIT 2019 cho bức tranh quản trị, ISO/IEC 27001:2022 cho danh mục kiểm soát an toàn thông tin, và hướng dẫn kiểm toán công nghệ toàn cầu của IIA (GTAG) cho cách thực hiện. Phần pháp luật nhắc tới quy định về an toàn hệ thống thông tin theo cấp độ tại Việt Nam.

> Câu hỏi giá trị nhất trong kiểm toán công nghệ: “Lần cuối cùng anh khôi phục thử từ bản sao lưu là khi nào, và mất bao lâu?”

## Yêu cầu với học viên

Đã thực hiện ít nhất hai cuộc kiểm toán quy trình. Mang theo máy tính xách tay. Lớp giới hạn 24 chỗ vì thực hành trên máy; khi lớp đã kín, Quý khách có thể để lại thông tin ở [trang liên hệ](/lien-he) để được báo lịch khoá kế tiếp.
`,
  },
  {
    code: 'CNDL-202',
    title: 'Kiểm toán an ninh mạng theo Yêu cầu theo chủ đề của IIA',
    slug: 'kiem-toan-an-ninh-mang-theo-yeu-cau-theo-chu-de',
    summary:
      'Hiểu và áp dụng Yêu cầu theo chủ đề về an ninh mạng: quản trị, quản lý rủi ro và kiểm soát; lập hồ sơ chứng minh tuân thủ.',
    price: 4_600_000,
    memberPrice: 3_800_000,
    format: 'online',
    level: 'advanced',
    hours: 12,
    cpeHours: 12,
    schedule: ['+9w sat 08:30', '+9w sun 15:30'],
    capacity: 45,
    instructors: [people.hoangNam, people.lanAnh],
    outline: [
      [
        'Yêu cầu theo chủ đề là gì',
        'Vị trí trong IPPF, tính bắt buộc, khi nào áp dụng và cách ghi lý do không áp dụng.',
      ],
      [
        'Quản trị an ninh mạng',
        'Chiến lược, chính sách, vai trò và báo cáo lên Hội đồng quản trị.',
      ],
      ['Quản lý rủi ro an ninh mạng', 'Nhận diện, phân tích, ứng phó sự cố, nâng cao nhận thức.'],
      ['Kiểm soát an ninh mạng', 'Bảo vệ, phát hiện, vá lỗ hổng, mã hoá, nhà cung cấp.'],
      [
        'Lập hồ sơ và báo cáo',
        'Bảng đối chiếu yêu cầu – bằng chứng, cách nêu kết luận trong phạm vi năng lực.',
      ],
    ],
    body: `
Yêu cầu theo chủ đề về an ninh mạng là văn bản đầu tiên thuộc loại này trong IPPF, được IIA công bố đầu năm 2025 và áp dụng từ tháng 02/2026. Khi an ninh mạng là đối tượng của một dịch vụ đảm bảo, kiểm toán viên phải xem xét các yêu cầu trong văn bản và lưu bằng chứng về việc đã xem xét, kể cả khi kết luận rằng một yêu cầu không áp dụng.

## Điều khiến nhiều bộ phận lúng túng

Thứ nhất là **phạm vi**: an ninh mạng không nằm gọn trong một cuộc kiểm toán mà xuất hiện trong nhiều cuộc. Thứ hai là **năng lực**: không phải đội nào cũng có chuyên gia. Thứ ba là **hồ sơ**: làm nhiều nhưng không chứng minh được mình đã cân nhắc đủ. Khoá học đi thẳng vào ba điểm này.

## Hai ngày cuối tuần trực tuyến

- Sáng thứ nhất: đọc từng yêu cầu, phân loại theo quản trị, quản lý rủi ro, kiểm soát
- Chiều thứ nhất: bài tập xác định phạm vi cho một bệnh viện và một công ty logistics
- Sáng thứ hai: kiểm tra kiểm soát không cần công cụ chuyên dụng; khi nào cần thuê chuyên gia và giám sát họ ra sao
- Chiều thứ hai: hoàn thành bảng đối chiếu và viết kết luận

Học viên nhận bảng đối chiếu mẫu bằng tiếng Việt, có cột tham chiếu sang NIST CSF 2.0 và ISO/IEC 27001:2022 để tận dụng công việc mà bộ phận an toàn thông tin đã làm.

> Yêu cầu theo chủ đề là mức nền, không phải mức trần. Rủi ro của tổ chức mới quyết định cần kiểm toán sâu đến đâu.

## Điều kiện tham dự

Nên học trước [Kiểm toán công nghệ thông tin căn bản](/khoa-hoc/kiem-toan-cong-nghe-thong-tin-can-ban) hoặc có kinh nghiệm tương đương. Người phụ trách kiểm toán nội bộ không chuyên công nghệ vẫn tham dự được: phần quản trị và hồ sơ được thiết kế cho vai trò này. Buổi cuối có phần hỏi đáp về cách báo cáo Uỷ ban kiểm toán khi bộ phận chưa đủ nguồn lực để đáp ứng toàn bộ yêu cầu.
`,
  },
  {
    code: 'CNDL-203',
    title: 'Kiểm toán tuân thủ bảo vệ dữ liệu cá nhân',
    slug: 'kiem-toan-tuan-thu-bao-ve-du-lieu-ca-nhan',
    summary:
      'Chương trình kiểm toán việc thực hiện Luật Bảo vệ dữ liệu cá nhân: bản đồ dữ liệu, căn cứ xử lý, quyền của chủ thể, đánh giá tác động.',
    price: 4_200_000,
    memberPrice: 3_400_000,
    format: 'hybrid',
    level: 'intermediate',
    hours: 12,
    cpeHours: 12,
    schedule: ['+5w thu 08:30', '+5w fri 15:30'],
    capacity: 40,
    instructors: [people.quocBao, people.hoangNam],
    outline: [
      [
        'Khung pháp lý',
        'Luật Bảo vệ dữ liệu cá nhân có hiệu lực từ 01/01/2026: khái niệm, nguyên tắc, vai trò các bên.',
      ],
      ['Bản đồ dữ liệu', 'Thu thập ở đâu, lưu ở đâu, chia sẻ cho ai, giữ bao lâu.'],
      [
        'Căn cứ xử lý và sự đồng ý',
        'Kiểm tra biểu mẫu, lời thông báo, nhật ký đồng ý và rút lại đồng ý.',
      ],
      ['Quyền của chủ thể và sự cố', 'Quy trình tiếp nhận yêu cầu, thời hạn, thông báo vi phạm.'],
      [
        'Đánh giá tác động và chuyển dữ liệu',
        'Hồ sơ đánh giá tác động, chuyển dữ liệu xuyên biên giới, hợp đồng với bên xử lý.',
      ],
    ],
    body: `
Luật Bảo vệ dữ liệu cá nhân được Quốc hội thông qua năm 2025 và có hiệu lực từ ngày 01/01/2026. Với kiểm toán nội bộ, đây vừa là đối tượng kiểm toán mới, vừa là ràng buộc với chính hoạt động của mình: kiểm toán viên cũng thu thập, lưu giữ và phân tích dữ liệu cá nhân.

## Cách tiếp cận của khoá học

Chúng tôi không giảng luật theo từng điều. Hai giảng viên, một luật sư và một chuyên gia kiểm toán công nghệ, cùng học viên đi theo **đường đi của dữ liệu** trong ba quy trình: tuyển dụng, chăm sóc khách hàng và chương trình khách hàng thân thiết. Ở mỗi chặng đặt hai câu hỏi: luật yêu cầu gì, và bằng chứng nào cho thấy đơn vị đã làm?

### Học viên sẽ thực hiện

1. Vẽ bản đồ dữ liệu cho một quy trình từ phỏng vấn và tài liệu.
2. Kiểm tra mười biểu mẫu thu thập dữ liệu, chỉ ra chỗ đồng ý gộp hoặc mặc định.
3. Soát xét một hồ sơ đánh giá tác động và một hợp đồng với bên xử lý dữ liệu.
4. Viết hai phát hiện và thống nhất kế hoạch hành động với “đơn vị được kiểm toán”.

## Những phát hiện thường gặp

- Dữ liệu ứng viên không trúng tuyển được lưu vô thời hạn
- Camera và máy chấm công khuôn mặt chưa có thông báo rõ mục đích
- Tệp khách hàng được chuyển qua ứng dụng nhắn tin cá nhân
- Nhà cung cấp dịch vụ được cấp quyền rộng hơn mức cần thiết
- Có chính sách, nhưng không ai được giao tiếp nhận yêu cầu của chủ thể dữ liệu

> Điều khó nhất không phải là viết chính sách, mà là biết dữ liệu đang nằm ở đâu.

## Lưu ý

Tài liệu khoá học được cập nhật theo văn bản hướng dẫn tại thời điểm khai giảng và không thay thế ý kiến tư vấn pháp lý cho từng trường hợp. Học viên nhận chương trình kiểm toán mẫu gồm 46 thủ tục, có thể điều chỉnh theo quy mô đơn vị. Chủ đề này cũng được bàn tại [các hội thảo của Viện](/hoi-thao).
`,
  },
];
