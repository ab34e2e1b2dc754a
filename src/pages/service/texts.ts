export const texts = {
  area: 'Dịch vụ',
  kicker: 'Dịch vụ cho tổ chức',
  others: 'Dịch vụ của Viện',
  more: 'Tìm hiểu thêm',
  ask: {
    heading: 'Trao đổi với Viện',
    text: 'Quý khách cho biết nhu cầu và quy mô của đơn vị; Viện trả lời trong ba ngày làm việc.',
    label: 'Gửi yêu cầu',
  },
} as const;
