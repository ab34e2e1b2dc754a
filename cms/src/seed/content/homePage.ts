export const homePage = {
  hero: {
    title: 'Nâng tầm nghề kiểm toán nội bộ Việt Nam',
    lead: 'Khoá học, tài liệu, hội thảo và chứng chỉ quốc tế cho người làm kiểm toán nội bộ, theo Chuẩn mực toàn cầu và thực tiễn Việt Nam.',
    label: 'Khám phá khoá học',
    url: '/khoa-hoc',
  },
  highlights: [
    {
      title: 'Luyện thi CIA, CRMA, IAP',
      detail: 'Bám sát đề cương hiện hành, có nhóm học, cố vấn và bài thi thử trọn thời gian.',
      icon: 'ph:exam',
      url: '/bang-cap',
    },
    {
      title: 'Giờ CPE được công nhận',
      detail: 'Mỗi khoá học và hội thảo ghi rõ số giờ CPE, giấy xác nhận cấp ngay khi hoàn thành.',
      icon: 'ph:certificate',
      url: '/bang-cap/yeu-cau-cpe',
    },
    {
      title: 'Giá riêng cho hội viên',
      detail: 'Giá hội viên được áp dụng tự động cho khoá học, tài liệu và hội thảo.',
      icon: 'ph:medal',
      url: '/loi-ich-hoi-vien',
    },
    {
      title: 'Chuẩn mực bằng tiếng Việt',
      detail: 'Chuẩn mực Kiểm toán nội bộ toàn cầu được trình bày kèm hướng dẫn áp dụng.',
      icon: 'ph:scales',
      url: '/tieu-chuan',
    },
  ],
  courses: [
    'luyen-thi-cia-phan-1',
    'lap-ke-hoach-kiem-toan-dua-tren-rui-ro',
    'phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query',
    'kiem-toan-noi-bo-can-ban',
  ],
  seminars: ['hoi-thao-thuong-nien-kiem-toan-noi-bo', 'gap-go-nguoi-dat-cia'],
  documents: [
    'cam-nang-thiet-lap-chuc-nang-kiem-toan-noi-bo',
    'bo-mau-quy-che-kiem-toan-noi-bo',
    'thuat-ngu-kiem-toan-noi-bo-anh-viet',
    'so-tay-kiem-toan-an-ninh-mang',
    'tri-tue-nhan-tao-trong-kiem-toan-noi-bo-co-hoi-va-gioi-han',
  ],
  figures: [
    { value: '300', label: 'hội viên cá nhân, sinh viên và tổ chức' },
    { value: '200', label: 'chứng chỉ trong sổ đăng ký của Viện' },
    { value: '25', label: 'khoá học trong chương trình đào tạo' },
    { value: '18', label: 'tài liệu hướng dẫn và ấn phẩm' },
  ],
  figuresOn: '2026-06-30',
  seo: {
    title: 'Viện Kiểm toán nội bộ Việt Nam',
    description:
      'Khoá học, tài liệu, hội thảo và chứng chỉ CIA, CRMA, IAP cho người làm kiểm toán nội bộ.',
  },
} as const;
