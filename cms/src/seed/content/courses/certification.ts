import { people } from '../people';
import type { CourseSource } from '../types';

export const certificationCourses: CourseSource[] = [
  {
    code: 'CIA-P1',
    title: 'Luyện thi CIA Phần 1 – Nền tảng kiểm toán nội bộ',
    slug: 'luyen-thi-cia-phan-1',
    summary:
      'Mười buổi bám sát đề cương CIA 2025 cho bài thi 125 câu trong 150 phút, kèm ngân hàng câu hỏi và hai bài thi thử.',
    price: 8_900_000,
    memberPrice: 7_400_000,
    format: 'hybrid',
    level: 'intermediate',
    hours: 40,
    cpeHours: 40,
    schedule: ['+4w sat 08:30', '+8w sun 12:00'],
    capacity: 36,
    featured: true,
    instructors: [people.thuHa, people.bichNgoc, people.khanhLinh],
    outline: [
      [
        'Nền tảng của kiểm toán nội bộ',
        'Mục đích, nhiệm vụ được giao, quy chế, dịch vụ đảm bảo và dịch vụ tư vấn.',
      ],
      [
        'Đạo đức và tính chuyên nghiệp',
        'Chính trực, khách quan, năng lực, thận trọng nghề nghiệp và bảo mật.',
      ],
      [
        'Quản trị, quản lý rủi ro và kiểm soát',
        'Khái niệm, khuôn khổ và cách kiểm toán nội bộ đánh giá từng phần.',
      ],
      [
        'Rủi ro gian lận',
        'Loại gian lận, dấu hiệu, kiểm soát và trách nhiệm của kiểm toán nội bộ.',
      ],
      ['Kỹ thuật làm bài', 'Đọc câu hỏi, loại phương án, phân bổ 150 phút cho 125 câu.'],
      [
        'Thi thử và chữa đề',
        'Hai bài thi thử trọn thời gian, phân tích điểm yếu theo từng lĩnh vực.',
      ],
    ],
    body: `
Phần 1 là cửa vào của chứng chỉ CIA và cũng là nền cho hai phần sau. Theo đề cương 2025, bài thi gồm **125 câu trắc nghiệm trong 150 phút**; điểm được quy đổi trên thang 250–750 và mức đạt là 600. Khoá học của Viện đi theo đúng cấu trúc bốn lĩnh vực của đề cương, không dạy theo thứ tự chương của bất kỳ bộ sách nào.

## Trọng tâm ôn tập

Lĩnh vực nền tảng chiếm tỷ trọng lớn nhất, tiếp đến là quản trị, rủi ro và kiểm soát. Đạo đức chiếm tỷ trọng đáng kể và là nơi thí sinh Việt Nam mất điểm nhiều hơn dự tính, vì các tình huống đòi hỏi chọn phương án *tốt nhất* trong số những phương án đều có vẻ đúng.

- Học khái niệm bằng tiếng Việt, luyện câu hỏi bằng tiếng Anh ngay từ buổi đầu
- Mỗi buổi kết thúc bằng 25 câu hỏi tính giờ
- Bảng theo dõi cá nhân cho biết lĩnh vực nào cần ôn thêm
- Nhóm học có cố vấn là hội viên đã đạt CIA

## Lịch học và hình thức

Lớp học vào sáng thứ Bảy và Chủ nhật, mười buổi trong năm tuần, mỗi buổi bốn giờ học 50 phút, trực tiếp tại Hà Nội và truyền trực tuyến đồng thời. Bản ghi hình được mở trong sáu tháng để học viên xem lại. Nên dành thêm sáu đến tám giờ tự học mỗi tuần và đặt lịch thi trong vòng bốn tuần sau buổi cuối.

## Điều kiện và thủ tục

Thí sinh đăng ký chương trình CIA trực tiếp với IIA, nộp giấy tờ xác nhận trình độ và thi tại trung tâm khảo thí được uỷ quyền. **Học phí chưa gồm lệ phí ghi danh và lệ phí thi** do IIA thu. Viện hướng dẫn thủ tục tại buổi khai giảng và xem trước hồ sơ cho học viên có nhu cầu.

> Đừng đợi “học xong hết” mới làm đề. Câu hỏi là cách nhanh nhất để biết mình chưa hiểu gì.

Sau khi đạt Phần 1, học viên có thể học ngay [Phần 2](/khoa-hoc/luyen-thi-cia-phan-2). Thứ tự thi ba phần do thí sinh tự chọn, nhưng Viện khuyến nghị thi lần lượt vì kiến thức nối tiếp nhau.
`,
  },
  {
    code: 'CIA-P2',
    title: 'Luyện thi CIA Phần 2 – Cuộc kiểm toán nội bộ',
    slug: 'luyen-thi-cia-phan-2',
    summary:
      'Ôn tập phần thi về lập kế hoạch, thu thập và phân tích thông tin, giám sát cuộc kiểm toán: 100 câu trong 120 phút.',
    price: 8_200_000,
    memberPrice: 6_800_000,
    format: 'hybrid',
    level: 'intermediate',
    hours: 32,
    cpeHours: 32,
    schedule: ['+6w sat 13:30', '+9w sun 17:00'],
    capacity: 36,
    instructors: [people.bichNgoc, people.minhQuan],
    outline: [
      [
        'Lập kế hoạch cuộc kiểm toán',
        'Mục tiêu, phạm vi, tiêu chí đánh giá, đánh giá rủi ro, chương trình làm việc và nguồn lực.',
      ],
      ['Thu thập thông tin', 'Nguồn thông tin, phỏng vấn, lưu đồ, bảng câu hỏi, chọn mẫu.'],
      [
        'Phân tích và đánh giá',
        'Thủ tục phân tích, công nghệ trong kiểm toán, nguyên nhân gốc, mức độ quan trọng của phát hiện.',
      ],
      ['Giám sát và truyền đạt', 'Soát xét hồ sơ, phối hợp, trao đổi trong cuộc kiểm toán.'],
      ['Thi thử và chữa đề', 'Hai bài thi thử 100 câu trong 120 phút.'],
    ],
    body: `
Nếu Phần 1 hỏi “kiểm toán nội bộ là gì” thì Phần 2 hỏi “kiểm toán viên làm gì tiếp theo”. Hầu hết câu hỏi đặt thí sinh vào giữa một cuộc kiểm toán: thông tin chưa đủ, thời gian có hạn, đơn vị được kiểm toán chưa đồng ý. Bốn phương án đều là việc nên làm; đáp án là việc nên làm **trước**.

## Cấu trúc bài thi

Đề cương 2025 dành khoảng một nửa số câu cho khâu lập kế hoạch, phần lớn còn lại cho thu thập, phân tích và đánh giá thông tin, và một phần nhỏ cho giám sát và truyền đạt. Bài thi có 100 câu trong 120 phút, mức đạt 600 trên thang 250–750. Tỷ trọng này nói lên một điều: kiểm toán viên giỏi được nhận ra từ trước khi xuống hiện trường.

## Khoá học chuẩn bị cho thí sinh như thế nào

1. Mỗi chủ đề bắt đầu bằng một tình huống thực tế tại doanh nghiệp Việt Nam, sau đó mới đến khái niệm trong Chuẩn mực.
2. Học viên lập bảng “việc trước – việc sau” cho mười hai tình huống hay gặp trong đề.
3. Phần chọn mẫu, thủ tục phân tích và đọc biểu đồ được luyện bằng bài tính tay, vì phòng thi chỉ cho dùng máy tính đơn giản trên màn hình.
4. Hai bài thi thử được chấm theo lĩnh vực; giảng viên hẹn trao đổi riêng với học viên đạt dưới 70% số câu.

## Ai nên học

Người đã đạt Phần 1 hoặc có từ hai năm kinh nghiệm thực hiện kiểm toán. Học viên chuyển từ kiểm toán độc lập nên đặc biệt chú ý khác biệt về mục tiêu và về trọng yếu: điều quan trọng với kiểm toán nội bộ là ảnh hưởng tới mục tiêu của tổ chức, không chỉ tới báo cáo tài chính.

### Tài liệu kèm theo

- Sổ tay 160 trang bằng tiếng Việt có đối chiếu thuật ngữ tiếng Anh
- 400 câu hỏi luyện tập có giải thích từng phương án
- Quyền dự một buổi giải đáp mỗi tháng cho tới ngày thi

Học phí chưa gồm lệ phí thi của IIA. Học viên đã học Phần 1 tại Viện được ưu tiên xếp chỗ lớp trực tiếp. Nếu còn phân vân về lộ trình, hãy đọc [Tóm tắt đề cương CIA 2025](/tai-lieu/tom-tat-de-cuong-cia-2025) trước khi đăng ký.
`,
  },
  {
    code: 'CIA-P3',
    title: 'Luyện thi CIA Phần 3 – Chức năng kiểm toán nội bộ',
    slug: 'luyen-thi-cia-phan-3',
    summary:
      'Phần thi cuối của CIA: vận hành, kế hoạch, chất lượng của chức năng kiểm toán nội bộ và kết quả cuộc kiểm toán.',
    price: 8_200_000,
    memberPrice: 6_800_000,
    format: 'online',
    level: 'advanced',
    hours: 36,
    cpeHours: 36,
    schedule: ['+8w mon 18:30', '+13w wed 21:00'],
    capacity: 50,
    instructors: [people.lanAnh, people.minhQuan],
    outline: [
      [
        'Vận hành chức năng kiểm toán nội bộ',
        'Phương pháp luận, nguồn lực tài chính, con người và công nghệ.',
      ],
      [
        'Kế hoạch kiểm toán nội bộ',
        'Nguồn rủi ro, ưu tiên, phối hợp với các bên đảm bảo, phê duyệt và điều chỉnh.',
      ],
      [
        'Chất lượng của chức năng',
        'Chương trình đảm bảo và nâng cao chất lượng, đánh giá nội bộ và bên ngoài, công bố mức tuân thủ.',
      ],
      ['Kết quả cuộc kiểm toán', 'Truyền đạt, kiến nghị, chấp nhận rủi ro và xử lý bất đồng.'],
      ['Theo dõi', 'Xác nhận việc thực hiện kiến nghị và kế hoạch hành động.'],
    ],
    body: `
Từ đề cương 2025, Phần 3 không còn là tập hợp kiến thức kinh doanh rộng như trước. Toàn bộ bài thi xoay quanh một chủ thể: **chức năng kiểm toán nội bộ** và người lãnh đạo chức năng ấy. Thí sinh quen tài liệu cũ cần bỏ bớt phần kế toán quản trị, tài chính và công nghệ thông tin đại cương, và dành thời gian cho quản trị chức năng, chất lượng và kết quả kiểm toán.

## Hình dung về bài thi

Thí sinh có 120 phút cho 100 câu. Lĩnh vực kết quả cuộc kiểm toán và theo dõi chiếm tỷ trọng lớn nhất; ba lĩnh vực còn lại là vận hành, kế hoạch và chất lượng. Câu hỏi thường đặt thí sinh vào vai người phụ trách kiểm toán nội bộ: kiến nghị bị từ chối, ngân sách bị cắt, Hội đồng quản trị muốn đổi kế hoạch giữa năm, đánh giá bên ngoài cho kết quả tuân thủ một phần.

> Ở Phần 3, phương án “báo ngay Hội đồng quản trị” ít khi là bước đầu tiên, nhưng thường là bước không được bỏ qua.

## Cách tổ chức lớp

Lớp trực tuyến hai buổi tối mỗi tuần, phù hợp với học viên đang đi làm ở mọi tỉnh thành. Mỗi buổi gồm 60 phút bài giảng, 45 phút chữa câu hỏi và 45 phút thảo luận một tình huống lãnh đạo. Bản ghi hình có sau 24 giờ.

- Tuần 1–2: vận hành chức năng, phương pháp luận và nguồn lực
- Tuần 3: kế hoạch kiểm toán và phối hợp đảm bảo
- Tuần 4: chương trình đảm bảo và nâng cao chất lượng
- Tuần 5–6: kết quả, truyền đạt, theo dõi và thi thử

## Sau khi đạt ba phần

Thí sinh cần đáp ứng yêu cầu về kinh nghiệm theo trình độ học vấn trước khi được cấp chứng chỉ, và tuân thủ yêu cầu đạo đức của IIA. Người giữ chứng chỉ đang hành nghề phải tích luỹ 40 giờ CPE mỗi năm, trong đó có 2 giờ về đạo đức. Viện có các khoá ngắn giúp duy trì yêu cầu này, ví dụ [Đạo đức nghề nghiệp cho người giữ chứng chỉ](/khoa-hoc/dao-duc-nghe-nghiep-cho-nguoi-giu-chung-chi).
`,
  },
  {
    code: 'CRMA-01',
    title: 'Luyện thi CRMA – Đảm bảo quản lý rủi ro',
    slug: 'luyen-thi-crma',
    summary:
      'Dành cho kiểm toán viên muốn chứng minh năng lực đảm bảo và tư vấn về quản lý rủi ro: quản trị rủi ro, khuôn khổ, đánh giá và báo cáo.',
    price: 9_500_000,
    memberPrice: 7_900_000,
    format: 'online',
    level: 'advanced',
    hours: 30,
    cpeHours: 30,
    schedule: ['+5w tue 18:30', '+9w fri 21:00'],
    capacity: 40,
    instructors: [people.khanhLinh, people.thuHa],
    outline: [
      [
        'Vai trò và trách nhiệm của kiểm toán nội bộ',
        'Đảm bảo và tư vấn về rủi ro mà không nhận trách nhiệm quản lý.',
      ],
      ['Quản trị quản lý rủi ro', 'Văn hoá rủi ro, khẩu vị, cơ cấu, mô hình ba tuyến.'],
      ['Khuôn khổ quản lý rủi ro', 'COSO ERM 2017 và ISO 31000:2018 qua cùng một tình huống.'],
      [
        'Đảm bảo quản lý rủi ro',
        'Đánh giá quy trình quản lý rủi ro, bản đồ đảm bảo, rủi ro mới nổi.',
      ],
      [
        'Báo cáo và truyền đạt',
        'Ý kiến về mức độ trưởng thành, trao đổi với Uỷ ban kiểm toán và Uỷ ban quản lý rủi ro.',
      ],
      ['Thi thử', 'Một bài thi thử trọn thời gian và buổi chữa đề.'],
    ],
    body: `
Hội đồng quản trị ngày càng hỏi kiểm toán nội bộ một câu rộng hơn phạm vi của từng cuộc kiểm toán: “Hệ thống quản lý rủi ro của chúng ta có đáng tin không?”. Chứng chỉ CRMA dành cho người phải trả lời câu hỏi ấy. Đây là chứng chỉ chuyên sâu của IIA, tập trung vào đảm bảo quản lý rủi ro, tự đánh giá và tư vấn cho cấp quản trị.

## Khoá học phù hợp với ai

- Kiểm toán viên nội bộ đã có CIA hoặc kinh nghiệm tương đương
- Người làm quản lý rủi ro chuyển sang vai trò đảm bảo
- Thành viên Ban kiểm soát, Uỷ ban kiểm toán muốn hiểu cách đánh giá hệ thống quản lý rủi ro

Trước khi đăng ký thi, thí sinh nên xem điều kiện dự thi hiện hành trên trang của IIA vì yêu cầu đầu vào có thể được điều chỉnh.

## Điểm khác của phương pháp

Chúng tôi dùng một tình huống duy nhất cho cả khoá: một công ty năng lượng niêm yết chuẩn bị đầu tư nhà máy điện gió. Học viên lần lượt đánh giá khẩu vị rủi ro, cơ cấu quản trị, quy trình nhận diện và thẻ điểm rủi ro của công ty, rồi viết ý kiến đảm bảo tổng thể. Cách này giúp nối các khái niệm vốn hay được học rời rạc, và gần với dạng câu hỏi tình huống của đề thi.

## Ba ranh giới phải thuộc

1. Kiểm toán nội bộ có thể điều phối hội thảo nhận diện rủi ro, nhưng không quyết định mức rủi ro chấp nhận.
2. Kiểm toán nội bộ có thể góp ý cho khuôn khổ, nhưng không vận hành khuôn khổ.
3. Khi buộc phải nhận thêm vai trò, cần có biện pháp bảo vệ tính khách quan và thời hạn kết thúc.

> Đảm bảo về quản lý rủi ro là ý kiến về một hệ thống đang sống; bằng chứng nằm ở quyết định đã được thay đổi nhờ thông tin rủi ro.

## Duy trì chứng chỉ

Người giữ CRMA đang hành nghề tích luỹ 20 giờ CPE mỗi năm. Thời lượng khoá học này được xác nhận 30 giờ CPE, có thể dùng cho cả CIA và CRMA trong cùng kỳ báo cáo theo quy định của IIA.
`,
  },
  {
    code: 'IAP-01',
    title: 'Luyện thi IAP – Người hành nghề kiểm toán nội bộ',
    slug: 'luyen-thi-iap',
    summary:
      'Chương trình tự học cho sinh viên năm cuối và người mới vào nghề muốn có chứng chỉ quốc tế đầu tiên trước khi học CIA.',
    price: 3_900_000,
    memberPrice: 3_100_000,
    format: 'self-paced',
    level: 'foundation',
    hours: 24,
    cpeHours: 24,
    instructors: [people.bichNgoc],
    outline: [
      ['Bức tranh chung', 'IAP trong hệ thống chứng chỉ của IIA; đăng ký, chuẩn bị và ngày thi.'],
      ['Nền tảng nghề nghiệp', 'Mục đích, quy chế, độc lập, khách quan, đảm bảo và tư vấn.'],
      [
        'Đạo đức trong tình huống',
        'Mười hai tình huống có lời giải về chính trực, khách quan và bảo mật.',
      ],
      ['Rủi ro và kiểm soát', 'Loại kiểm soát, thiết kế và vận hành, rủi ro gian lận.'],
      ['Luyện đề', 'Ôn theo bốn lĩnh vực của Phần 1, thi thử 125 câu trong 150 phút và chữa đề.'],
    ],
    body: `
IAP (Internal Audit Practitioner) là chứng chỉ dành cho người ở chặng đầu của nghề. Từ ngày 28/05/2025, kỳ thi IAP chính là Phần 1 của CIA: **125 câu trắc nghiệm trong 150 phút**. Với sinh viên và người chuyển ngành, đây là cách chứng minh sự nghiêm túc khi chưa đủ kinh nghiệm cho CIA.

## Vì sao nên bắt đầu từ IAP

Nhiều người trẻ đăng ký thẳng CIA rồi bỏ dở vì khối lượng lớn và tiếng Anh chuyên ngành còn yếu. IAP chỉ có một bài thi, cũng là Phần 1 của CIA, nên giúp hình thành thói quen học có kế hoạch, làm quen với cách ra câu hỏi và vốn thuật ngữ. Khi học tiếp CIA, kết quả Phần 1 được công nhận theo điều kiện của IIA, và học viên đi thẳng vào [Phần 2](/khoa-hoc/luyen-thi-cia-phan-2).

## Chương trình tám tuần

- **Tuần 1:** lập kế hoạch cá nhân, kiểm tra đầu vào 40 câu
- **Tuần 2–3:** nền tảng nghề nghiệp và đạo đức
- **Tuần 4–5:** quản trị, rủi ro, kiểm soát và gian lận
- **Tuần 6–7:** luyện câu hỏi theo bốn lĩnh vực
- **Tuần 8:** thi thử, rà điểm yếu và đặt lịch thi

Toàn bộ bài giảng là video ngắn dưới mười hai phút có phụ đề, kèm bản ghi để in. Mỗi tuần có phòng hỏi đáp trực tuyến một giờ với trợ giảng. Học viên có thể học nhanh hoặc chậm hơn lịch gợi ý; quyền truy cập kéo dài mười hai tháng.

## Thuật ngữ song ngữ

Đề thi dùng tiếng Anh, vì vậy mỗi bài đều có bảng từ khoá song ngữ và bài tập đọc đề. Học viên nên tải thêm [Thuật ngữ kiểm toán nội bộ Anh – Việt](/tai-lieu/thuat-ngu-kiem-toan-noi-bo-anh-viet), tài liệu miễn phí của Viện.

> Hãy học để làm được việc vào sáng thứ Hai; kỳ thi sẽ là hệ quả.

## Sau khi đạt

Từ năm 2026, người giữ chứng chỉ IAP cần tích luỹ 20 giờ CPE mỗi năm. Viện gửi thư nhắc trước hạn báo cáo cho hội viên và gợi ý các hoạt động phù hợp, trong đó nhiều hội thảo được miễn phí cho hội viên sinh viên.
`,
  },
];
