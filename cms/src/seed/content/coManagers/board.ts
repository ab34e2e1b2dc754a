import type { CoManagerSource } from '../types';

export const board: CoManagerSource[] = [
  {
    name: 'Dương Lan Anh',
    slug: 'duong-lan-anh',
    position: 'Chủ tịch Hội đồng quản trị',
    group: 'board',
    bio: `
Bà Dương Lan Anh giữ chứng chỉ CIA và ACCA, là thành viên độc lập trong Uỷ ban kiểm toán của nhiều doanh nghiệp niêm yết. Bà có hai mươi hai năm kinh nghiệm trong lĩnh vực kiểm toán và tài chính.

## Trọng tâm nhiệm kỳ

- Đối thoại thường kỳ giữa Uỷ ban kiểm toán và người phụ trách kiểm toán nội bộ
- Minh bạch tài chính của Viện
- Đưa kiểm toán nội bộ đến gần hơn với doanh nghiệp vừa và nhỏ

Bà là diễn giả quen thuộc tại các hội thảo của Viện về gian lận báo cáo tài chính.
`,
  },
  {
    name: 'Ngô Văn Khôi',
    slug: 'ngo-van-khoi',
    position: 'Phó Chủ tịch Hội đồng quản trị',
    group: 'board',
    bio: `
Ông Ngô Văn Khôi là tiến sĩ, chuyên gia quản trị công ty. Ông tư vấn cho nhiều Hội đồng quản trị về phân định vai trò, đánh giá hiệu quả hoạt động và mô hình ba tuyến.

Tại Viện, ông phụ trách quan hệ với các tổ chức nghề nghiệp và cơ quan quản lý.
`,
  },
  {
    name: 'Hoàng Mai Phương',
    slug: 'hoang-mai-phuong',
    position: 'Thành viên Hội đồng quản trị, Chủ tịch Uỷ ban Kiểm toán',
    group: 'board',
    bio: `
Bà Hoàng Mai Phương là trưởng ban kiểm toán nội bộ ngân hàng, giữ chứng chỉ CIA. Bà dẫn dắt đội ngũ hơn sáu mươi kiểm toán viên và chuyển đổi sang mô hình kiểm toán liên tục.

Uỷ ban Kiểm toán do bà đứng đầu giám sát báo cáo tài chính, quản lý rủi ro và kiểm toán nội bộ của chính Viện.
`,
  },
  {
    name: 'Trần Minh Quân',
    slug: 'tran-minh-quan',
    position: 'Thành viên Hội đồng quản trị',
    group: 'board',
    bio: `
Ông Trần Minh Quân giữ chứng chỉ CIA và CISA, là trưởng kiểm toán nội bộ một tập đoàn sản xuất có nhà máy ở bốn tỉnh. Ông quan tâm đến kiểm toán chuỗi cung ứng và bên thứ ba.

Ông phụ trách nhóm hội viên doanh nghiệp sản xuất.
`,
  },
  {
    name: 'Trịnh Hữu Phước',
    slug: 'trinh-huu-phuoc',
    position: 'Thành viên Hội đồng quản trị, Chủ tịch Uỷ ban Đạo đức',
    group: 'board',
    bio: `
Ông Trịnh Hữu Phước là chuyên gia kiểm toán khu vực công, giữ chứng chỉ CIA. Ông từng tham gia xây dựng chức năng kiểm toán nội bộ tại các đơn vị sự nghiệp tự chủ.

Với vai trò Chủ tịch Uỷ ban Đạo đức, ông chịu trách nhiệm tiếp nhận và xem xét khiếu nại về đạo đức nghề nghiệp.
`,
  },
];
