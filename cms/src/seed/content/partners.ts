export const partners = [
  { name: 'Liên đoàn Kiểm toán nội bộ Đông Nam Á', icon: 'ph:globe-hemisphere-east' },
  { name: 'Trường Đại học Kinh tế Bắc Hà', icon: 'ph:student' },
  { name: 'Học viện Ngân hàng và Quản trị Thăng Long', icon: 'ph:graduation-cap' },
  { name: 'Hội Kế toán viên hành nghề miền Nam', icon: 'ph:scales' },
  { name: 'Câu lạc bộ Thành viên Hội đồng quản trị độc lập', icon: 'ph:briefcase' },
  { name: 'Ngân hàng Thương mại Cổ phần Đại Nam', icon: 'ph:bank' },
  { name: 'Tập đoàn Bất động sản Hưng Thịnh Phát', icon: 'ph:buildings' },
  { name: 'Công ty TNHH Kiểm toán và Tư vấn Việt Tín', icon: 'ph:magnifying-glass' },
  { name: 'Công ty Cổ phần Công nghệ Sao Khuê', icon: 'ph:chart-line-up' },
  { name: 'Quỹ Quản trị công ty minh bạch', icon: 'ph:hand-coins' },
] as const;
