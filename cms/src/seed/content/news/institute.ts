import type { NewsSource } from '../types';

export const instituteNews: NewsSource[] = [
  {
    title: 'Mở đăng ký Hội thảo thường niên Kiểm toán nội bộ',
    slug: 'mo-dang-ky-hoi-thao-thuong-nien-kiem-toan-noi-bo',
    summary:
      'Hội thảo năm nay mang chủ đề “Giữ niềm tin trong biến động”, tổ chức đồng thời tại Hà Nội, TP. Hồ Chí Minh và trực tuyến.',
    day: '-1w mon',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['Hội thảo', 'Sự kiện'],
    featured: true,
    body: `
Viện chính thức mở đăng ký [Hội thảo thường niên Kiểm toán nội bộ](/hoi-thao/hoi-thao-thuong-nien-kiem-toan-noi-bo), sự kiện lớn nhất trong năm của cộng đồng nghề. Chương trình gồm hai phiên toàn thể buổi sáng và sáu phiên chuyên đề buổi chiều.

## Ba hình thức tham dự

- Trực tiếp tại Hà Nội
- Trực tiếp tại TP. Hồ Chí Minh, số chỗ còn lại không nhiều
- Trực tuyến, có bản ghi để xem lại

Người tham dự trực tiếp chọn hai phiên chuyên đề khi làm thủ tục đón tiếp. Mỗi người nhận xác nhận **7 giờ CPE** sau hội thảo.

## Dành cho hội viên

Quý hội viên được hưởng giá ưu đãi khi đăng nhập trước lúc đặt hàng. Đơn vị đăng ký từ ba người trở lên được giảm thêm theo số lượng. Mọi thắc mắc xin gửi qua trang [liên hệ](/lien-he).
`,
  },
  {
    title: 'Kết quả khảo sát thực trạng kiểm toán nội bộ tại doanh nghiệp niêm yết',
    slug: 'ket-qua-khao-sat-thuc-trang-kiem-toan-noi-bo-tai-doanh-nghiep-niem-yet',
    summary:
      'Báo cáo thường niên của Viện cho thấy kế hoạch kiểm toán ngày càng bám rủi ro, trong khi đo lường kết quả hoạt động vẫn là điểm yếu.',
    day: '-4w tue',
    author: 'Ban Nghiên cứu và Chuẩn mực',
    tags: ['Khảo sát', 'Doanh nghiệp niêm yết'],
    featured: true,
    body: `
Ban Nghiên cứu và Chuẩn mực công bố báo cáo [Thực trạng kiểm toán nội bộ tại doanh nghiệp niêm yết](/tai-lieu/thuc-trang-kiem-toan-noi-bo-tai-doanh-nghiep-niem-yet). Đây là báo cáo duy nhất tại Việt Nam theo dõi cùng một bộ câu hỏi qua nhiều năm.

## Những điểm đáng chú ý

1. Phần lớn đơn vị đã lập kế hoạch năm dựa trên đánh giá rủi ro, nhưng chưa nhiều đơn vị điều chỉnh kế hoạch giữa năm.
2. Tuyến báo cáo chuyên môn lên Uỷ ban kiểm toán trở nên phổ biến hơn.
3. Chỉ số về giá trị và chất lượng còn ít; đa số vẫn đo bằng số cuộc kiểm toán.
4. Thiếu năng lực phân tích dữ liệu là khó khăn được nhắc đến nhiều nhất.

## Lưu ý khi đọc

Mẫu khảo sát là tự nguyện nên nghiêng về những đơn vị quan tâm tới nghề. Báo cáo trình bày rõ giới hạn này và không suy rộng cho toàn thị trường. Quý hội viên tải báo cáo miễn phí sau khi đăng nhập.
`,
  },
  {
    title: 'Viện và các trường đại học phát động chương trình Kiểm toán viên tương lai',
    slug: 'vien-va-cac-truong-dai-hoc-phat-dong-chuong-trinh-kiem-toan-vien-tuong-lai',
    summary:
      'Sinh viên năm cuối được học thử miễn phí, thực tập có hướng dẫn và tiếp cận lộ trình chứng chỉ nghề nghiệp từ khi còn trên giảng đường.',
    day: '-8w wed',
    author: 'Ban Đào tạo',
    tags: ['Sinh viên', 'Nghề nghiệp'],
    body: `
Chương trình **Kiểm toán viên tương lai** dành cho sinh viên năm thứ ba và năm cuối các ngành kế toán, kiểm toán, tài chính, luật và công nghệ thông tin.

## Sinh viên nhận được gì

- Khoá học mở [Nhập môn nghề kiểm toán nội bộ](/khoa-hoc/nhap-mon-nghe-kiem-toan-noi-bo), hoàn toàn miễn phí
- Phí hội viên sinh viên ở mức thấp nhất
- Một ngày theo chân kiểm toán viên nội bộ tại doanh nghiệp
- Tư vấn lộ trình IAP dành cho người mới bắt đầu

## Cách tham gia

Khoa hoặc câu lạc bộ sinh viên đăng ký theo nhóm từ 20 người. Viện cử diễn giả đến trường và bố trí doanh nghiệp tiếp nhận theo khu vực. Thông tin chi tiết được cung cấp qua trang [liên hệ](/lien-he).
`,
  },
  {
    title: 'Hội thảo về Chuẩn mực toàn cầu: bốn đơn vị chia sẻ kết quả tự đánh giá',
    slug: 'hoi-thao-ve-chuan-muc-toan-cau-bon-don-vi-chia-se-ket-qua-tu-danh-gia',
    summary:
      'Một ngân hàng, một tập đoàn sản xuất, một công ty bảo hiểm và một doanh nghiệp bán lẻ nói về điều làm được và điều còn vướng.',
    day: '-9w fri',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['Chuẩn mực', 'Hội thảo'],
    body: `
Hội thảo [Chuẩn mực Kiểm toán nội bộ toàn cầu: bài học từ những đơn vị đi trước](/hoi-thao/chuan-muc-kiem-toan-noi-bo-toan-cau-bai-hoc-tu-nhung-don-vi-di-truoc) đã diễn ra tại Hà Nội với sự tham dự của kiểm toán viên nội bộ từ nhiều ngành.

## Ba điều được nhắc lại nhiều nhất

- Chiến lược của chức năng kiểm toán nội bộ thường chưa có văn bản riêng
- Trao đổi với Hội đồng quản trị về điều kiện thiết yếu cần bắt đầu sớm
- Kết luận chung của cuộc kiểm toán khó viết hơn danh sách phát hiện

## Tài liệu sau hội thảo

Người tham dự nhận bài trình bày và mẫu bảng đối chiếu qua email. Đơn vị muốn tự đánh giá có thể dùng [Hướng dẫn tự đánh giá chất lượng](/tai-lieu/huong-dan-tu-danh-gia-chat-luong-kiem-toan-noi-bo) của Viện.
`,
  },
  {
    title: 'Ra mắt cổng thông tin mới của Viện',
    slug: 'ra-mat-cong-thong-tin-moi-cua-vien',
    summary:
      'Đăng ký khoá học, mua tài liệu, theo dõi đơn hàng và gia hạn hội viên trên cùng một tài khoản, bằng điện thoại hoặc máy tính.',
    day: '-14w mon',
    author: 'Văn phòng Viện',
    tags: ['Thông báo'],
    body: `
Cổng thông tin mới của Viện đi vào hoạt động sau thời gian thử nghiệm với các chi hội. Mọi dịch vụ trước đây phải làm qua email nay thực hiện được trực tuyến.

## Quý khách làm được gì

- Tìm khoá học, tài liệu, hội thảo bằng tiếng Việt có dấu hoặc không dấu
- Đặt hàng và chuyển khoản bằng mã VietQR
- Xem lịch sử mua hàng và tải tài liệu đã mua
- Nhận thông báo khi đơn hàng được xác nhận

## Tài khoản cũ

Quý hội viên đã đăng ký email với Viện chọn “Quên mật khẩu” để đặt mật khẩu lần đầu. Nếu cần hỗ trợ, xin gọi số điện thoại của Viện trong giờ làm việc.
`,
  },
  {
    title: 'Toạ đàm về gian lận báo cáo tài chính thu hút nhiều thành viên Uỷ ban kiểm toán',
    slug: 'toa-dam-ve-gian-lan-bao-cao-tai-chinh-thu-hut-nhieu-thanh-vien-uy-ban-kiem-toan',
    summary:
      'Diễn giả phân tích dấu hiệu mà kiểm toán nội bộ dễ nhận ra hơn bên ngoài, và cách báo cáo khi nghi ngờ liên quan đến ban điều hành.',
    day: '-22w thu',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['Gian lận', 'Hội thảo'],
    body: `
Sự kiện [Gian lận báo cáo tài chính: dấu hiệu từ bên trong](/hoi-thao/gian-lan-bao-cao-tai-chinh-dau-hieu-tu-ben-trong) tổ chức tại TP. Hồ Chí Minh dành nửa thời lượng cho hỏi đáp, theo đề nghị của người tham dự năm trước.

## Nội dung được quan tâm

1. Doanh thu dồn vào cuối kỳ và hàng trả lại đầu kỳ sau.
2. Bút toán thủ công được ghi nhận ngoài giờ.
3. Ước tính kế toán thay đổi mà không có dữ liệu mới.

## Khi nghi ngờ ban điều hành

Các diễn giả thống nhất rằng quy chế phải cho phép người phụ trách kiểm toán nội bộ gặp riêng Uỷ ban kiểm toán bất cứ lúc nào. Quyền này cần được sử dụng định kỳ, để buổi gặp không trở thành tín hiệu bất thường.
`,
  },
  {
    title: 'Viện đón đoàn công tác của các viện kiểm toán nội bộ trong khu vực',
    slug: 'vien-don-doan-cong-tac-cua-cac-vien-kiem-toan-noi-bo-trong-khu-vuc',
    summary:
      'Hai ngày làm việc tại Hà Nội tập trung vào đào tạo giảng viên, dịch thuật ngữ và hỗ trợ kiểm toán nội bộ khu vực công.',
    day: '-35w tue',
    author: 'Ban Truyền thông và Đối ngoại',
    tags: ['Hợp tác', 'Khu vực'],
    body: `
Đại diện các viện kiểm toán nội bộ trong khu vực Đông Nam Á đã có hai ngày làm việc với Viện tại Hà Nội. Các bên trao đổi kinh nghiệm áp dụng Chuẩn mực Kiểm toán nội bộ toàn cầu ở những nền kinh tế có nhiều doanh nghiệp nhà nước.

## Nội dung thống nhất

- Dùng chung ngân hàng tình huống để đào tạo giảng viên
- Trao đổi chuyên gia cho các cuộc đánh giá chất lượng từ bên ngoài
- Phối hợp rà soát bản dịch thuật ngữ, trước hết là thuật ngữ của Lĩnh vực III

Bản [Thuật ngữ kiểm toán nội bộ Anh – Việt](/tai-lieu/thuat-ngu-kiem-toan-noi-bo-anh-viet) của Viện sẽ được cập nhật theo kết quả rà soát.
`,
  },
  {
    title: 'Đại hội thường niên thông qua phương hướng ba năm',
    slug: 'dai-hoi-thuong-nien-thong-qua-phuong-huong-ba-nam',
    summary:
      'Ba ưu tiên được thông qua: nâng chuẩn đào tạo, mở rộng hội viên khu vực công và đồng hành cùng Uỷ ban kiểm toán.',
    day: '-52w sat',
    author: 'Văn phòng Viện',
    tags: ['Đại hội', 'Hội viên'],
    body: `
Đại hội thường niên của Viện đã họp theo hình thức trực tiếp kết hợp trực tuyến. Đại hội nghe báo cáo hoạt động, báo cáo tài chính đã được kiểm toán và biểu quyết phương hướng ba năm tới.

## Ba ưu tiên

1. **Nâng chuẩn đào tạo:** mọi khoá học có mục tiêu đầu ra, bài đánh giá và giờ CPE được kiểm soát.
2. **Mở rộng hội viên khu vực công:** chương trình riêng cho bộ, ngành, địa phương và đơn vị sự nghiệp.
3. **Đồng hành cùng Uỷ ban kiểm toán:** toạ đàm định kỳ giữa thành viên độc lập và người phụ trách kiểm toán nội bộ.

## Minh bạch

Báo cáo tài chính và biên bản Đại hội được gửi tới Quý hội viên qua email. Ý kiến đóng góp sau Đại hội vẫn được tiếp nhận tại trang [liên hệ](/lien-he).
`,
  },
];
