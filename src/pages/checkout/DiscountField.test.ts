import { describe, expect, it } from 'vitest';
import { discountTerms } from './DiscountField';

const code = {
  code: 'HE2026',
  label: 'Ưu đãi hè',
  type: 'percent' as const,
  value: 15,
  maxAmount: 500_000,
  minSubtotal: 1_000_000,
  appliesTo: ['course' as const, 'seminar' as const],
  startsAt: null,
  endsAt: '2026-08-31T16:59:00.000Z',
  applies: true,
  reason: null,
};

describe('discountTerms', () => {
  it('lists each term on its own line', () => {
    expect(discountTerms(code).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Giảm 15%, nhiều nhất 500.000 ₫',
      'Cho đơn hàng từ 1.000.000 ₫',
      'Áp dụng cho khoá học, hội thảo',
      'Có hiệu lực đến 31/08/2026 23:59',
    ]);
  });

  it('omits unlimited terms', () => {
    const free = { ...code, type: 'amount' as const, value: 200_000, maxAmount: null };
    const appliesTo = ['course' as const, 'document' as const, 'seminar' as const];
    const terms = discountTerms({ ...free, minSubtotal: 0, appliesTo, endsAt: null });
    expect(terms).toEqual(['Giảm 200.000\u00a0₫']);
  });
});
