/** Đồng a year; several years at once cost slightly less. */
const YEARLY = { individual: 1_500_000, student: 500_000, corporate: 12_000_000 } as const;

export const renewPrices = (['individual', 'student', 'corporate'] as const).flatMap((memberType) =>
  [
    { years: 1, percent: 100 },
    { years: 2, percent: 95 },
    { years: 3, percent: 90 },
  ].map(({ years, percent }) => ({
    memberType,
    years,
    price: (YEARLY[memberType] * years * percent) / 100,
    seats: memberType === 'corporate' ? 10 : 0,
  })),
);

export const membershipSetting = { graceDays: 30 };

export type RenewPriceSource = (typeof renewPrices)[number];

interface DiscountSource {
  code: string;
  label: string;
  type: 'percent' | 'amount';
  value: number;
  maxAmount?: number;
  minSubtotal?: number;
  /** From and until, in the notation of `momentOf`. */
  window?: readonly [string, string];
  /** Excluded kinds. */
  without?: readonly ('forCourses' | 'forDocuments' | 'forSeminars')[];
  usageLimit?: number;
  usageLimitPerUser?: number;
}

export const discounts: readonly DiscountSource[] = [
  {
    code: 'CHAOMUNG',
    label: 'Chào mừng đơn hàng đầu tiên',
    type: 'percent',
    value: 10,
    maxAmount: 300_000,
    usageLimitPerUser: 1,
  },
  {
    code: 'KHOAHOC15',
    label: 'Ưu đãi khoá học cuối năm',
    type: 'percent',
    value: 15,
    maxAmount: 1_500_000,
    minSubtotal: 5_000_000,
    window: ['-4w mon 00:00', '+8w sun 23:59'],
    without: ['forDocuments', 'forSeminars'],
    usageLimit: 200,
  },
  {
    code: 'TAILIEU50',
    label: 'Tủ sách nghề nghiệp',
    type: 'amount',
    value: 50_000,
    minSubtotal: 200_000,
    without: ['forCourses', 'forSeminars'],
  },
  {
    code: 'HOITHAO200',
    label: 'Đăng ký hội thảo sớm',
    type: 'amount',
    value: 200_000,
    without: ['forCourses', 'forDocuments'],
    usageLimit: 30,
    usageLimitPerUser: 1,
  },
  {
    code: 'HE2026',
    label: 'Ưu đãi mùa hè',
    type: 'percent',
    value: 20,
    window: ['-26w mon 00:00', '-13w sun 23:59'],
  },
];
