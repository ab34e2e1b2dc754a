import { instituteName } from '@iia/shared/institute';

export const texts = {
  kicker: 'Bằng cấp',
  title: 'Xác minh giấy chứng nhận',
  description:
    'Xác minh giấy chứng nhận hoàn thành khoá học hoặc tham dự hội thảo do Viện cấp, bằng mã in trên giấy.',
  lead: 'Giấy chứng nhận hoàn thành khoá học và tham dự hội thảo của Viện có một mã xác minh. Quét mã QR trên giấy, hoặc nhập mã in bên dưới mã QR.',
  form: {
    name: 'Xác minh giấy chứng nhận bằng mã',
    code: 'Mã xác minh',
    hint: '20 chữ và số, có hay không có gạch ngang đều được.',
    submit: 'Xác minh',
    busy: 'Đang xác minh…',
    failed: 'Chưa xác minh được',
    noScript: 'Trang này cần JavaScript để xác minh. Quý khách cũng có thể gửi mã cho Viện.',
  },
  result: {
    valid: 'Giấy chứng nhận có hiệu lực',
    revoked: (day: string) => `Giấy chứng nhận đã bị thu hồi ngày ${day}`,
    number: 'Số giấy chứng nhận',
    holder: 'Cấp cho',
    about: { course: 'Đã hoàn thành khoá học', seminar: 'Đã tham dự hội thảo' },
    document: 'Nội dung',
    hours: 'Giờ CPE',
    completedOn: 'Ngày',
    issuer: 'Đơn vị cấp',
    institute: instituteName,
    print: 'In kết quả',
  },
  other: 'Tra cứu chứng chỉ CIA, CRMA, IAP',
} as const;
