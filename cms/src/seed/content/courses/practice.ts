import { people } from '../people';
import type { CourseSource } from '../types';

export const practiceCourses: CourseSource[] = [
  {
    code: 'KTNB-100',
    title: 'Nhập môn nghề kiểm toán nội bộ',
    slug: 'nhap-mon-nghe-kiem-toan-noi-bo',
    summary:
      'Bài học mở miễn phí dành cho sinh viên và người mới chuyển nghề: kiểm toán nội bộ làm gì, đứng ở đâu trong tổ chức và cần những năng lực nào.',
    price: 0,
    format: 'self-paced',
    level: 'foundation',
    hours: 2,
    cpeHours: 2,
    instructors: [people.thuHa],
    outline: [
      [
        'Kiểm toán nội bộ là gì',
        'Mục đích của nghề theo Chuẩn mực Kiểm toán nội bộ toàn cầu; phân biệt với kiểm toán độc lập, kiểm toán nhà nước và thanh tra.',
      ],
      [
        'Vị trí trong tổ chức',
        'Hội đồng quản trị, Uỷ ban kiểm toán, ban điều hành và mô hình ba tuyến.',
      ],
      [
        'Một cuộc kiểm toán diễn ra thế nào',
        'Từ kế hoạch năm đến báo cáo và theo dõi khắc phục, qua một ví dụ xuyên suốt.',
      ],
      ['Con đường nghề nghiệp', 'Năng lực cần có, các chứng chỉ quốc tế và lộ trình ba năm đầu.'],
    ],
    body: `
Nhiều người biết đến kiểm toán nội bộ lần đầu khi bộ phận của mình nhận được thông báo kiểm toán. Ấn tượng ban đầu thường là một cuộc kiểm tra, và đi kèm là tâm lý phòng thủ. Khoá học mở này kể lại câu chuyện từ phía bên kia: người kiểm toán viên nội bộ được giao nhiệm vụ gì, chịu trách nhiệm trước ai và tạo ra giá trị bằng cách nào.

## Người học hiểu được gì

Sau hai giờ tự học, người học có thể giải thích bằng lời của mình vì sao một tổ chức cần kiểm toán nội bộ bên cạnh kế toán, kiểm soát nội bộ và kiểm toán độc lập. Người học cũng hình dung được công việc thường ngày của một kiểm toán viên: đọc quy trình, phỏng vấn, chọn mẫu, kiểm tra chứng từ, trao đổi kết quả và viết báo cáo.

- Định nghĩa và mục đích của kiểm toán nội bộ theo Chuẩn mực có hiệu lực từ ngày 09/01/2025
- Vì sao tính độc lập và khách quan là điều kiện để ý kiến kiểm toán có giá trị
- Những quy định nền tảng tại Việt Nam, trước hết là Nghị định 05/2019/NĐ-CP
- Ba chứng chỉ thường gặp: IAP, CIA và CRMA

## Cách học

Khoá học gồm bốn phần, mỗi phần có video từ 10 đến 15 phút, một bài đọc ngắn và năm câu hỏi tự kiểm tra. Người học theo nhịp của mình và có thể quay lại bất cứ lúc nào. Không có bài thi cuối khoá; trả lời đúng các câu hỏi tự kiểm tra là đủ để nhận xác nhận hoàn thành.

> Kiểm toán nội bộ không bắt đầu từ câu hỏi “ai sai”, mà từ câu hỏi “mục tiêu nào của tổ chức có thể không đạt được, và vì sao”.

## Học tiếp gì sau khoá này

Nếu thấy công việc phù hợp, nên học tiếp [Kiểm toán nội bộ căn bản](/khoa-hoc/kiem-toan-noi-bo-can-ban) để thực hành trọn vẹn một cuộc kiểm toán, hoặc bắt đầu chuẩn bị cho [kỳ thi IAP](/khoa-hoc/luyen-thi-iap). Viện giữ khoá học này miễn phí để mọi người có thể cân nhắc nghề nghiệp trước khi quyết định đầu tư thời gian và chi phí.
`,
  },
  {
    code: 'KTNB-101',
    title: 'Kiểm toán nội bộ căn bản',
    slug: 'kiem-toan-noi-bo-can-ban',
    summary:
      'Ba ngày thực hành trọn một cuộc kiểm toán, từ khảo sát ban đầu đến báo cáo, dành cho kiểm toán viên nội bộ trong hai năm đầu làm nghề.',
    price: 4_800_000,
    memberPrice: 3_900_000,
    format: 'hybrid',
    level: 'foundation',
    hours: 24,
    cpeHours: 24,
    schedule: ['+3w fri 08:30', '+3w sun 17:00'],
    capacity: 40,
    featured: true,
    instructors: [people.bichNgoc, people.thuHa],
    outline: [
      [
        'Khuôn khổ nghề nghiệp',
        'Chuẩn mực Kiểm toán nội bộ toàn cầu 2024, quy chế kiểm toán nội bộ, độc lập và khách quan.',
      ],
      [
        'Lập kế hoạch cuộc kiểm toán',
        'Tìm hiểu hoạt động, đánh giá rủi ro, xác định mục tiêu, phạm vi và tiêu chí đánh giá.',
      ],
      [
        'Chương trình kiểm toán và chọn mẫu',
        'Viết thủ tục kiểm tra gắn với rủi ro; chọn mẫu thống kê và phi thống kê.',
      ],
      [
        'Thu thập và đánh giá bằng chứng',
        'Phỏng vấn, quan sát, kiểm tra tài liệu, thực hiện lại; bằng chứng liên quan, tin cậy và đầy đủ.',
      ],
      ['Giấy tờ làm việc', 'Cấu trúc hồ sơ, tham chiếu chéo, soát xét của người phụ trách.'],
      [
        'Phát hiện, kết luận và báo cáo',
        'Tiêu chí, thực trạng, nguyên nhân gốc và hậu quả; thống nhất kế hoạch hành động.',
      ],
    ],
    body: `
Đây là khoá học mà Viện khuyến nghị cho người bắt đầu làm kiểm toán nội bộ, dù trước đó đến từ kế toán, kiểm toán độc lập, ngân hàng hay vận hành. Trong ba ngày, học viên làm việc theo nhóm bốn người trên một hồ sơ giả định: cuộc kiểm toán quy trình mua hàng tại một công ty sản xuất bao bì có hai nhà máy.

## Khoá học giải quyết vấn đề gì

Kiểm toán viên mới thường biết thủ tục kiểm tra nhưng chưa trả lời được vì sao mình làm thủ tục đó. Hệ quả là hồ sơ dày mà kết luận mỏng. Chúng tôi dạy theo thứ tự ngược lại: bắt đầu từ mục tiêu của đơn vị được kiểm toán, tìm ra rủi ro đáng kể, rồi mới chọn kiểm soát cần kiểm tra và cách kiểm tra.

- **Ngày thứ nhất:** tìm hiểu quy trình, vẽ lưu đồ, lập ma trận rủi ro – kiểm soát, viết chương trình kiểm toán
- **Ngày thứ hai:** phỏng vấn nhân sự do giảng viên đóng vai, chọn mẫu 60 đơn mua hàng, lập giấy tờ làm việc
- **Ngày thứ ba:** phân tích nguyên nhân gốc, viết phát hiện, họp kết thúc và trình bày báo cáo

## Hình thức tham dự

Học viên có thể dự trực tiếp tại Hà Nội hoặc tham gia trực tuyến cùng giờ. Lớp trực tuyến có trợ giảng riêng và phòng thảo luận nhóm; bài tập, hồ sơ mẫu và cách chấm giống hệt lớp trực tiếp.

## Kết quả đạt được

1. Lập được chương trình kiểm toán gắn với rủi ro cho một quy trình thông dụng.
2. Ghi nhận bằng chứng đủ để người khác có trình độ tương đương đi tới cùng kết luận.
3. Viết phát hiện có đủ bốn thành tố và một kết luận cân bằng.

> Hồ sơ tốt là hồ sơ mà người soát xét không cần hỏi lại tác giả.

Học viên tham dự ít nhất 80% thời lượng và nộp đủ bài tập nhóm được cấp giấy xác nhận 24 giờ CPE. Sau khoá học, nên tiếp tục với [Lập kế hoạch kiểm toán dựa trên rủi ro](/khoa-hoc/lap-ke-hoach-kiem-toan-dua-tren-rui-ro).
`,
  },
  {
    code: 'KTNB-201',
    title: 'Lập kế hoạch kiểm toán dựa trên rủi ro',
    slug: 'lap-ke-hoach-kiem-toan-dua-tren-rui-ro',
    summary:
      'Xây dựng vũ trụ kiểm toán, chấm điểm rủi ro và bảo vệ kế hoạch kiểm toán năm trước Uỷ ban kiểm toán.',
    price: 5_200_000,
    memberPrice: 4_300_000,
    format: 'classroom',
    level: 'intermediate',
    hours: 16,
    cpeHours: 16,
    schedule: ['+2w thu 08:30', '+2w fri 17:00'],
    capacity: 28,
    demand: 'nearly-full',
    featured: true,
    instructors: [people.minhQuan],
    outline: [
      [
        'Từ chiến lược đến rủi ro',
        'Đọc chiến lược, kế hoạch kinh doanh và khẩu vị rủi ro để biết điều gì thực sự đáng kiểm toán.',
      ],
      [
        'Vũ trụ kiểm toán',
        'Chia tổ chức thành các đối tượng kiểm toán không trùng, không sót; cập nhật khi cơ cấu thay đổi.',
      ],
      [
        'Chấm điểm và xếp hạng',
        'Tiêu chí ảnh hưởng, khả năng xảy ra, mức độ kiểm soát; sai lầm khi cộng điểm máy móc.',
      ],
      [
        'Cân đối nguồn lực',
        'Ước tính ngày công, kỹ năng còn thiếu, thuê chuyên gia và phối hợp với các bên đảm bảo khác.',
      ],
      [
        'Trình và bảo vệ kế hoạch',
        'Trình bày phần được kiểm toán và phần chưa được bao phủ, hệ quả của giới hạn nguồn lực.',
      ],
    ],
    body: `
Kế hoạch kiểm toán năm là văn bản quan trọng nhất mà người phụ trách kiểm toán nội bộ trình lên Hội đồng quản trị. Chuẩn mực 9.4 yêu cầu kế hoạch phải dựa trên đánh giá được ghi chép lại về chiến lược, mục tiêu và rủi ro của tổ chức, thực hiện ít nhất mỗi năm một lần. Trên thực tế, không ít kế hoạch vẫn được lập bằng cách xoay vòng các đơn vị theo ba năm.

Khoá học hai ngày này giúp người lập kế hoạch rời khỏi cách làm xoay vòng mà không rơi vào một bảng tính phức tạp không ai muốn cập nhật.

## Nội dung thực hành

Mỗi nhóm nhận hồ sơ của một doanh nghiệp bán lẻ có 120 cửa hàng: báo cáo thường niên rút gọn, sơ đồ tổ chức, sổ đăng ký rủi ro, kết quả kiểm toán hai năm trước và quỹ thời gian 640 ngày công. Sản phẩm cuối khoá là bản kế hoạch kiểm toán năm dài không quá sáu trang cùng phần trình bày mười phút trước “Uỷ ban kiểm toán” do giảng viên và khách mời đóng vai.

- Phỏng vấn ban điều hành để hiểu mối lo thực sự, không chỉ những gì ghi trong sổ rủi ro
- Chấm điểm 35 đối tượng kiểm toán và giải trình ba trường hợp xếp hạng trái với trực giác
- Dành quỹ thời gian dự phòng cho yêu cầu đột xuất và quy tắc sử dụng quỹ đó
- Ghi rõ rủi ro trọng yếu chưa được kiểm toán và ai chấp nhận điều này

## Ai nên tham dự

Trưởng, phó bộ phận kiểm toán nội bộ, trưởng nhóm phụ trách kế hoạch và thành viên Ban kiểm soát. Học viên nên có ít nhất hai năm kinh nghiệm và mang theo kế hoạch hiện hành của đơn vị (đã che thông tin nhạy cảm) để đối chiếu.

> Câu hỏi khó nhất không phải là “năm nay kiểm toán gì”, mà là “năm nay chúng ta chấp nhận không kiểm toán gì”.

Lớp học tổ chức trực tiếp và giới hạn số chỗ để giảng viên nhận xét được từng bản kế hoạch. Tài liệu đi kèm gồm bảng chấm điểm mẫu và [Hướng dẫn lập kế hoạch kiểm toán năm](/tai-lieu/huong-dan-lap-ke-hoach-kiem-toan-nam-dua-tren-rui-ro).
`,
  },
  {
    code: 'KTNB-202',
    title: 'Kỹ thuật phỏng vấn và thu thập bằng chứng',
    slug: 'ky-thuat-phong-van-va-thu-thap-bang-chung',
    summary:
      'Chuẩn bị, đặt câu hỏi, lắng nghe và ghi nhận: một ngày rưỡi luyện phỏng vấn kiểm toán với tình huống đóng vai có ghi hình.',
    price: 3_600_000,
    memberPrice: 2_900_000,
    format: 'classroom',
    level: 'foundation',
    hours: 12,
    cpeHours: 12,
    schedule: ['+5w sat 08:30', '+5w sun 12:00'],
    capacity: 24,
    instructors: [people.thanhTung, people.thuHa],
    outline: [
      [
        'Chuẩn bị cuộc phỏng vấn',
        'Xác định điều cần biết, người cần gặp, thứ tự gặp và tài liệu phải đọc trước.',
      ],
      [
        'Nghệ thuật đặt câu hỏi',
        'Câu hỏi mở, câu hỏi thăm dò, câu hỏi xác nhận; những câu hỏi làm người trả lời khép lại.',
      ],
      [
        'Lắng nghe và quan sát',
        'Nhận ra điều chưa được nói; giữ thái độ trung lập khi nghe thông tin nhạy cảm.',
      ],
      [
        'Ghi biên bản và xác nhận',
        'Ghi trong và sau phỏng vấn, xin xác nhận, đưa vào giấy tờ làm việc.',
      ],
      [
        'Đối chiếu bằng chứng',
        'Lời nói là bằng chứng cần được bổ trợ: kiểm tra tài liệu, quan sát, thực hiện lại, xác nhận bên ngoài.',
      ],
    ],
    body: `
Phần lớn thông tin trong một cuộc kiểm toán đến từ các cuộc trò chuyện. Thế nhưng phỏng vấn lại là kỹ năng ít được đào tạo bài bản nhất: kiểm toán viên thường học bằng cách ngồi cạnh người đi trước, và mang theo cả những thói quen chưa tốt.

## Một khoá học để luyện, không phải để nghe

Mỗi học viên thực hiện ba cuộc phỏng vấn đóng vai, mỗi cuộc mười lăm phút, với ba kiểu người đối thoại khác nhau: một trưởng kho nhiệt tình nhưng nói vòng, một kế toán trưởng bận rộn trả lời nhát gừng và một nhân viên có điều muốn nói mà ngại. Cuộc phỏng vấn được ghi hình để học viên tự xem lại cùng giảng viên; bản ghi được xoá ngay khi lớp kết thúc.

### Những lỗi sẽ được chỉ ra

- Hỏi dồn hai, ba ý trong một câu khiến người trả lời chọn ý dễ nhất
- Gợi ý sẵn câu trả lời: “Bên anh có soát xét hằng tháng đúng không ạ?”
- Cắt ngang khoảng lặng trong khi người đối diện đang nghĩ
- Ghi nhận ý kiến như một sự thật mà không tìm bằng chứng bổ trợ

## Từ lời nói đến bằng chứng

Chuẩn mực 14.1 yêu cầu thông tin làm cơ sở cho kết luận phải liên quan, tin cậy và đầy đủ. Buổi cuối dành để nối hai đầu của yêu cầu ấy: điều đã nghe được và tài liệu chứng minh. Học viên lập bảng đối chiếu cho từng nhận định quan trọng, quyết định nhận định nào đủ cơ sở, nhận định nào còn phải kiểm tra thêm.

> Người được hỏi nhớ cách họ được đối xử lâu hơn nội dung câu hỏi. Cuộc phỏng vấn hôm nay quyết định sự hợp tác của cuộc kiểm toán năm sau.

Lớp học phù hợp với kiểm toán viên nội bộ, nhân viên tuân thủ và kiểm soát nội bộ ở mọi lĩnh vực. Với các cuộc phỏng vấn trong điều tra gian lận, vốn đòi hỏi kỹ thuật và giới hạn pháp lý riêng, xin xem khoá [Phòng ngừa và phát hiện gian lận](/khoa-hoc/phong-ngua-va-phat-hien-gian-lan).
`,
  },
  {
    code: 'KTNB-203',
    title: 'Viết báo cáo kiểm toán nội bộ',
    slug: 'viet-bao-cao-kiem-toan-noi-bo',
    summary:
      'Ba buổi tối trực tuyến về cách viết phát hiện, kết luận và tóm tắt cho lãnh đạo: ngắn, đúng, có căn cứ và được hành động theo.',
    price: 2_800_000,
    memberPrice: 2_200_000,
    format: 'online',
    level: 'intermediate',
    hours: 9,
    cpeHours: 9,
    schedule: ['+4w tue 18:30', '+4w thu 21:30'],
    capacity: 60,
    instructors: [people.bichNgoc],
    outline: [
      ['Người đọc và mục đích', 'Ai đọc báo cáo, họ cần quyết định gì và có bao nhiêu phút.'],
      [
        'Viết một phát hiện',
        'Tiêu chí, thực trạng, nguyên nhân gốc, hậu quả; mức độ quan trọng và cách xếp hạng nhất quán.',
      ],
      [
        'Kiến nghị và kế hoạch hành động',
        'Kiến nghị xử lý nguyên nhân, người chịu trách nhiệm, thời hạn khả thi.',
      ],
      [
        'Tóm tắt cho lãnh đạo',
        'Một trang nói đủ kết luận, điều đáng lo nhất và điều đang làm tốt.',
      ],
      [
        'Biên tập tiếng Việt',
        'Câu chủ động, thuật ngữ thống nhất, số liệu kiểm chứng được, giọng văn cân bằng.',
      ],
    ],
    body: `
Báo cáo là sản phẩm duy nhất của cuộc kiểm toán mà hầu hết lãnh đạo nhìn thấy. Sáu tuần làm việc tại hiện trường có thể mất giá trị vì một đoạn văn mơ hồ, một con số không khớp hay một giọng điệu phán xét.

Chuẩn mực 15.1 yêu cầu thông báo kết quả cuối cùng phải nêu mục tiêu, phạm vi, kiến nghị hoặc kế hoạch hành động và kết luận; Chuẩn mực 11.2 đòi hỏi việc truyền đạt phải chính xác, khách quan, rõ ràng, ngắn gọn, mang tính xây dựng, đầy đủ và kịp thời. Khoá học biến bảy tính từ đó thành những thao tác biên tập cụ thể.

## Cách làm việc trong ba buổi

Buổi thứ nhất, học viên viết lại một phát hiện thật đã được ẩn danh. Buổi thứ hai, cả lớp sửa chéo bài của nhau theo phiếu mười câu hỏi. Buổi thứ ba, mỗi người rút một báo cáo mười hai trang còn một trang cho Uỷ ban kiểm toán. Giảng viên gửi nhận xét riêng cho từng bài trong vòng năm ngày làm việc.

## Ví dụ về một chỗ sửa

> Trước: “Công tác quản lý hàng tồn kho còn nhiều bất cập, chưa được quan tâm đúng mức.”

> Sau: “Trong 40 mã hàng được kiểm kê, 9 mã lệch so với sổ trên 5%. Thủ kho và kế toán kho dùng hai bảng theo dõi riêng, và không ai đối chiếu hai bảng từ tháng 3.”

Bản sửa dài hơn mười chữ nhưng người đọc biết ngay mức độ, nguyên nhân và việc phải làm.

## Học viên nhận được

- Mẫu báo cáo và mẫu tóm tắt cho lãnh đạo để tuỳ biến
- Danh mục từ nên tránh và cách diễn đạt thay thế
- Thang xếp hạng phát hiện ba mức kèm định nghĩa
- Chín giờ CPE sau khi nộp đủ ba bài viết

Khoá học dành cho người đã tham gia ít nhất ba cuộc kiểm toán. Nếu cần tài liệu để tự nghiên cứu trước, xin xem [Hướng dẫn viết phát hiện kiểm toán](/tai-lieu/huong-dan-viet-phat-hien-kiem-toan).
`,
  },
  {
    code: 'KTNB-204',
    title: 'Áp dụng Chuẩn mực Kiểm toán nội bộ toàn cầu 2024',
    slug: 'ap-dung-chuan-muc-kiem-toan-noi-bo-toan-cau-2024',
    summary:
      'Đọc hiểu 5 lĩnh vực, 15 nguyên tắc và 52 chuẩn mực; lập bảng chênh lệch và lộ trình tuân thủ cho bộ phận của mình.',
    price: 3_200_000,
    memberPrice: 2_500_000,
    format: 'self-paced',
    level: 'intermediate',
    hours: 14,
    cpeHours: 14,
    featured: true,
    instructors: [people.thuHa, people.lanAnh],
    outline: [
      [
        'Cấu trúc của IPPF mới',
        'Chuẩn mực, Yêu cầu theo chủ đề và Hướng dẫn toàn cầu; điều gì bắt buộc, điều gì khuyến nghị.',
      ],
      ['Lĩnh vực I và II', 'Mục đích của kiểm toán nội bộ; đạo đức và tính chuyên nghiệp.'],
      [
        'Lĩnh vực III',
        'Quản trị chức năng kiểm toán nội bộ: nhiệm vụ được giao, độc lập, giám sát và các điều kiện thiết yếu.',
      ],
      ['Lĩnh vực IV', 'Chiến lược, kế hoạch, nguồn lực, truyền thông và nâng cao chất lượng.'],
      [
        'Lĩnh vực V',
        'Lập kế hoạch, thực hiện, kết luận, truyền đạt kết quả và theo dõi kế hoạch hành động.',
      ],
      [
        'Bảng chênh lệch và lộ trình',
        'Tự đánh giá theo mẫu, ưu tiên khoảng cách, báo cáo Hội đồng quản trị.',
      ],
    ],
    body: `
Chuẩn mực Kiểm toán nội bộ toàn cầu có hiệu lực từ ngày 09/01/2025 và thay thế toàn bộ khung 2017. Văn bản mới gom các yêu cầu từng nằm rải rác ở nhiều nơi vào năm lĩnh vực, mười lăm nguyên tắc và năm mươi hai chuẩn mực; mỗi chuẩn mực gồm yêu cầu, cân nhắc khi triển khai và ví dụ về bằng chứng tuân thủ.

Khoá tự học này không đọc lại văn bản thay học viên. Mỗi phần chọn ra những điểm thay đổi cách làm việc thường ngày và hỏi: bộ phận của mình đang có bằng chứng gì?

## Những thay đổi đáng chú ý

- Chiến lược của chức năng kiểm toán nội bộ trở thành yêu cầu (Chuẩn mực 9.2), không còn là thông lệ tốt
- Vai trò của Hội đồng quản trị và ban điều hành được nêu thành “điều kiện thiết yếu” mà người phụ trách kiểm toán phải trao đổi
- Phát hiện phải được đánh giá mức độ quan trọng; kết luận cuộc kiểm toán là bắt buộc
- Đánh giá chất lượng từ bên ngoài ít nhất năm năm một lần, trong đoàn đánh giá có ít nhất một người đang giữ chứng chỉ CIA còn hiệu lực
- Các **Yêu cầu theo chủ đề** bổ sung mức nền cho những lĩnh vực rủi ro như an ninh mạng và bên thứ ba

## Đối chiếu với quy định Việt Nam

Bài cuối mỗi phần so sánh với Thông tư 08/2021/TT-BTC ban hành Chuẩn mực Kiểm toán nội bộ Việt Nam và Nghị định 05/2019/NĐ-CP. Hai hệ thống tương đồng về nguyên tắc; nơi nào khác nhau về yêu cầu, khoá học chỉ rõ để đơn vị chọn cách đáp ứng cả hai.

## Sản phẩm cuối khoá

Học viên hoàn thành bảng tự đánh giá 52 dòng và bản lộ trình một trang để báo cáo Uỷ ban kiểm toán. Bảng có sẵn cột bằng chứng, người phụ trách và thời hạn. Các bài học mở trong mười hai tháng kể từ ngày thanh toán; nội dung được cập nhật khi IIA công bố hướng dẫn mới.
`,
  },
];
