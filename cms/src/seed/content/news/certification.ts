import type { NewsSource } from '../types';

export const certificationNews: NewsSource[] = [
  {
    title: 'Lịch khai giảng các lớp luyện thi CIA quý tới',
    slug: 'lich-khai-giang-cac-lop-luyen-thi-cia-quy-toi',
    summary:
      'Viện mở đủ ba phần theo đề cương 2025, học buổi tối và cuối tuần, có thi thử tính giờ trên máy.',
    day: '-1w thu',
    author: 'Ban Đào tạo',
    tags: ['CIA', 'Khai giảng'],
    body: `
Ban Đào tạo thông báo khai giảng các lớp luyện thi CIA theo đề cương 2025. Học viên có thể học riêng từng phần hoặc đăng ký cả lộ trình.

## Ba phần thi

- [Phần 1](/khoa-hoc/luyen-thi-cia-phan-1): 125 câu trong 150 phút
- [Phần 2](/khoa-hoc/luyen-thi-cia-phan-2): 100 câu trong 120 phút
- [Phần 3](/khoa-hoc/luyen-thi-cia-phan-3): 100 câu trong 120 phút

Mức đạt của mỗi phần là **600 trên thang 250–750**.

## Cách học của lớp

1. Bài giảng theo đề cương, buổi tối trong tuần.
2. Chữa câu hỏi sáng thứ Bảy.
3. Hai bài thi thử tính giờ trước khi kết thúc lớp.

Học viên chưa chắc nên bắt đầu từ phần nào có thể đọc [Tóm tắt đề cương CIA 2025](/tai-lieu/tom-tat-de-cuong-cia-2025) hoặc xem trang [chứng chỉ CIA](/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo).
`,
  },
  {
    title: 'IAP: từ năm 2026 người giữ chứng chỉ cần 20 giờ CPE mỗi năm',
    slug: 'iap-tu-nam-2026-nguoi-giu-chung-chi-can-20-gio-cpe-moi-nam',
    summary:
      'Yêu cầu cập nhật kiến thức hằng năm nay áp dụng cho cả IAP. Viện hướng dẫn cách tích luỹ và lưu hồ sơ.',
    day: '-19w mon',
    author: 'Ban Chứng chỉ',
    tags: ['IAP', 'CPE'],
    featured: true,
    body: `
Từ năm 2026, người giữ chứng chỉ IAP (Internal Audit Practitioner) cần tích luỹ **20 giờ CPE mỗi năm**. Quy định này đưa IAP gần hơn với cách quản lý của CIA và CRMA.

## So sánh ba chứng chỉ

- CIA đang hành nghề: 40 giờ mỗi năm, trong đó 2 giờ đạo đức
- CRMA đang hành nghề: 20 giờ mỗi năm
- IAP: 20 giờ mỗi năm, từ năm 2026

## Giờ nào được tính

1. Khoá học, hội thảo có xác nhận giờ CPE.
2. Giảng dạy, viết bài, dịch tài liệu nghề nghiệp.
3. Tham gia ban chuyên môn của Viện.

Mọi khoá học trên trang này đều ghi số giờ CPE. Quy định đầy đủ nằm ở trang [yêu cầu CPE](/bang-cap/yeu-cau-cpe); thông tin về chứng chỉ xem tại trang [IAP](/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo).
`,
  },
  {
    title: 'Gặp gỡ người đạt CIA: kinh nghiệm giữ nhịp học khi đi làm',
    slug: 'gap-go-nguoi-dat-cia-kinh-nghiem-giu-nhip-hoc-khi-di-lam',
    summary:
      'Ba người vừa đạt CIA chia sẻ lịch học, cách dùng câu hỏi luyện và điều họ sẽ làm khác nếu bắt đầu lại.',
    day: '-13w sat',
    author: 'Ban Đào tạo',
    tags: ['CIA', 'Kinh nghiệm học'],
    body: `
Buổi trò chuyện trực tuyến quy tụ ba người đạt CIA trong năm qua: một kiểm toán viên ngân hàng, một kế toán trưởng chuyển nghề và một kiểm toán viên công nghệ thông tin.

## Ba điểm giống nhau

- Học đều mỗi ngày một giờ hiệu quả hơn học dồn cuối tuần
- Đọc kỹ lời giải của cả đáp án sai
- Đặt lịch thi trước để có hạn chót

## Điều sẽ làm khác

Cả ba đều ước mình đọc Chuẩn mực Kiểm toán nội bộ toàn cầu sớm hơn, vì nhiều câu hỏi tình huống trở nên đơn giản khi nhớ nguyên tắc. Danh mục 15 nguyên tắc có tại mục [Chuẩn mực](/tieu-chuan) của trang này.

Quý khách muốn nghe trực tiếp có thể đăng ký buổi [Gặp gỡ người đạt CIA](/hoi-thao/gap-go-nguoi-dat-cia) kế tiếp.
`,
  },
  {
    title: 'Đề cương CIA 2025: điều gì thay đổi ở mỗi phần',
    slug: 'de-cuong-cia-2025-dieu-gi-thay-doi-o-moi-phan',
    summary:
      'Đề cương mới bám theo Chuẩn mực 2024. Số câu và thời gian giữ nguyên, nội dung được sắp xếp lại giữa ba phần.',
    day: '-70w wed',
    author: 'Ban Chứng chỉ',
    tags: ['CIA', 'Đề cương'],
    body: `
IIA áp dụng đề cương CIA 2025 để thống nhất kỳ thi với Chuẩn mực Kiểm toán nội bộ toàn cầu. Cấu trúc ba phần được giữ lại.

## Cấu trúc kỳ thi

1. **Phần 1 – Nền tảng kiểm toán nội bộ:** 125 câu, 150 phút.
2. **Phần 2 – Cuộc kiểm toán nội bộ:** 100 câu, 120 phút.
3. **Phần 3 – Chức năng kiểm toán nội bộ:** 100 câu, 120 phút.

Mỗi phần đạt khi có điểm quy đổi từ 600 trên thang 250–750.

## Người đang học cần lưu ý

- Tài liệu theo đề cương cũ vẫn có ích cho kiến thức nền, nhưng không còn đúng về phân bổ nội dung
- Phần 3 chuyển trọng tâm sang quản lý chức năng kiểm toán nội bộ
- Kết quả của phần đã đạt vẫn có giá trị theo quy định về thời hạn chương trình

Viện đã cập nhật toàn bộ bài giảng và [300 câu hỏi luyện thi CIA Phần 1](/tai-lieu/300-cau-hoi-luyen-thi-cia-phan-1).
`,
  },
  {
    title: 'Khoá học đạo đức nghề nghiệp: hai giờ cho người giữ CIA',
    slug: 'khoa-hoc-dao-duc-nghe-nghiep-hai-gio-cho-nguoi-giu-cia',
    summary:
      'Người giữ CIA cần 2 giờ đạo đức trong 40 giờ CPE hằng năm. Khoá tự học của Viện dùng tình huống tại Việt Nam.',
    day: '-27w tue',
    author: 'Ban Đào tạo',
    tags: ['CPE', 'Đạo đức'],
    body: `
Trong 40 giờ CPE hằng năm của người giữ CIA đang hành nghề có 2 giờ bắt buộc về đạo đức. Đây là phần thường bị bỏ quên đến tháng 12.

## Khoá học mới

Khoá [Đạo đức nghề nghiệp cho người giữ chứng chỉ](/khoa-hoc/dao-duc-nghe-nghiep-cho-nguoi-giu-chung-chi) là khoá tự học, hoàn thành theo nhịp của Quý khách. Mỗi bài bắt đầu bằng một tình huống:

- Trưởng phòng đề nghị hạ mức phát hiện trước kỳ xét thưởng
- Kiểm toán viên được mời ăn trưa bởi nhà cung cấp sắp được kiểm toán
- Dữ liệu lương bị gửi nhầm vào nhóm trò chuyện

## Xác nhận

Hoàn thành bài đánh giá cuối khoá, Quý khách nhận xác nhận giờ CPE để lưu hồ sơ. Nên giữ hồ sơ ít nhất ba năm, phòng khi được chọn kiểm tra.
`,
  },
  {
    title: 'CRMA: lựa chọn cho người làm đảm bảo về quản lý rủi ro',
    slug: 'crma-lua-chon-cho-nguoi-lam-dam-bao-ve-quan-ly-rui-ro',
    summary:
      'Chứng chỉ CRMA dành cho kiểm toán viên nội bộ đánh giá quản trị và quản lý rủi ro; yêu cầu duy trì 20 giờ CPE mỗi năm.',
    day: '-48w mon',
    author: 'Vũ Khánh Linh',
    tags: ['CRMA', 'Quản lý rủi ro'],
    body: `
CRMA (Certification in Risk Management Assurance) xác nhận năng lực cung cấp dịch vụ đảm bảo về quy trình quản trị và quản lý rủi ro. Chứng chỉ phù hợp với người đã có kinh nghiệm kiểm toán nội bộ.

## Ai nên học

- Người phụ trách kiểm toán nội bộ thường xuyên làm việc với Uỷ ban kiểm toán
- Kiểm toán viên phụ trách mảng quản lý rủi ro doanh nghiệp
- Người làm rủi ro chuyển sang kiểm toán nội bộ

## Duy trì chứng chỉ

Người giữ CRMA đang hành nghề cần **20 giờ CPE mỗi năm**. Giờ học về quản lý rủi ro có thể đồng thời được tính cho chứng chỉ khác của IIA.

Lớp [Luyện thi CRMA](/khoa-hoc/luyen-thi-crma) của Viện gồm bài giảng và tình huống. Điều kiện dự thi xem tại trang [CRMA](/bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro).
`,
  },
];
