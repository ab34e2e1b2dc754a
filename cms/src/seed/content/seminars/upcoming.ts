import { people } from '../people';
import type { SeminarSource } from '../types';

export const upcomingSeminars: SeminarSource[] = [
  {
    title: 'Hội thảo thường niên Kiểm toán nội bộ: Giữ niềm tin trong biến động',
    slug: 'hoi-thao-thuong-nien-kiem-toan-noi-bo',
    summary:
      'Sự kiện lớn nhất trong năm của cộng đồng kiểm toán nội bộ: hai phiên toàn thể, sáu phiên chuyên đề, trực tiếp tại hai miền và trực tuyến.',
    price: 1_800_000,
    memberPrice: 1_400_000,
    schedule: ['+4w fri 08:00', '+4w fri 17:00'],
    venue: 'Hà Nội, TP. Hồ Chí Minh và trực tuyến',
    meetingUrl: 'https://hop.vien-ktnb.example/thuong-nien',
    cpeHours: 7,
    speakers: [people.lanAnh, people.vanKhoi, people.minhQuan, people.maiPhuong],
    optionGroups: [
      {
        key: 'hinh-thuc-tham-du',
        name: 'Hình thức tham dự',
        options: [
          {
            key: 'truc-tiep-ha-noi',
            name: 'Trực tiếp tại Hà Nội',
            price: 1_800_000,
            capacity: 250,
          },
          {
            key: 'truc-tiep-tp-hcm',
            name: 'Trực tiếp tại TP. Hồ Chí Minh',
            price: 1_800_000,
            capacity: 120,
            demand: 'nearly-full',
          },
          { key: 'truc-tuyen', name: 'Trực tuyến', price: 900_000, capacity: 800 },
        ],
      },
    ],
    body: `
Một năm nhiều thay đổi về địa giới hành chính, thuế, công nghệ và chuỗi cung ứng đặt kiểm toán nội bộ trước câu hỏi căn bản: điều gì trong tổ chức vẫn còn đáng tin, và dựa vào đâu để nói như vậy? Hội thảo thường niên năm nay chọn chủ đề **Giữ niềm tin trong biến động** để cùng tìm câu trả lời.

## Phiên toàn thể buổi sáng

- 08:30 – Khai mạc và báo cáo hoạt động của Viện
- 09:00 – Hội đồng quản trị cần gì ở kiểm toán nội bộ: góc nhìn của ba thành viên độc lập
- 10:30 – Kết quả khảo sát thực trạng kiểm toán nội bộ tại doanh nghiệp niêm yết
- 11:15 – Đối thoại: khi kế hoạch kiểm toán không theo kịp rủi ro

## Sáu phiên chuyên đề buổi chiều

1. Kế hoạch kiểm toán linh hoạt và kiểm toán liên tục
2. Bên thứ ba và chuỗi cung ứng
3. An ninh mạng dưới góc nhìn của người không chuyên
4. Khu vực công: kiểm toán nội bộ trong đơn vị tự chủ
5. Gian lận có sự trợ giúp của công nghệ
6. Nghề nghiệp và thế hệ kiểm toán viên mới

Người tham dự trực tiếp chọn hai phiên khi làm thủ tục đón tiếp. Hai điểm cầu Hà Nội và TP. Hồ Chí Minh có phiên toàn thể chung qua truyền hình trực tiếp, phiên chuyên đề do diễn giả tại chỗ trình bày. Người tham dự trực tuyến theo dõi phiên toàn thể và ba phiên chuyên đề, đặt câu hỏi bằng văn bản.

> Niềm tin không đến từ việc mọi thứ đều tốt, mà từ việc khi có điều chưa tốt, người cần biết được biết đúng lúc.

## Thông tin tham dự

Phí trực tiếp gồm tài liệu, tiệc trà và bữa trưa. Giấy xác nhận 7 giờ CPE gửi qua email trong mười ngày làm việc. Đơn vị đăng ký từ ba người cho cùng một hình thức được giảm phí theo số lượng ngay trong giỏ hàng. Đường dẫn phòng họp trực tuyến hiển thị trong tài khoản sau khi thanh toán được xác nhận.
`,
  },
  {
    title: 'Trí tuệ nhân tạo trong kiểm toán nội bộ: từ thử nghiệm đến quy trình',
    slug: 'tri-tue-nhan-tao-trong-kiem-toan-noi-bo',
    summary:
      'Ba bộ phận kiểm toán kể lại một năm thử nghiệm: làm được gì, dừng lại ở đâu và kiểm soát công cụ như thế nào.',
    price: 600_000,
    memberPrice: 400_000,
    schedule: ['+2w wed 13:30', '+2w wed 17:00'],
    venue: 'Hội trường tầng 3, trụ sở Viện, Hà Nội',
    meetingUrl: 'https://hop.vien-ktnb.example/ai-kiem-toan',
    cpeHours: 3,
    speakers: [people.ducAnh, people.hoangNam, people.minhQuan],
    optionGroups: [
      {
        key: 'hinh-thuc-tham-du',
        name: 'Hình thức tham dự',
        options: [
          {
            key: 'truc-tiep-ha-noi',
            name: 'Trực tiếp tại Hà Nội',
            price: 600_000,
            capacity: 60,
            demand: 'full',
          },
          { key: 'truc-tuyen', name: 'Trực tuyến', price: 300_000, capacity: 300 },
        ],
      },
    ],
    body: `
Năm ngoái, câu hỏi tại các buổi gặp mặt là “công cụ trí tuệ nhân tạo làm được gì”. Năm nay, câu hỏi đã khác: “đưa vào quy trình kiểm toán thế nào để kết quả vẫn đứng vững khi bị soát xét”. Hội thảo mời ba bộ phận kiểm toán nội bộ thuộc sản xuất, ngân hàng và bán lẻ kể lại trải nghiệm thật, gồm cả những thử nghiệm đã dừng.

## Chương trình

- 13:30 – **Khung sử dụng có trách nhiệm:** phân loại công việc theo mức rủi ro, danh mục dữ liệu được phép
- 14:00 – **Ba câu chuyện:** đọc 2.300 hợp đồng thuê cửa hàng; gợi ý rủi ro ban đầu cho cuộc kiểm toán; tổng hợp chủ đề lặp lại từ báo cáo năm năm
- 15:15 – **Kiểm toán hệ thống trí tuệ nhân tạo:** bắt đầu từ danh mục hệ thống và người chịu trách nhiệm
- 16:00 – **Thảo luận bàn tròn** và trả lời câu hỏi

## Những điều sẽ được nói thẳng

1. Công cụ tiết kiệm thời gian ở khâu nào, và tốn thêm thời gian soát xét ở khâu nào.
2. Những sai sót nghe rất hợp lý mà nhóm chỉ phát hiện nhờ đối chiếu nguồn.
3. Cách thuyết phục bộ phận an toàn thông tin và pháp chế.
4. Hệ quả với người mới vào nghề: học nghề bằng cách nào khi việc đơn giản đã được làm thay?

> Trách nhiệm với kết luận kiểm toán không chuyển giao được cho phần mềm.

## Trước và sau hội thảo

Người tham dự nên đọc chuyên đề [Trí tuệ nhân tạo trong kiểm toán nội bộ](/tai-lieu/tri-tue-nhan-tao-trong-kiem-toan-noi-bo-co-hoi-va-gioi-han) để thảo luận sâu hơn. Sau hội thảo, Viện gửi mẫu chính sách sử dụng, danh mục kiểm tra 20 câu và bản ghi hình phần trình bày. Phần thảo luận bàn tròn không ghi hình để người tham dự trao đổi cởi mở.

Hội trường có 60 chỗ ngồi. Khi hình thức trực tiếp đã kín, Quý khách vẫn có thể chọn tham dự trực tuyến với đầy đủ quyền đặt câu hỏi và giấy xác nhận 3 giờ CPE.
`,
  },
  {
    title: 'Kiểm toán rủi ro bên thứ ba: đáp ứng Yêu cầu theo chủ đề mới',
    slug: 'kiem-toan-rui-ro-ben-thu-ba',
    summary:
      'Buổi trực tuyến về vòng đời quan hệ với bên thứ ba, quyền kiểm toán trong hợp đồng và hồ sơ cần lưu.',
    price: 450_000,
    memberPrice: 300_000,
    schedule: ['+3w thu 14:00', '+3w thu 16:30'],
    venue: 'Trực tuyến',
    meetingUrl: 'https://hop.vien-ktnb.example/ben-thu-ba',
    capacity: 300,
    cpeHours: 2.5,
    speakers: [people.khanhLinh, people.lanAnh],
    body: `
Doanh nghiệp ngày nay giao cho bên ngoài những việc từng được coi là cốt lõi: tính lương, chăm sóc khách hàng, vận hành trung tâm dữ liệu, kho vận. Trách nhiệm trước khách hàng và cơ quan quản lý thì không giao đi được. Sau an ninh mạng, quản lý bên thứ ba là chủ đề tiếp theo được IIA ban hành Yêu cầu theo chủ đề. Buổi hội thảo giúp các bộ phận kiểm toán nội bộ rà lại mức độ sẵn sàng của mình.

## Nội dung chính

### Quản trị

Tổ chức có danh mục bên thứ ba đầy đủ không? Ai là chủ sở hữu của từng quan hệ? Tiêu chí phân loại mức độ quan trọng là gì và lần gần nhất được xem lại khi nào?

### Quản lý rủi ro theo vòng đời

- Thẩm tra trước khi ký: năng lực, tài chính, xung đột lợi ích, an toàn thông tin
- Hợp đồng: mức dịch vụ, quyền kiểm toán, nhà thầu phụ, dữ liệu cá nhân, điều khoản rút lui
- Giám sát: chỉ số, họp định kỳ, báo cáo đảm bảo độc lập
- Kết thúc: hoàn trả dữ liệu, thu hồi quyền truy cập, chuyển giao

### Kiểm soát và bằng chứng

Hai diễn giả phân tích một hợp đồng thuê ngoài dịch vụ công nghệ, đọc cùng người tham dự một báo cáo SOC 2 loại 2 và chỉ ra ba chỗ hay bị bỏ qua: phạm vi hệ thống, kiểm soát bổ sung ở phía người dùng và ngoại lệ đã được nêu.

> Báo cáo đảm bảo của nhà cung cấp trả lời câu hỏi của họ. Hãy kiểm tra xem nó có trả lời câu hỏi của mình không.

## Người tham dự nhận được

1. Bảng tự đánh giá mức độ sẵn sàng gồm 28 câu.
2. Danh mục điều khoản nên có trong hợp đồng, kèm gợi ý diễn đạt.
3. Bản ghi hình trong 30 ngày và giấy xác nhận 2,5 giờ CPE.

Hội thảo dành cho kiểm toán viên nội bộ, bộ phận pháp chế, mua hàng và quản lý rủi ro. Không yêu cầu kiến thức công nghệ. Câu hỏi gửi trước qua [trang liên hệ](/lien-he) sẽ được ưu tiên trả lời.
`,
  },
  {
    title: 'Một năm thực hiện Luật Bảo vệ dữ liệu cá nhân: kiểm toán nội bộ thấy gì',
    slug: 'mot-nam-thuc-hien-luat-bao-ve-du-lieu-ca-nhan',
    summary:
      'Nhìn lại năm đầu tiên Luật có hiệu lực: những khoảng trống thường gặp, kinh nghiệm kiểm toán và việc cần làm tiếp.',
    price: 750_000,
    memberPrice: 550_000,
    schedule: ['+8w thu 08:30', '+8w thu 12:00'],
    venue: 'Trung tâm hội nghị phường Sài Gòn, TP. Hồ Chí Minh',
    meetingUrl: 'https://hop.vien-ktnb.example/du-lieu-ca-nhan',
    cpeHours: 3.5,
    speakers: [people.quocBao, people.hoangNam, people.maiPhuong],
    optionGroups: [
      {
        key: 'hinh-thuc-tham-du',
        name: 'Hình thức tham dự',
        options: [
          {
            key: 'truc-tiep-tp-hcm',
            name: 'Trực tiếp tại TP. Hồ Chí Minh',
            price: 750_000,
            capacity: 90,
          },
          { key: 'truc-tuyen', name: 'Trực tuyến', price: 450_000, capacity: 400 },
        ],
      },
      {
        key: 'goi-doanh-nghiep',
        name: 'Gói doanh nghiệp',
        options: [
          {
            key: 'truc-tuyen-nhom',
            name: 'Phòng trực tuyến riêng đến 15 người',
            price: 4_500_000,
            capacity: 12,
          },
        ],
      },
    ],
    body: `
Luật Bảo vệ dữ liệu cá nhân có hiệu lực từ ngày 01/01/2026. Sau giai đoạn gấp rút ban hành chính sách và biểu mẫu, đã đến lúc hỏi xem các quy trình có vận hành hay không. Đó chính là công việc của kiểm toán nội bộ.

## Ba góc nhìn trên cùng một vấn đề

**Luật sư** nhắc lại những nghĩa vụ hay bị hiểu sai: căn cứ xử lý không chỉ có sự đồng ý; hồ sơ đánh giá tác động phải được cập nhật; bên xử lý dữ liệu cũng có trách nhiệm riêng.

**Chuyên gia kiểm toán công nghệ** trình bày cách kiểm tra nhật ký truy cập, thời hạn lưu trữ và việc xoá dữ liệu trên bản sao lưu, là những điểm mà văn bản nội bộ nói rất hay nhưng hệ thống chưa làm được.

**Trưởng kiểm toán nội bộ ngân hàng** chia sẻ cuộc kiểm toán đã thực hiện: phạm vi, khối lượng, các phát hiện được ban điều hành coi trọng và bài học về phối hợp.

## Chương trình buổi sáng

- 08:30 – Toàn cảnh năm đầu tiên
- 09:15 – Kiểm tra bằng chứng: từ chính sách đến hệ thống
- 10:15 – Giải lao
- 10:30 – Kinh nghiệm của một cuộc kiểm toán
- 11:15 – Hỏi đáp với cả ba diễn giả

> Chính sách nói “chúng tôi xoá dữ liệu sau hai năm”. Câu hỏi kiểm toán: cho xem lần xoá gần nhất.

## Lựa chọn tham dự

Ngoài vé cá nhân trực tiếp và trực tuyến, Viện có **gói doanh nghiệp**: một phòng trực tuyến riêng cho tối đa mười lăm người của cùng đơn vị, thêm 30 phút trao đổi kín với diễn giả sau phiên chung. Mỗi người trong gói đều được cấp giấy xác nhận 3,5 giờ CPE theo danh sách đơn vị gửi.

Nội dung hội thảo mang tính trao đổi nghề nghiệp, không phải ý kiến tư vấn pháp lý. Người muốn học có hệ thống xin xem khoá [Kiểm toán tuân thủ bảo vệ dữ liệu cá nhân](/khoa-hoc/kiem-toan-tuan-thu-bao-ve-du-lieu-ca-nhan).
`,
  },
  {
    title: 'Toạ đàm kín: Uỷ ban kiểm toán và người phụ trách kiểm toán nội bộ',
    slug: 'toa-dam-uy-ban-kiem-toan-va-nguoi-phu-trach-kiem-toan-noi-bo',
    summary:
      'Bốn mươi chỗ cho thành viên Uỷ ban kiểm toán và trưởng kiểm toán nội bộ cùng bàn về kỳ vọng, thông tin và những cuộc họp riêng.',
    price: 1_200_000,
    memberPrice: 900_000,
    schedule: ['+1w fri 14:00', '+1w fri 17:30'],
    venue: 'Phòng họp lớn, trụ sở Viện, Hà Nội',
    capacity: 40,
    demand: 'full',
    cpeHours: 3,
    speakers: [people.vanKhoi, people.lanAnh],
    body: `
Mối quan hệ giữa Uỷ ban kiểm toán và người phụ trách kiểm toán nội bộ quyết định phần lớn hiệu quả của chức năng này, nhưng hiếm khi được bàn một cách thẳng thắn. Toạ đàm mời cả hai phía ngồi cùng một bàn, trong một không gian nhỏ và kín.

## Ba chủ đề thảo luận

### Kỳ vọng

Uỷ ban muốn biết điều gì mà báo cáo hiện nay chưa nói? Người phụ trách kiểm toán cần sự ủng hộ nào mà chưa được hỏi tới? Hai diễn giả mở đầu bằng kết quả trao đổi với mười bốn doanh nghiệp.

### Thông tin

Bao nhiêu trang là đủ cho một kỳ họp? Phát hiện nào phải lên tới Uỷ ban, phát hiện nào dừng ở ban điều hành? Khi nào cần gọi điện thay vì chờ báo cáo quý?

### Cuộc họp riêng

Chuẩn mực coi việc người phụ trách kiểm toán nội bộ được tiếp cận trực tiếp Hội đồng quản trị, gồm cả các cuộc họp không có ban điều hành, là điều kiện thiết yếu. Thực tế ra sao? Hỏi gì, nói gì, ghi chép thế nào?

## Hình thức

- Ba bàn thảo luận, mỗi bàn có cả thành viên Uỷ ban kiểm toán và kiểm toán nội bộ của những doanh nghiệp khác nhau
- Áp dụng nguyên tắc Chatham House, không ghi âm, không chụp ảnh tài liệu
- Bản tổng hợp không nêu tên được gửi trong hai tuần

> Cuộc họp riêng tốt nhất là cuộc họp diễn ra đều đặn, kể cả khi không có gì nghiêm trọng để nói.

## Điều kiện tham dự

Người tham dự đang là thành viên Hội đồng quản trị, Uỷ ban kiểm toán, Ban kiểm soát hoặc người phụ trách kiểm toán nội bộ. Viện xác nhận tư cách sau khi nhận đăng ký và hoàn phí nếu không phù hợp. Toạ đàm chỉ tổ chức trực tiếp để bảo đảm tính riêng tư, số chỗ không mở thêm; khi đã kín, Quý khách vui lòng theo dõi kỳ tiếp theo dự kiến sau sáu tháng. Tài liệu nên đọc trước: phần về Hội đồng quản trị trong [Cẩm nang thiết lập chức năng kiểm toán nội bộ](/tai-lieu/cam-nang-thiet-lap-chuc-nang-kiem-toan-noi-bo).
`,
  },
  {
    title: 'Gặp gỡ người đạt CIA: chuyện học, chuyện thi, chuyện nghề',
    slug: 'gap-go-nguoi-dat-cia',
    summary:
      'Buổi tối giao lưu trực tuyến miễn phí cho người đang cân nhắc hoặc đang ôn thi CIA, với bốn câu chuyện rất khác nhau.',
    price: 0,
    schedule: ['+6w tue 19:30', '+6w tue 21:00'],
    venue: 'Trực tuyến',
    meetingUrl: 'https://hop.vien-ktnb.example/gap-go-cia',
    capacity: 500,
    cpeHours: 1.5,
    speakers: [people.thuHa, people.maiPhuong, people.huuPhuoc, people.bichNgoc],
    body: `
Mỗi năm Viện tổ chức hai buổi gặp gỡ giữa những người đã đạt chứng chỉ CIA và những người đang trên đường. Không có bài giảng, không có quảng bá; chỉ có những câu chuyện thật và phần hỏi đáp dài hơn phần trình bày.

## Bốn vị khách, bốn con đường

- Người đạt ba phần trong chín tháng khi đang nuôi con nhỏ, nhờ học mỗi sáng từ năm giờ
- Người trượt Phần 3 hai lần và kể vì sao lần thứ ba lại khác
- Người chuyển từ thanh tra nhà nước sang kiểm toán nội bộ ở tuổi bốn mươi hai
- Người dạy luyện thi mười năm và đã thấy đủ loại kế hoạch học tập đổ vỡ

## Những câu hỏi thường được hỏi

1. Tiếng Anh ở mức nào thì bắt đầu được?
2. Nên tự học hay học lớp, mua tài liệu nào trước?
3. Thi theo thứ tự nào, đặt lịch ra sao, trong phòng thi có gì bất ngờ?
4. Kinh nghiệm làm việc được xác nhận bằng cách nào?
5. Có chứng chỉ rồi, công việc và thu nhập thay đổi thế nào trên thực tế?
6. Duy trì 40 giờ CPE mỗi năm có khó không?

> Tôi không thông minh hơn những người bỏ cuộc. Tôi chỉ đặt lịch thi trước khi kịp sợ.

## Cách tham dự

Buổi gặp gỡ miễn phí và mở cho tất cả mọi người. Quý khách đặt chỗ như với mọi hội thảo khác; đường dẫn phòng họp hiển thị trong tài khoản. Câu hỏi có thể gửi trước, không cần nêu tên.

Người tham dự đủ thời lượng được cấp giấy xác nhận 1,5 giờ CPE. Sau buổi gặp, Viện gửi bản tổng hợp câu hỏi – trả lời và tài liệu [Tóm tắt đề cương CIA 2025](/tai-lieu/tom-tat-de-cuong-cia-2025). Nếu chưa biết mình hợp với chứng chỉ nào, Quý khách có thể xem trước trang giới thiệu [chứng chỉ CIA](/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo) và [chứng chỉ IAP](/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo).
`,
  },
];
