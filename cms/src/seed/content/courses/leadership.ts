import { people } from '../people';
import type { CourseSource } from '../types';

export const leadershipCourses: CourseSource[] = [
  {
    code: 'CNLD-201',
    title: 'Kiểm toán nội bộ trong ngân hàng',
    slug: 'kiem-toan-noi-bo-trong-ngan-hang',
    summary:
      'Tuyến bảo vệ thứ ba trong tổ chức tín dụng: tín dụng, quản lý rủi ro, vốn và tuân thủ theo Luật Các tổ chức tín dụng 2024.',
    price: 6_500_000,
    memberPrice: 5_400_000,
    format: 'classroom',
    level: 'advanced',
    hours: 18,
    cpeHours: 18,
    schedule: ['+8w wed 08:30', '+8w fri 15:30'],
    capacity: 30,
    instructors: [people.maiPhuong, people.khanhLinh],
    outline: [
      [
        'Khung pháp lý',
        'Luật Các tổ chức tín dụng 2024; Thông tư 13/2018/TT-NHNN về hệ thống kiểm soát nội bộ và các văn bản sửa đổi.',
      ],
      [
        'Ba tuyến bảo vệ',
        'Trách nhiệm của từng tuyến, Ban kiểm soát và quan hệ với kiểm toán nội bộ.',
      ],
      [
        'Kiểm toán tín dụng',
        'Thẩm định, phê duyệt, giải ngân, giám sát sau vay, phân loại nợ và tài sản bảo đảm.',
      ],
      [
        'Quản lý rủi ro và đánh giá nội bộ về mức đủ vốn',
        'Rủi ro thị trường, thanh khoản, hoạt động; kiểm tra mô hình ở mức kiểm toán viên.',
      ],
      [
        'Ngân hàng số và phòng, chống rửa tiền',
        'Định danh điện tử, giám sát giao dịch, đại lý và bên thứ ba.',
      ],
      ['Báo cáo', 'Báo cáo kiểm toán nội bộ cho Ban kiểm soát và yêu cầu của cơ quan giám sát.'],
    ],
    body: `
Kiểm toán nội bộ ngân hàng có lịch sử dài hơn và khung pháp lý chặt hơn so với các ngành khác ở Việt Nam. Kiểm toán nội bộ chịu sự chỉ đạo trực tiếp của Ban kiểm soát; Thông tư 13/2018/TT-NHNN xác lập ba tuyến bảo vệ độc lập và yêu cầu kiểm toán nội bộ là tuyến thứ ba. Luật Các tổ chức tín dụng 2024 tiếp tục siết các giới hạn về sở hữu, cấp tín dụng và người có liên quan.

## Ba ngày, ba nhóm rủi ro

Ngày thứ nhất là tín dụng. Học viên đọc trọn một hồ sơ vay doanh nghiệp 140 trang, tìm điểm đứt gãy từ đề xuất đến giám sát sau vay, và phân biệt sai sót của cá nhân với lỗi của quy trình. Ngày thứ hai là rủi ro thị trường, thanh khoản và hoạt động, với trọng tâm ở cách kiểm tra dữ liệu đầu vào và giả định của mô hình. Ngày thứ ba dành cho ngân hàng số, phòng, chống rửa tiền và kỹ năng báo cáo Ban kiểm soát.

- Nhận diện nhóm khách hàng liên quan từ dữ liệu địa chỉ, tài sản bảo đảm và dòng tiền
- Kiểm tra chất lượng phân loại nợ thay vì chỉ kiểm tra đủ hồ sơ
- Đánh giá hiệu lực của tuyến thứ hai mà không làm thay công việc của họ
- Kiểm toán liên tục với bộ chỉ số cảnh báo theo ngày

## Học viên phù hợp

Kiểm toán viên nội bộ của ngân hàng thương mại, công ty tài chính, quỹ tín dụng; nhân sự quản lý rủi ro và tuân thủ muốn hiểu cách nhìn của tuyến thứ ba. Nên có từ hai năm kinh nghiệm trong ngành.

> Tuyến thứ ba mạnh không phải vì tìm được nhiều lỗi của tuyến thứ nhất, mà vì tuyến thứ nhất tự tìm ra lỗi trước khi kiểm toán đến.

Nội dung pháp lý được rà soát trước mỗi kỳ khai giảng. Học viên có thể xem lại bản ghi toạ đàm [Kiểm toán nội bộ ngân hàng trong môi trường số](/hoi-thao/kiem-toan-noi-bo-ngan-hang-trong-moi-truong-so) để chuẩn bị.
`,
  },
  {
    code: 'CNLD-202',
    title: 'Kiểm toán nội bộ trong khu vực công',
    slug: 'kiem-toan-noi-bo-trong-khu-vuc-cong',
    summary:
      'Triển khai Nghị định 05/2019/NĐ-CP tại bộ, địa phương và đơn vị sự nghiệp công lập: tổ chức bộ máy, kế hoạch, thực hiện và báo cáo.',
    price: 3_800_000,
    memberPrice: 3_000_000,
    format: 'classroom',
    level: 'foundation',
    hours: 14,
    cpeHours: 14,
    schedule: ['+6w wed 08:30', '+6w thu 16:30'],
    capacity: 50,
    instructors: [people.huuPhuoc],
    outline: [
      [
        'Đối tượng và yêu cầu',
        'Cơ quan, đơn vị nào phải thực hiện kiểm toán nội bộ theo Nghị định 05/2019/NĐ-CP; các cách tổ chức.',
      ],
      [
        'Quy chế và nhân sự',
        'Xây dựng quy chế, tiêu chuẩn người làm kiểm toán nội bộ, thuê ngoài dịch vụ.',
      ],
      [
        'Kế hoạch trong chu kỳ ngân sách',
        'Gắn kế hoạch kiểm toán với dự toán, đầu tư công, mua sắm và tài sản công.',
      ],
      ['Thực hiện kiểm toán', 'Tự chủ tài chính, mua sắm, thu dịch vụ, quản lý tài sản công.'],
      ['Báo cáo và phối hợp', 'Báo cáo thủ trưởng; phối hợp với Kiểm toán nhà nước và thanh tra.'],
    ],
    body: `
Nghị định 05/2019/NĐ-CP, có hiệu lực từ ngày 01/04/2019, quy định cụ thể về kiểm toán nội bộ đối với cơ quan nhà nước và đơn vị sự nghiệp công lập thuộc diện áp dụng. Sau vài năm triển khai, câu hỏi của các đơn vị không còn là “có phải làm không” mà là “làm thế nào khi biên chế hạn hẹp và chưa ai từng làm”.

## Nội dung đi từ khó khăn thực tế

Khoá học được xây dựng từ trao đổi với các bệnh viện, trường đại học và sở ngành. Ba vướng mắc lặp lại nhiều nhất là: người làm kiểm toán nội bộ kiêm nhiệm công việc tài chính nên khó giữ độc lập; kế hoạch trùng lặp với thanh tra, Kiểm toán nhà nước; báo cáo nêu lỗi chứng từ mà không chỉ ra rủi ro của đơn vị.

- Lựa chọn mô hình: bộ phận riêng, kiêm nhiệm có biện pháp bảo vệ, hoặc thuê ngoài
- Xác định rủi ro đặc thù: thu dịch vụ, mua sắm thuốc và thiết bị, đề tài khoa học, tài sản công cho thuê
- Lập kế hoạch kiểm toán năm vừa sức với hai người
- Viết báo cáo mà thủ trưởng đơn vị dùng được để chỉ đạo

## Bài tập tình huống

Học viên nhập vai tổ kiểm toán nội bộ của một bệnh viện công tự chủ chi thường xuyên. Trong hai ngày, tổ lập kế hoạch, kiểm toán quy trình mua sắm vật tư tiêu hao theo Luật Đấu thầu 2023, họp với khoa dược và phòng tài chính, rồi trình báo cáo. Mọi biểu mẫu sử dụng đều có thể mang về chỉnh sửa cho đơn vị.

> Kiểm toán nội bộ trong đơn vị công không phải là thêm một đoàn kiểm tra. Đó là người giúp thủ trưởng ngủ yên trước khi đoàn kiểm tra đến.

## Thông tin thêm

Khoá học nhận đăng ký theo đoàn; đơn vị cử từ ba người được giảm học phí theo số lượng ngay khi đặt hàng. Viện xuất hoá đơn điện tử theo thông tin của cơ quan và cung cấp giấy xác nhận phục vụ quyết toán. Đơn vị cần quy chế mẫu xin xem [Bộ mẫu quy chế kiểm toán nội bộ](/tai-lieu/bo-mau-quy-che-kiem-toan-noi-bo).
`,
  },
  {
    code: 'CNLD-203',
    title: 'Kiểm toán mua sắm và đấu thầu',
    slug: 'kiem-toan-mua-sam-va-dau-thau',
    summary:
      'Chương trình kiểm toán vòng đời mua sắm: nhu cầu, lựa chọn nhà thầu, hợp đồng, nghiệm thu và thanh toán.',
    price: 4_400_000,
    memberPrice: 3_600_000,
    format: 'classroom',
    level: 'intermediate',
    hours: 14,
    cpeHours: 14,
    schedule: ['+10w tue 08:30', '+10w wed 16:30'],
    capacity: 32,
    instructors: [people.thanhTung, people.huuPhuoc],
    outline: [
      ['Vòng đời mua sắm', 'Từ nhu cầu đến thanh toán: rủi ro nằm ở hai đầu nhiều hơn ở giữa.'],
      [
        'Xác định nhu cầu và dự toán',
        'Chia nhỏ gói thầu, cấu hình hướng tới một nhà cung cấp, giá kế hoạch.',
      ],
      ['Lựa chọn nhà thầu', 'Hồ sơ mời thầu, tiêu chí đánh giá, dấu hiệu thông đồng.'],
      ['Quản lý hợp đồng', 'Phát sinh, điều chỉnh giá, gia hạn, bảo lãnh, phạt vi phạm.'],
      [
        'Nghiệm thu và thanh toán',
        'Kiểm tra hiện trường, đối chiếu ba chiều, công nợ và quyết toán.',
      ],
    ],
    body: `
Mua sắm là nơi tiền rời khỏi tổ chức nhiều nhất, và cũng là nơi kiểm toán viên dễ bị dẫn vào một hồ sơ hoàn hảo. Hồ sơ đầy đủ không có nghĩa là quyết định mua đúng. Khoá học giúp kiểm toán viên nhìn lui về trước, lúc nhu cầu được đặt ra, và nhìn tới sau, lúc hàng hoá thực sự được sử dụng.

## Hai khung cảnh, một phương pháp

Buổi đầu làm rõ khác biệt giữa mua sắm thuộc phạm vi Luật Đấu thầu 2023 và mua sắm theo quy chế nội bộ của doanh nghiệp. Yêu cầu tuân thủ khác nhau, nhưng phương pháp kiểm toán giống nhau: hiểu mục tiêu, nhận diện rủi ro, kiểm tra kiểm soát, kiểm tra chi tiết ở nơi kiểm soát yếu.

### Dấu hiệu cần dừng lại xem kỹ

- Thời gian từ thông báo đến mở thầu ngắn bất thường so với độ phức tạp của gói
- Các hồ sơ dự thầu có lỗi chính tả, định dạng hoặc siêu dữ liệu giống nhau
- Nhà thầu thua luân phiên trở thành thầu phụ của nhà thầu thắng
- Phụ lục tăng giá trị được ký ngay sau khi trúng thầu
- Biên bản nghiệm thu lập trước ngày hàng về kho

## Thực hành

Nhóm bốn người kiểm toán một gói thầu cung cấp và lắp đặt hệ thống điều hoà trung tâm trị giá 18 tỷ đồng: 210 trang hồ sơ, bảng giá của năm nhà thầu và ảnh hiện trường. Kết quả được trình bày cho “Ban kiểm soát” trong mười phút. Phần phân tích giá hướng dẫn cách lập giá tham chiếu từ nhiều nguồn và nêu rõ giới hạn của so sánh.

> Hỏi “vì sao mua” trước khi hỏi “mua đúng quy trình chưa”.

## Học viên nhận được

1. Chương trình kiểm toán mua sắm 58 thủ tục, phân theo năm giai đoạn.
2. Danh mục 30 dấu hiệu cảnh báo kèm cách kiểm tra.
3. Mẫu thư yêu cầu thông tin với nhà cung cấp theo điều khoản quyền kiểm toán.

Học viên quan tâm tới khía cạnh hành vi nên đọc chuyên đề [Gian lận trong mua sắm](/tai-lieu/gian-lan-trong-mua-sam-nhan-dien-va-phong-ngua).
`,
  },
  {
    code: 'CNLD-301',
    title: 'Lãnh đạo chức năng kiểm toán nội bộ',
    slug: 'lanh-dao-chuc-nang-kiem-toan-noi-bo',
    summary:
      'Dành cho trưởng kiểm toán nội bộ: chiến lược, con người, quan hệ với Hội đồng quản trị và chương trình chất lượng.',
    price: 9_800_000,
    memberPrice: 8_200_000,
    format: 'classroom',
    level: 'advanced',
    hours: 24,
    cpeHours: 24,
    schedule: ['+7w sat 08:30', '+8w sun 15:30'],
    capacity: 20,
    featured: true,
    instructors: [people.lanAnh, people.minhQuan, people.vanKhoi],
    outline: [
      [
        'Nhiệm vụ được giao và quy chế',
        'Thống nhất với Hội đồng quản trị về vai trò, quyền hạn và phạm vi.',
      ],
      ['Chiến lược của chức năng', 'Tầm nhìn, mục tiêu, sáng kiến; nối với chiến lược tổ chức.'],
      ['Con người và năng lực', 'Khung năng lực, tuyển dụng, luân chuyển, thuê ngoài và kế thừa.'],
      [
        'Quan hệ với các bên',
        'Uỷ ban kiểm toán, ban điều hành, kiểm toán độc lập và cơ quan quản lý.',
      ],
      [
        'Chất lượng',
        'Chương trình đảm bảo và nâng cao chất lượng, chuẩn bị đánh giá từ bên ngoài.',
      ],
      [
        'Tình huống khó',
        'Bất đồng về phát hiện, áp lực sửa báo cáo, rủi ro được chấp nhận vượt khẩu vị.',
      ],
    ],
    body: `
Người giỏi chuyên môn nhất thường được bổ nhiệm làm trưởng kiểm toán nội bộ. Kể từ ngày đó, phần lớn công việc của họ không còn là kiểm toán: thương lượng nguồn lực, giữ người, giữ quan hệ mà vẫn giữ độc lập, nói điều khó nghe vào đúng lúc. Ít ai được chuẩn bị cho những việc ấy.

## Một nhóm nhỏ những người cùng vai trò

Lớp học giới hạn hai mươi người đang hoặc sắp đảm nhiệm vị trí phụ trách kiểm toán nội bộ. Bốn ngày học trong hai cuối tuần liên tiếp, giữa hai đợt là một nhiệm vụ thực hiện tại đơn vị. Nội dung trao đổi trong lớp được giữ kín theo nguyên tắc Chatham House: có thể sử dụng thông tin, không nêu người nói và tổ chức của họ.

## Năm sản phẩm mang về

1. Bản rà soát quy chế kiểm toán nội bộ so với Chuẩn mực toàn cầu và Thông tư 66/2020/TT-BTC.
2. Chiến lược ba năm của chức năng, trình bày trong hai trang.
3. Khung năng lực và kế hoạch phát triển cho từng vị trí.
4. Bộ chỉ số đo kết quả hoạt động mà Uỷ ban kiểm toán quan tâm.
5. Kế hoạch chuẩn bị cho đánh giá chất lượng từ bên ngoài.

## Tình huống khó

Buổi chiều cuối cùng chỉ dành cho tình huống. Tổng giám đốc đề nghị lùi một phát hiện sang kỳ sau. Chủ tịch Hội đồng quản trị muốn kiểm toán nội bộ đi xác minh đơn thư về một thành viên ban điều hành. Kế toán trưởng cũ ứng tuyển vào đội kiểm toán. Học viên thảo luận, đóng vai và nghe các thành viên Uỷ ban kiểm toán khách mời phản biện.

> Độc lập không phải là đứng xa. Độc lập là đứng đủ gần để hiểu mà không cần ai cho phép mới được nói.

## Sau khoá học

Học viên tham gia nhóm trao đổi của các trưởng kiểm toán nội bộ do Viện duy trì, họp mỗi quý một lần. Học phí đã gồm tài liệu, ăn trưa và một buổi cố vấn riêng 60 phút trong ba tháng sau khi kết thúc. Nên đọc trước [Cẩm nang thiết lập chức năng kiểm toán nội bộ](/tai-lieu/cam-nang-thiet-lap-chuc-nang-kiem-toan-noi-bo).
`,
  },
  {
    code: 'CNLD-302',
    title: 'Đạo đức nghề nghiệp cho người giữ chứng chỉ',
    slug: 'dao-duc-nghe-nghiep-cho-nguoi-giu-chung-chi',
    summary:
      'Hai giờ CPE về đạo đức theo yêu cầu hằng năm: chính trực, khách quan, năng lực, thận trọng và bảo mật qua tám tình huống.',
    price: 450_000,
    memberPrice: 250_000,
    format: 'self-paced',
    level: 'intermediate',
    hours: 2,
    cpeHours: 2,
    ethicsHours: 2,
    instructors: [people.thuHa],
    outline: [
      [
        'Năm nguyên tắc đạo đức',
        'Lĩnh vực II của Chuẩn mực: chính trực, khách quan, năng lực, thận trọng nghề nghiệp, bảo mật.',
      ],
      ['Quà tặng, quan hệ và thiên kiến', 'Ba tình huống về tính khách quan.'],
      ['Áp lực và lòng can đảm', 'Ba tình huống về tính chính trực trước cấp trên.'],
      [
        'Thông tin và công nghệ',
        'Hai tình huống về bảo mật, mạng xã hội và công cụ trí tuệ nhân tạo.',
      ],
    ],
    body: `
Người giữ chứng chỉ CIA đang hành nghề phải báo cáo 40 giờ CPE mỗi năm, trong đó có 2 giờ về đạo đức. Khoá học ngắn này giúp hoàn thành phần đạo đức một cách nghiêm túc: không đọc lại quy tắc, mà đặt người học vào tám tình huống phải chọn.

## Tám tình huống

Mỗi tình huống kéo dài khoảng mười phút: đọc bối cảnh, chọn cách xử lý, xem lựa chọn của những người học trước, rồi nghe phân tích. Không có đáp án “hoàn hảo”; có những lựa chọn bảo vệ được bằng Chuẩn mực và những lựa chọn không bảo vệ được.

- Nhà cung cấp mời đội kiểm toán dự hội thảo ở nước ngoài, chi phí do họ trả
- Kiểm toán viên từng là trưởng phòng của đơn vị sắp được kiểm toán, cách đây mười tháng
- Cấp trên yêu cầu đổi mức xếp hạng phát hiện sau khi đã thống nhất với đơn vị
- Đơn vị được kiểm toán là nơi vợ hoặc chồng của trưởng nhóm làm việc
- Đồng nghiệp ghi khống giờ làm việc tại hiện trường
- Được hỏi về kết quả kiểm toán trong một buổi gặp đồng nghiệp cũ
- Dữ liệu khách hàng được dán vào công cụ trí tuệ nhân tạo để tóm tắt
- Phát hiện sai sót trong báo cáo do chính mình ký năm trước

## Chuẩn mực nói gì

Lĩnh vực II của Chuẩn mực Kiểm toán nội bộ toàn cầu nêu năm nguyên tắc: thể hiện sự chính trực, duy trì tính khách quan, chứng minh năng lực, thực hiện sự thận trọng nghề nghiệp và giữ bảo mật. Trong nguyên tắc chính trực, Chuẩn mực nhắc tới **sự trung thực và lòng can đảm nghề nghiệp**: trao đổi trung thực ngay cả khi điều đó gây khó xử hoặc chịu bất lợi.

> Người ta hiếm khi vượt qua một ranh giới lớn. Người ta dịch chuyển ranh giới mỗi lần một chút.

## Nhận xác nhận CPE

Sau khi hoàn thành tám tình huống và trả lời đúng ít nhất mười hai trên mười lăm câu hỏi cuối khoá, học viên tải giấy xác nhận 2 giờ CPE nhóm đạo đức. Mỗi năm Viện thay ít nhất ba tình huống để người học lại vẫn có nội dung mới. Quý hội viên được hưởng giá hội viên ngay khi đăng nhập.
`,
  },
];
