import type { NewsSource } from '../types';

export const membershipNews: NewsSource[] = [
  {
    title: 'Gia hạn hội viên trực tuyến: ba bước và một lưu ý',
    slug: 'gia-han-hoi-vien-truc-tuyen-ba-buoc-va-mot-luu-y',
    summary:
      'Thời hạn mới được tính nối tiếp thời hạn cũ, nên gia hạn sớm không làm Quý hội viên mất ngày nào.',
    day: '-3w fri',
    author: 'Ban Hội viên',
    tags: ['Gia hạn', 'Hướng dẫn'],
    body: `
Quý hội viên có thể gia hạn ngay trong tài khoản, không cần gửi giấy tờ.

## Ba bước

1. Đăng nhập và mở mục Loại hội viên.
2. Chọn loại hội viên và số năm; hệ thống hiển thị mức phí.
3. Chuyển khoản theo mã VietQR. Nội dung chuyển khoản đã có sẵn, xin giữ nguyên.

## Lưu ý về thời hạn

Nếu tư cách hội viên **còn hiệu lực**, thời hạn mới được cộng tiếp vào ngày hết hạn cũ. Nếu đã hết hạn, thời hạn mới tính từ ngày Viện xác nhận thanh toán.

Viện gửi lời nhắc trước khi hết hạn 30 ngày, 7 ngày và 1 ngày. Quý hội viên không nhận được thư nhắc xin kiểm tra hộp thư rác hoặc báo cho Viện qua trang [liên hệ](/lien-he).
`,
  },
  {
    title: 'Hội viên tổ chức: một hồ sơ cho cả bộ phận kiểm toán nội bộ',
    slug: 'hoi-vien-to-chuc-mot-ho-so-cho-ca-bo-phan-kiem-toan-noi-bo',
    summary:
      'Hội viên tổ chức quản lý phí hội viên tập trung, nhận hoá đơn một lần và cử người tham dự toạ đàm riêng.',
    day: '-10w mon',
    author: 'Ban Hội viên',
    tags: ['Hội viên tổ chức'],
    body: `
Nhiều đơn vị đề nghị Viện có cách đăng ký chung cho cả bộ phận. Loại hội viên tổ chức đáp ứng nhu cầu ấy.

## Quyền lợi chính

- Giá hội viên khi mua khoá học, tài liệu và hội thảo
- Mời tham dự toạ đàm giữa Uỷ ban kiểm toán và người phụ trách kiểm toán nội bộ
- Báo cáo khảo sát thường niên, kèm bản so sánh riêng nếu đơn vị tham gia khảo sát
- Một đầu mối hỗ trợ tại Viện

## Thủ tục

Đơn vị đăng ký một tài khoản đại diện và gửi yêu cầu hội viên tổ chức. Hoá đơn được xuất theo thông tin Quý khách khai khi đặt hàng. Danh sách quyền lợi đầy đủ có ở trang [lợi ích hội viên](/loi-ich-hoi-vien).
`,
  },
  {
    title: 'Câu lạc bộ Phân tích dữ liệu họp mặt lần đầu',
    slug: 'cau-lac-bo-phan-tich-du-lieu-hop-mat-lan-dau',
    summary:
      'Hội viên làm kiểm toán ở nhiều ngành cùng giải một bài toán dữ liệu thật đã ẩn danh, mỗi tháng một buổi tối.',
    day: '-16w thu',
    author: 'Ban Hội viên',
    tags: ['Câu lạc bộ', 'Phân tích dữ liệu'],
    body: `
Câu lạc bộ Phân tích dữ liệu ra đời từ đề nghị của các học viên khoá SQL. Buổi đầu tiên tổ chức trực tuyến, bài toán là tìm dấu hiệu chia nhỏ gói mua sắm.

## Cách sinh hoạt

1. Bài toán và dữ liệu được gửi trước một tuần.
2. Hai nhóm trình bày hai cách giải khác nhau.
3. Phần thảo luận tập trung vào cảnh báo giả và cách giải thích cho đơn vị được kiểm toán.

## Tham gia

Câu lạc bộ miễn phí cho Quý hội viên còn hiệu lực. Người mới có thể học trước khoá [SQL cho kiểm toán viên](/khoa-hoc/sql-cho-kiem-toan-vien). Mỗi buổi được xác nhận 1,5 giờ CPE.
`,
  },
  {
    title: 'Chi hội miền Trung ra mắt tại Đà Nẵng',
    slug: 'chi-hoi-mien-trung-ra-mat-tai-da-nang',
    summary:
      'Hội viên tại Đà Nẵng, Huế và các tỉnh lân cận có nơi sinh hoạt thường kỳ, bắt đầu bằng chuỗi bài nói về kiểm toán du lịch và khách sạn.',
    day: '-33w sat',
    author: 'Ban Hội viên',
    tags: ['Chi hội', 'Đà Nẵng'],
    body: `
Chi hội miền Trung của Viện ra mắt tại Đà Nẵng. Đây là chi hội thứ ba, sau Hà Nội và TP. Hồ Chí Minh.

## Hoạt động trong năm đầu

- Mỗi quý một buổi chuyên đề, ưu tiên ngành du lịch, thuỷ sản và cảng biển
- Hai lớp học trực tiếp tại Đà Nẵng
- Kết nối sinh viên với doanh nghiệp trong khu vực

## Ban điều hành chi hội

Ban điều hành gồm năm hội viên do Quý hội viên trong khu vực giới thiệu và bầu chọn. Lịch sinh hoạt được gửi qua thông báo trong tài khoản.
`,
  },
  {
    title: 'Chương trình cố vấn nghề nghiệp tìm kiếm 40 người đồng hành',
    slug: 'chuong-trinh-co-van-nghe-nghiep-tim-kiem-40-nguoi-dong-hanh',
    summary:
      'Kiểm toán viên có từ năm năm kinh nghiệm dành mỗi tháng một giờ để trò chuyện cùng người mới vào nghề.',
    day: '-57w wed',
    author: 'Ban Hội viên',
    tags: ['Cố vấn', 'Nghề nghiệp'],
    body: `
Chương trình cố vấn nghề nghiệp ghép một người có kinh nghiệm với một người mới vào nghề trong sáu tháng. Mùa này Viện cần 40 cố vấn.

## Vai trò của cố vấn

- Trò chuyện mỗi tháng một giờ, trực tiếp hoặc trực tuyến
- Lắng nghe, đặt câu hỏi, chia sẻ kinh nghiệm
- Không làm thay bài tập, không giới thiệu dịch vụ

## Điều kiện

1. Là hội viên còn hiệu lực.
2. Có từ năm năm kinh nghiệm kiểm toán nội bộ, quản lý rủi ro hoặc kiểm soát.
3. Cam kết bảo mật thông tin của người được cố vấn.

Thời gian cố vấn được xác nhận là hoạt động đóng góp cho nghề. Đăng ký qua trang [liên hệ](/lien-he) với tiêu đề “Cố vấn nghề nghiệp”.
`,
  },
];
