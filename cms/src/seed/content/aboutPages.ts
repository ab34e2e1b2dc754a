import type { ArticleSource } from './types';

export const aboutPages: ArticleSource[] = [
  {
    title: 'Giới thiệu về Viện',
    slug: 'gioi-thieu',
    summary:
      'Viện Kiểm toán nội bộ Việt Nam là tổ chức nghề nghiệp của những người làm kiểm toán nội bộ, quản trị, quản lý rủi ro và kiểm soát.',
    body: `
Viện Kiểm toán nội bộ Việt Nam tập hợp những người làm kiểm toán nội bộ trong doanh nghiệp, ngân hàng, bảo hiểm và khu vực công. Viện đào tạo, cung cấp tài liệu, tổ chức hội thảo, hỗ trợ thi chứng chỉ quốc tế và lên tiếng cho nghề.

## Viện làm gì

- **Đào tạo:** hơn hai mươi khoá học, từ nhập môn đến lãnh đạo chức năng kiểm toán nội bộ
- **Chứng chỉ:** đồng hành với người học CIA, CRMA và IAP
- **Nghiên cứu:** khảo sát thường niên, hướng dẫn thực hành, chuyên đề
- **Kết nối:** hội thảo, chi hội, câu lạc bộ và chương trình cố vấn

## Ai là hội viên

Hội viên cá nhân, sinh viên và tổ chức. Hội viên đến từ nhiều ngành, cùng cam kết tuân thủ chuẩn mực và đạo đức nghề nghiệp. Quyền lợi được nêu tại trang [lợi ích hội viên](/loi-ich-hoi-vien).

## Nguyên tắc hoạt động

Viện hoạt động không vì lợi nhuận. Thu từ đào tạo, hội thảo và phí hội viên được dùng cho nghiên cứu và phát triển nghề. Báo cáo tài chính hằng năm được kiểm toán độc lập và gửi tới hội viên.
`,
  },
  {
    title: 'Lịch sử hình thành và phát triển',
    slug: 'lich-su-hinh-thanh',
    summary:
      'Từ một nhóm kiểm toán viên gặp nhau cuối tuần đến một tổ chức nghề nghiệp có chi hội ở ba miền.',
    body: `
Lịch sử của Viện gắn với sự trưởng thành của nghề kiểm toán nội bộ tại Việt Nam, từ một công việc ít người biết đến thành một yêu cầu của pháp luật và của thị trường.

## Những năm đầu

Viện bắt đầu từ một nhóm kiểm toán viên ngân hàng và tập đoàn sản xuất gặp nhau mỗi tháng để cùng đọc chuẩn mực. Bản dịch thuật ngữ đầu tiên được đánh máy rồi chuyền tay từng bản.

## Các dấu mốc

1. **Hội đồng sáng lập** được thành lập, thông qua tôn chỉ và quy chế tạm thời.
2. **Lớp luyện thi CIA đầu tiên** khai giảng tại Hà Nội với mười bốn học viên.
3. **Nghị định 05/2019/NĐ-CP** ra đời; Viện mở chương trình riêng cho doanh nghiệp niêm yết và khu vực công.
4. **Thông tư 08/2021/TT-BTC** có hiệu lực; Viện công bố bảng đối chiếu với chuẩn mực quốc tế.
5. **Chuẩn mực Kiểm toán nội bộ toàn cầu** có hiệu lực từ ngày 09/01/2025; toàn bộ khoá học được biên soạn lại.
6. **Chi hội miền Trung** ra mắt, sau chi hội Hà Nội và TP. Hồ Chí Minh.

## Điều không đổi

Qua các thời kỳ, Viện giữ thói quen của những ngày đầu: mọi buổi họp chuyên môn đều bắt đầu bằng một tình huống thật.
`,
  },
  {
    title: 'Sứ mệnh, tầm nhìn và giá trị cốt lõi',
    slug: 'su-menh-tam-nhin',
    summary:
      'Nâng chuẩn nghề kiểm toán nội bộ tại Việt Nam, để mỗi tổ chức có một tiếng nói độc lập, khách quan và đáng tin cậy.',
    body: `
## Sứ mệnh

Phát triển nghề kiểm toán nội bộ tại Việt Nam bằng đào tạo có chất lượng, chuẩn mực rõ ràng và một cộng đồng biết chia sẻ, vì sự minh bạch và phát triển bền vững của các tổ chức.

## Tầm nhìn

Trở thành nơi đầu tiên mà Hội đồng quản trị, ban điều hành và kiểm toán viên nội bộ nghĩ đến khi cần sự đảm bảo về quản trị, rủi ro và kiểm soát.

## Giá trị cốt lõi

- **Chính trực:** nói điều đúng, kể cả khi khó nói
- **Khách quan:** để bằng chứng dẫn đường
- **Học hỏi:** mỗi năm biết thêm một điều mới và bỏ đi một thói quen cũ
- **Phụng sự:** đặt lợi ích công chúng và của nghề lên trước
- **Gần gũi:** viết cho người đọc, dạy cho người học

## Mục tiêu ba năm

1. Mọi khoá học có mục tiêu đầu ra và bài đánh giá.
2. Hội viên khu vực công chiếm một phần ba tổng số hội viên.
3. Mỗi quý có một buổi đối thoại giữa Uỷ ban kiểm toán và người phụ trách kiểm toán nội bộ.
`,
  },
  {
    title: 'Điều lệ của Viện',
    slug: 'dieu-le',
    summary:
      'Tóm tắt Điều lệ: tôn chỉ, hội viên, cơ cấu tổ chức, tài chính và trách nhiệm giải trình trước Đại hội.',
    body: `
Điều lệ do Đại hội hội viên thông qua. Trang này tóm tắt những nội dung được hỏi nhiều nhất; bản đầy đủ được gửi cho Quý hội viên khi gia nhập.

## Tôn chỉ

Viện là tổ chức nghề nghiệp hoạt động tự nguyện, tự quản, không vì lợi nhuận, tuân thủ pháp luật Việt Nam và chuẩn mực nghề nghiệp.

## Hội viên

1. Hội viên cá nhân: người làm hoặc quan tâm tới kiểm toán nội bộ, quản trị, rủi ro, kiểm soát.
2. Hội viên sinh viên: người đang học đại học, cao đẳng.
3. Hội viên tổ chức: doanh nghiệp, cơ quan, đơn vị cử người đại diện.

Mọi hội viên được tham gia ban chuyên môn và hưởng giá hội viên; hội viên cá nhân và người đại diện của hội viên tổ chức được đề cử, biểu quyết tại Đại hội. Hội viên có nghĩa vụ đóng phí hội viên, tuân thủ đạo đức nghề nghiệp và giữ gìn uy tín của Viện.

## Cơ cấu tổ chức

- Đại hội hội viên: cơ quan quyết định cao nhất, họp hằng năm
- [Hội đồng quản trị](/ve-chung-toi/hoi-dong-quan-tri): định hướng và giám sát giữa hai kỳ Đại hội
- [Hội đồng sáng lập](/ve-chung-toi/hoi-dong-sang-lap): tư vấn, gìn giữ tôn chỉ
- [Các phòng ban chức năng](/ve-chung-toi/cac-phong-ban-chuc-nang): thực hiện kế hoạch năm

## Tài chính

Nguồn thu gồm phí hội viên, thu từ đào tạo, tài liệu, hội thảo và tài trợ hợp pháp. Báo cáo tài chính năm được kiểm toán độc lập và trình Đại hội.
`,
  },
  {
    title: 'Cơ cấu tổ chức',
    slug: 'co-cau-to-chuc',
    summary:
      'Đại hội, Hội đồng quản trị, Hội đồng sáng lập và sáu phòng ban chức năng phối hợp theo kế hoạch năm được công khai với hội viên.',
    body: `
Cơ cấu của Viện được thiết kế theo điều Viện khuyên các tổ chức khác: vai trò rõ ràng, giám sát độc lập và trách nhiệm giải trình.

## Quản trị

Hội đồng quản trị do Đại hội bầu, nhiệm kỳ năm năm. Hội đồng có Uỷ ban Kiểm toán và Uỷ ban Đạo đức, đứng đầu là thành viên không tham gia điều hành. Chính Viện cũng có người làm kiểm toán nội bộ, báo cáo trực tiếp Uỷ ban Kiểm toán.

## Sáu phòng ban chức năng

- Ban Đào tạo
- Ban Chứng chỉ
- Ban Nghiên cứu và Chuẩn mực
- Ban Hội viên
- Ban Truyền thông và Đối ngoại
- Văn phòng Viện

## Ban chuyên môn

Bên cạnh bộ máy thường trực, hội viên tham gia các ban chuyên môn theo ngành: ngân hàng, sản xuất, công nghệ và khu vực công. Ban chuyên môn góp ý cho chương trình đào tạo và phản biện tài liệu trước khi phát hành.

Quý khách xem danh sách nhân sự tại mục [Hội đồng quản trị](/ve-chung-toi/hoi-dong-quan-tri) và [các phòng ban chức năng](/ve-chung-toi/cac-phong-ban-chuc-nang).
`,
  },
  {
    title: 'Quan hệ với IIA toàn cầu',
    slug: 'quan-he-voi-iia-toan-cau',
    summary:
      'IIA là hiệp hội nghề nghiệp quốc tế thành lập năm 1941, ban hành chuẩn mực và chứng chỉ mà Viện giới thiệu tại Việt Nam.',
    body: `
The Institute of Internal Auditors (IIA) được thành lập năm 1941, trụ sở tại Lake Mary, bang Florida, Hoa Kỳ. IIA ban hành Chuẩn mực Kiểm toán nội bộ toàn cầu và tổ chức các kỳ thi CIA, CRMA, IAP.

## Viện và IIA

Viện giới thiệu chuẩn mực, tài liệu và chương trình chứng chỉ của IIA tới người làm nghề tại Việt Nam. Kỳ thi và việc cấp chứng chỉ do IIA thực hiện; Viện đào tạo, tư vấn hồ sơ và hỗ trợ duy trì giờ CPE.

## Lợi ích cho người làm nghề

1. Học bằng tiếng Việt, thi theo chuẩn quốc tế.
2. Tra cứu tình trạng chứng chỉ ngay trên trang này.
3. Tiếp cận tài liệu mới cùng phần giải thích phù hợp với pháp luật Việt Nam.

## Lưu ý về bản quyền

Chuẩn mực và tài liệu của IIA thuộc bản quyền của IIA. Nội dung tại mục [Chuẩn mực](/tieu-chuan) là phần giới thiệu do Viện biên soạn, không thay thế văn bản gốc.
`,
  },
  {
    title: 'Cam kết chất lượng và bảo mật',
    slug: 'cam-ket-chat-luong-va-bao-mat',
    summary:
      'Cách Viện kiểm soát chất lượng khoá học, tiếp nhận góp ý và bảo vệ dữ liệu cá nhân của học viên, hội viên.',
    body: `
## Chất lượng đào tạo

- Giảng viên có chứng chỉ nghề nghiệp và ít nhất tám năm kinh nghiệm
- Tài liệu được một người khác phản biện trước khi sử dụng
- Học viên đánh giá ẩn danh sau mỗi khoá; kết quả được báo cáo Hội đồng quản trị hằng quý
- Số giờ CPE ghi trên giấy xác nhận không vượt quá thời lượng thực học

## Tiếp nhận góp ý

Mọi góp ý, khiếu nại gửi qua trang [liên hệ](/lien-he) được trả lời trong ba ngày làm việc. Khiếu nại về đạo đức nghề nghiệp do Uỷ ban Đạo đức xem xét, độc lập với bộ phận bị khiếu nại.

## Bảo vệ dữ liệu cá nhân

1. Viện chỉ thu thập thông tin cần để cung cấp dịch vụ.
2. Thông tin chứng chỉ chỉ được tra cứu công khai khi người giữ chứng chỉ đồng ý, và không bao giờ kèm thông tin liên lạc.
3. Quý khách có quyền xem, sửa và yêu cầu xoá dữ liệu của mình theo quy định pháp luật.
`,
  },
];
