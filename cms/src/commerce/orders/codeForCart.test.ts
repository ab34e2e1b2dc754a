import { describe, expect, it } from 'vitest';
import { cartRejectionReason, type Discount } from '../discounts/discount';
import { sampleDiscount } from '../discounts/sampleDiscount';
import { priceOrder } from './priceOrder';
import { sampleItem, sampleSelection } from '../seats/sampleItems';

describe('cartRejectionReason', () => {
  const reason = (changes: Partial<Discount>, price = 1_000_000) => {
    const discount = sampleDiscount(changes);
    const terms = { activeMembership: false, quantityRule: null, discount };
    const items = [sampleSelection(sampleItem({ price }), 1)];
    return cartRejectionReason(discount, priceOrder(items, terms));
  };

  it('returns null if the code saves something', () => expect(reason({})).toBeNull());
  it('compares the minimum with the subtotal', () => {
    expect(reason({ minSubtotal: 1_000_000 })).toBeNull();
    expect(reason({ minSubtotal: 1_000_001 })).toMatch(/từ 1\.000\.001/);
  });
  it('requires an eligible line', () => {
    expect(reason({ appliesTo: ['document', 'seminar'] })).toMatch(/không áp dụng cho sản phẩm/);
  });
  it('requires something left to discount', () =>
    expect(reason({}, 0)).toMatch(/không còn khoản nào/));
});
