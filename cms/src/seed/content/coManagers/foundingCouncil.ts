import type { CoManagerSource } from '../types';

export const foundingCouncil: CoManagerSource[] = [
  {
    name: 'Phan Đình Khải',
    slug: 'phan-dinh-khai',
    position: 'Chủ tịch Hội đồng sáng lập',
    group: 'founding-council',
    bio: `
Ông Phan Đình Khải có hơn ba mươi năm làm việc trong lĩnh vực kiểm toán và quản trị ngân hàng. Ông là người khởi xướng nhóm đọc chuẩn mực, tiền thân của Viện.

## Đóng góp cho nghề

- Chủ trì bản dịch thuật ngữ kiểm toán nội bộ đầu tiên của Viện
- Xây dựng mô hình kiểm toán nội bộ tập trung cho một ngân hàng thương mại
- Giảng viên thỉnh giảng về quản trị công ty

> Một chức năng kiểm toán nội bộ tốt khiến người ta muốn hỏi ý kiến trước khi làm, không chỉ giải trình sau khi làm.
`,
  },
  {
    name: 'Lưu Thị Minh Nguyệt',
    slug: 'luu-thi-minh-nguyet',
    position: 'Phó Chủ tịch Hội đồng sáng lập',
    group: 'founding-council',
    bio: `
Bà Lưu Thị Minh Nguyệt nguyên là trưởng ban kiểm toán nội bộ của một tập đoàn năng lượng. Bà giữ chứng chỉ CIA và là một trong những người đầu tiên giảng dạy CIA bằng tiếng Việt.

Bà phụ trách mảng đào tạo trong giai đoạn hình thành của Viện và hiện tham gia hội đồng phản biện giáo trình.
`,
  },
  {
    name: 'Cao Xuân Hải',
    slug: 'cao-xuan-hai',
    position: 'Thành viên Hội đồng sáng lập',
    group: 'founding-council',
    bio: `
Ông Cao Xuân Hải là tiến sĩ kinh tế, nhiều năm nghiên cứu về quản trị doanh nghiệp nhà nước. Ông tham gia góp ý cho các dự thảo quy định về kiểm toán nội bộ với tư cách chuyên gia.

Tại Viện, ông đặt nền móng cho khảo sát thường niên về thực trạng kiểm toán nội bộ.
`,
  },
  {
    name: 'Tạ Hồng Vân',
    slug: 'ta-hong-van',
    position: 'Thành viên Hội đồng sáng lập',
    group: 'founding-council',
    bio: `
Bà Tạ Hồng Vân có kinh nghiệm kiểm toán độc lập và kiểm toán nội bộ trong ngành bảo hiểm. Bà là người soạn quy chế đạo đức đầu tiên của Viện và giữ vai trò cố vấn cho Uỷ ban Đạo đức.
`,
  },
  {
    name: 'Mai Thế Vinh',
    slug: 'mai-the-vinh',
    position: 'Thành viên Hội đồng sáng lập',
    group: 'founding-council',
    bio: `
Ông Mai Thế Vinh làm việc trong ngành công nghệ thông tin trước khi chuyển sang kiểm toán. Ông đưa phân tích dữ liệu vào chương trình đào tạo của Viện từ rất sớm, khi phần lớn kiểm toán viên còn làm việc trên giấy.
`,
  },
];
