export const texts = {
  title: 'Bằng cấp và chứng chỉ',
  kicker: 'Chứng chỉ nghề nghiệp của The IIA',
  lead: 'Ba chứng chỉ quốc tế theo ba chặng của nghề, con đường đạt được, cách giữ hiệu lực và nơi xác minh.',
  description:
    'IAP, CIA, CRMA: chứng chỉ quốc tế về kiểm toán nội bộ, cách thức đạt chứng nhận, yêu cầu CPE và xác minh tình trạng chứng chỉ.',
  certificates: 'Ba chặng của nghề',
  stages: { iap: 'Vào nghề', cia: 'Hành nghề', crma: 'Chuyên sâu' },
  way: 'Con đường và nghĩa vụ',
  verify: {
    heading: 'Cần kiểm tra một chứng chỉ?',
    text: 'Tra cứu theo số chứng chỉ, hoặc họ và tên đầy đủ của người giữ chứng chỉ đã đồng ý công khai.',
    label: 'Xác minh chứng chỉ',
  },
} as const;
