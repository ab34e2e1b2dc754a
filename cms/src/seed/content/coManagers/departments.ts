import type { CoManagerSource } from '../types';

/** Người phụ trách các phòng ban chức năng. */
export const departments: CoManagerSource[] = [
  {
    name: 'Nguyễn Thị Thu Hà',
    slug: 'nguyen-thi-thu-ha',
    position: 'Giám đốc Ban Đào tạo',
    group: 'department',
    bio: `
Bà Nguyễn Thị Thu Hà giữ chứng chỉ CIA và CRMA, có mười tám năm làm kiểm toán nội bộ và giảng dạy. Bà phụ trách toàn bộ chương trình đào tạo của Viện.

## Ban Đào tạo

- Xây dựng chương trình và tuyển chọn giảng viên
- Tổ chức lớp học trực tuyến, trực tiếp và tại doanh nghiệp
- Kiểm soát giờ CPE ghi trên xác nhận

Quý khách cần tư vấn khoá học có thể xem [danh mục khoá học](/khoa-hoc) hoặc gửi câu hỏi qua trang [liên hệ](/lien-he).
`,
  },
  {
    name: 'Đoàn Thuỳ Dương',
    slug: 'doan-thuy-duong',
    position: 'Trưởng Ban Chứng chỉ',
    group: 'department',
    bio: `
Bà Đoàn Thuỳ Dương giữ chứng chỉ CIA, nhiều năm đồng hành với thí sinh các kỳ thi của IIA.

## Ban Chứng chỉ

- Tư vấn hồ sơ và lộ trình CIA, CRMA, IAP
- Hỗ trợ ghi nhận giờ CPE
- Vận hành tra cứu tình trạng chứng chỉ
`,
  },
  {
    name: 'Lê Bích Ngọc',
    slug: 'le-bich-ngoc',
    position: 'Trưởng Ban Nghiên cứu và Chuẩn mực',
    group: 'department',
    bio: `
Bà Lê Bích Ngọc giữ chứng chỉ CIA và CPA Việt Nam, là giảng viên cao cấp của Viện. Bà chủ biên các hướng dẫn thực hành và phần giới thiệu chuẩn mực trên trang này.

## Ban Nghiên cứu và Chuẩn mực

- Khảo sát thường niên, chuyên đề và hướng dẫn thực hành
- Rà soát thuật ngữ Anh – Việt
- Góp ý dự thảo văn bản pháp luật về kiểm toán nội bộ
`,
  },
  {
    name: 'Đinh Công Thành',
    slug: 'dinh-cong-thanh',
    position: 'Trưởng Ban Hội viên',
    group: 'department',
    bio: `
Ông Đinh Công Thành làm việc với cộng đồng hội viên của Viện từ những ngày đầu, là người tổ chức chương trình cố vấn nghề nghiệp và mạng lưới chi hội.

## Ban Hội viên

- Tiếp nhận, gia hạn và chăm sóc hội viên
- Chi hội, câu lạc bộ, chương trình cố vấn
- Hội viên tổ chức và hội viên sinh viên
`,
  },
  {
    name: 'Vương Ngọc Trâm',
    slug: 'vuong-ngoc-tram',
    position: 'Trưởng Ban Truyền thông và Đối ngoại',
    group: 'department',
    bio: `
Bà Vương Ngọc Trâm có kinh nghiệm báo chí kinh tế trước khi gia nhập Viện. Bà phụ trách hội thảo, bản tin và hợp tác với các viện trong khu vực.

## Ban Truyền thông và Đối ngoại

- Tổ chức hội thảo thường niên và toạ đàm
- Bản tin nghề nghiệp
- Quan hệ với IIA và các viện thành viên trong khu vực
`,
  },
  {
    name: 'Hà Quốc Việt',
    slug: 'ha-quoc-viet',
    position: 'Chánh Văn phòng Viện',
    group: 'department',
    bio: `
Ông Hà Quốc Việt phụ trách tài chính, hành chính và công nghệ của Viện. Ông chịu trách nhiệm về cổng thông tin, thanh toán và bảo vệ dữ liệu cá nhân.

## Văn phòng Viện

- Đơn hàng, hoá đơn và đối chiếu chuyển khoản
- Công nghệ thông tin và an toàn dữ liệu
- Hành chính, nhân sự
`,
  },
];
