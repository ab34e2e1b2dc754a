import { certificateStateNames } from '@iia/shared/names';
import type { CertificateState, Certification } from '@/data/generated/types';

export const texts = {
  attendance: {
    question: 'Giấy chứng nhận hoàn thành khoá học hoặc tham dự hội thảo có mã riêng:',
    link: 'xác minh bằng mã in trên giấy',
  },
  title: 'Xác minh tình trạng chứng chỉ',
  kicker: 'Sổ đăng ký chứng chỉ',
  lead: 'Tra cứu chứng chỉ theo số in trên chứng chỉ, hoặc theo họ và tên đầy đủ của người giữ.',
  form: {
    name: 'Xác minh chứng chỉ',
    label: 'Số chứng chỉ hoặc họ và tên đầy đủ',
    hint: 'Ví dụ: CIA-2021-000123, hoặc Nguyễn Văn An (viết đủ dấu).',
    submit: 'Tra cứu',
    busy: 'Đang tra cứu…',
    empty: 'Vui lòng nhập số chứng chỉ, hoặc họ và tên đầy đủ có dấu.',
  },
  found: {
    heading: 'Kết quả tra cứu',
    one: 'Tìm thấy một chứng chỉ.',
    several: (count: number) => `Tìm thấy ${count} chứng chỉ khớp với tên này.`,
    most: (count: number) =>
      `Chỉ hiện ${count} chứng chỉ đầu tiên. Quý khách vui lòng tra cứu theo số chứng chỉ.`,
    choose: 'Quý khách vui lòng chọn số chứng chỉ để xem và in kết quả của từng chứng chỉ.',
    caption: 'Chứng chỉ tìm thấy',
    failed: 'Chưa tra cứu được',
  },
  facts: {
    number: 'Số chứng chỉ',
    holder: 'Người giữ chứng chỉ',
    certification: 'Chứng chỉ',
    status: 'Tình trạng',
    issuedOn: 'Ngày cấp',
    expiresOn: 'Hiệu lực đến',
    noExpiry: 'Không ghi',
    cpe: (year: string) => `Giờ CPE năm ${year}`,
    reported: (hours: string, due: string) => `Đã báo cáo ${hours} giờ; mức hằng năm ${due} giờ`,
    notReported: 'Chưa có báo cáo',
    checkedAt: 'Thời điểm tra cứu',
    vietnamTime: '(giờ Việt Nam)',
    address: 'Tra cứu tại',
  },
  statuses: {
    active: {
      word: certificateStateNames.active,
      meaning:
        'Chứng chỉ đang có hiệu lực: người giữ đã báo cáo CPE đúng hạn và được dùng danh xưng.',
    },
    inactive: {
      word: certificateStateNames.inactive,
      meaning:
        'Người giữ tạm ngừng hành nghề hoặc đã nghỉ hưu; việc dùng danh xưng theo quy định của IIA.',
    },
    grace: {
      word: certificateStateNames.grace,
      meaning:
        'Người giữ chưa báo cáo CPE của kỳ vừa qua và đang trong hai năm ân hạn; không được dùng danh xưng cho đến khi báo cáo bù.',
    },
    revoked: {
      word: certificateStateNames.revoked,
      meaning: 'Chứng chỉ không còn hiệu lực; người giữ không được dùng danh xưng.',
    },
  } satisfies Record<CertificateState, { word: string; meaning: string }>,
  certifications: {
    CIA: 'Certified Internal Auditor',
    CRMA: 'Certification in Risk Management Assurance',
    IAP: 'Internal Audit Practitioner',
    CCSA: 'Certification in Control Self-Assessment',
    CFSA: 'Certified Financial Services Auditor',
    CGAP: 'Certified Government Auditing Professional',
  } satisfies Record<Certification, string>,
  statement: {
    paperTitle: 'Kết quả tra cứu tình trạng chứng chỉ',
    note: 'Bản in ghi lại tình trạng trên sổ đăng ký tại thời điểm tra cứu. Để biết tình trạng hiện tại, vui lòng tra cứu lại tại địa chỉ nêu trên.',
    print: 'In kết quả',
  },
  none: {
    short: 'Không tìm thấy chứng chỉ nào.',
    title: (text: string) => `Không có kết quả cho “${text}”`,
    meaning:
      'Không có kết quả không có nghĩa là chứng chỉ giả: người giữ chứng chỉ có thể chưa đồng ý công khai.',
    check: 'Quý khách vui lòng kiểm tra:',
    number: [
      'Số chứng chỉ gồm loại chứng chỉ, năm cấp và sáu chữ số, ví dụ CIA-2021-000123.',
      'Từng chữ số đúng như in trên chứng chỉ.',
      'Nếu không chắc về số, hãy tra cứu theo họ và tên đầy đủ của người giữ.',
    ],
    name: [
      'Đủ họ, tên đệm và tên, đúng thứ tự như in trên chứng chỉ.',
      'Đúng dấu: “Hùng” và “Hưng” là hai tên khác nhau.',
      'Nếu biết số chứng chỉ, hãy tra cứu theo số để có kết quả chắc chắn.',
    ],
    unmarked:
      'Tên vừa nhập không có dấu. Tên trên chứng chỉ thường được ghi đủ dấu, hãy nhập lại cho đúng.',
    ask: 'Vẫn chưa thấy? Quý khách gửi câu hỏi cho Viện kèm số chứng chỉ; Viện trả lời trong ba ngày làm việc.',
    toContact: 'Liên hệ với Viện',
  },
  sample: {
    caption:
      'Mẫu do Viện vẽ để minh hoạ: số chứng chỉ nằm ở góc dưới bên trái, ngày cấp ở góc dưới bên phải.',
    alt: 'Mẫu chứng chỉ: tên người được cấp ở giữa, số chứng chỉ ở góc dưới bên trái, ngày cấp ở góc dưới bên phải, chữ “Mẫu” in chéo.',
    /** The issuer of the real certificate: the institute only drew the sample. */
    institute: 'The Institute of Internal Auditors',
    given: 'Chứng nhận',
    holder: 'Nguyễn Văn An',
    earned: 'đã đáp ứng các yêu cầu của chứng chỉ',
    number: 'Số',
    numberValue: 'CIA-2021-000123',
    issued: 'Ngày cấp',
    issuedValue: '15/03/2021',
    mark: 'MẪU',
  },
} as const;
