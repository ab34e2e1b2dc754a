import type { CoManagerSource } from '../types';

export const departments: CoManagerSource[] = [
  {
    name: 'Ban Đào tạo',
    slug: 'ban-dao-tao',
    position: 'Giám đốc: Bà Nguyễn Thị Thu Hà, CIA, CRMA',
    group: 'department',
    bio: `
Ban Đào tạo xây dựng và tổ chức toàn bộ chương trình học của Viện, từ lớp nhập môn đến khoá dành cho người phụ trách kiểm toán nội bộ.

## Nhiệm vụ

- Xây dựng chương trình, tuyển chọn và đánh giá giảng viên
- Tổ chức lớp học trực tuyến, trực tiếp và tại doanh nghiệp
- Kiểm soát giờ CPE ghi trên xác nhận tham dự

## Người phụ trách

Bà Nguyễn Thị Thu Hà giữ chứng chỉ CIA và CRMA, có mười chín năm làm kiểm toán nội bộ.

Quý khách cần tư vấn khoá học có thể xem [danh mục khoá học](/khoa-hoc) hoặc gửi câu hỏi qua trang [liên hệ](/lien-he).
`,
  },
  {
    name: 'Ban Chứng chỉ',
    slug: 'ban-chung-chi',
    position: 'Trưởng ban: Bà Đoàn Thuỳ Dương, CIA',
    group: 'department',
    bio: `
Ban Chứng chỉ đồng hành với người học từ lúc chọn chứng chỉ đến khi duy trì chứng chỉ hằng năm.

## Nhiệm vụ

- Tư vấn hồ sơ và lộ trình CIA, CRMA, IAP
- Hỗ trợ ghi nhận giờ CPE
- Vận hành tra cứu tình trạng chứng chỉ

## Người phụ trách

Bà Đoàn Thuỳ Dương giữ chứng chỉ CIA, nhiều năm đồng hành với thí sinh các kỳ thi của IIA.
`,
  },
  {
    name: 'Ban Nghiên cứu và Chuẩn mực',
    slug: 'ban-nghien-cuu-va-chuan-muc',
    position: 'Trưởng ban: Bà Lê Bích Ngọc, CIA, CPA Việt Nam',
    group: 'department',
    bio: `
Ban Nghiên cứu và Chuẩn mực theo dõi nghề bằng số liệu, biên soạn tài liệu và giữ cho thuật ngữ của Viện thống nhất.

## Nhiệm vụ

- Khảo sát thường niên, chuyên đề và hướng dẫn thực hành
- Rà soát thuật ngữ Anh – Việt
- Góp ý dự thảo văn bản pháp luật về kiểm toán nội bộ

## Người phụ trách

Bà Lê Bích Ngọc là giảng viên cao cấp của Viện, chủ biên các hướng dẫn thực hành và phần giới thiệu Chuẩn mực trên trang này.
`,
  },
  {
    name: 'Ban Hội viên',
    slug: 'ban-hoi-vien',
    position: 'Trưởng ban: Ông Đinh Công Thành',
    group: 'department',
    bio: `
Ban Hội viên là nơi đầu tiên Quý hội viên gặp khi gia nhập, gia hạn hoặc cần một lời khuyên nghề nghiệp.

## Nhiệm vụ

- Tiếp nhận, gia hạn và chăm sóc hội viên
- Chi hội, câu lạc bộ, chương trình cố vấn
- Hội viên tổ chức và hội viên sinh viên

## Người phụ trách

Ông Đinh Công Thành làm việc với cộng đồng hội viên của Viện từ những ngày đầu, là người tổ chức chương trình cố vấn nghề nghiệp và mạng lưới chi hội.
`,
  },
  {
    name: 'Ban Truyền thông và Đối ngoại',
    slug: 'ban-truyen-thong-va-doi-ngoai',
    position: 'Trưởng ban: Bà Vương Ngọc Trâm',
    group: 'department',
    bio: `
Ban Truyền thông và Đối ngoại đưa tiếng nói của nghề ra bên ngoài và đưa kinh nghiệm của khu vực về cho hội viên.

## Nhiệm vụ

- Tổ chức hội thảo thường niên và toạ đàm
- Bản tin nghề nghiệp và [tin tức](/tin-tuc)
- Quan hệ với IIA và các viện thành viên trong khu vực

## Người phụ trách

Bà Vương Ngọc Trâm có kinh nghiệm báo chí kinh tế trước khi gia nhập Viện.
`,
  },
  {
    name: 'Văn phòng Viện',
    slug: 'van-phong-vien',
    position: 'Chánh Văn phòng: Ông Hà Quốc Việt',
    group: 'department',
    bio: `
Văn phòng Viện lo tài chính, hành chính và công nghệ, để các ban chuyên môn tập trung vào người học và hội viên.

## Nhiệm vụ

- Đơn hàng, hoá đơn và đối chiếu chuyển khoản
- Công nghệ thông tin và bảo vệ dữ liệu cá nhân
- Hành chính, nhân sự

## Người phụ trách

Ông Hà Quốc Việt chịu trách nhiệm về cổng thông tin, thanh toán và an toàn dữ liệu của Viện.
`,
  },
];
