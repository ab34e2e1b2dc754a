import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDiscount } from '../discounts/sampleDiscount';
import type { Discount } from '../discounts/discount';
import { priceOrder } from './priceOrder';
import { sampleItem, sampleSelection } from '../seats/sampleItems';
import type { ItemKind } from '../../generated/types';
import type { QuantityRule } from './orderRecord';

const rule: QuantityRule = { tiers: [{ minQuantity: 5, percent: 10 }], appliesTo: ['course'] };
const kinds: ItemKind[] = ['course', 'document', 'seminar'];

const price = (items: ReturnType<typeof sampleSelection>[], changes: Partial<Discount>) =>
  priceOrder(items, {
    activeMembership: true,
    quantityRule: rule,
    discount: sampleDiscount(changes),
  });

describe('priceOrder with a discount code', () => {
  it('applies it last, after member prices and quantity discounts', () => {
    const item = sampleItem({ price: 1_000_000, memberPrice: 800_000 });
    const quote = price([sampleSelection(item, 5)], { value: 10 });
    expect(quote.discounts).toEqual([
      { type: 'member', label: 'Giá hội viên', amount: 1_000_000 },
      { type: 'quantity', label: 'Chiết khấu theo số lượng (10%)', amount: 400_000 },
      { type: 'code', label: 'Ưu đãi Tết (TET2027)', amount: 360_000 },
    ]);
    expect(quote.total).toBe(5_000_000 - 1_760_000);
  });

  it('applies only to what is left to pay for eligible lines', () => {
    const course = sampleSelection(sampleItem({ documentId: 'c', price: 1_000_000 }), 5);
    const book = sampleItem({ kind: 'document', documentId: 'd', price: 200_000 });
    const items = [course, sampleSelection(book, 1)];
    const saved = (changes: Partial<Discount>) =>
      price(items, changes).discounts.find(({ type }) => type === 'code')?.amount;
    expect(saved({ value: 10, appliesTo: ['document'] })).toBe(20_000);
    expect(saved({ value: 10, appliesTo: ['course'] })).toBe(450_000);
    expect(saved({ value: 10 })).toBe(470_000);
    expect(saved({ type: 'amount', value: 500_000, appliesTo: ['document'] })).toBe(200_000);
    expect(saved({ value: 10, appliesTo: ['seminar'] })).toBeUndefined();
  });

  it('subtracts a fixed amount, even of one đồng', () => {
    const items = [sampleSelection(sampleItem({ price: 300_000 }), 1)];
    expect(price(items, { type: 'amount', value: 50_000 }).total).toBe(250_000);
    expect(price(items, { type: 'amount', value: 1 }).total).toBe(299_999);
  });

  it('caps a percentage, and rounds it down to whole đồng', () => {
    const items = [sampleSelection(sampleItem({ price: 999_999 }), 1)];
    expect(price(items, { value: 50, maxAmount: 100_000 }).total).toBe(899_999);
    expect(price(items, { value: 33 }).total).toBe(999_999 - 329_999);
  });

  it('stops at zero', () => {
    const items = [sampleSelection(sampleItem({ price: 300_000 }), 1)];
    expect(price(items, { value: 100 }).total).toBe(0);
    expect(price(items, { type: 'amount', value: 1_000_000_000 }).total).toBe(0);
  });

  it('keeps the total between zero and the full price, in whole đồng', () => {
    const item = fc.record({
      kind: fc.constantFrom(...kinds),
      documentId: fc.constantFrom('a', 'b'),
      price: fc.nat(2_000_000_000),
      memberPrice: fc.option(fc.nat(2_000_000_000)),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    const terms = fc.record({
      type: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 100 }).chain((value) => fc.constantFrom(value, value * 1e7)),
      maxAmount: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
      appliesTo: fc.subarray(kinds),
    });
    const valid = terms.filter(({ type, value }) => type === 'amount' || value <= 100);
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 20 }), valid, (wanted, code) => {
        const items = wanted.map(({ quantity, ...fields }) =>
          sampleSelection(sampleItem(fields), quantity),
        );
        const quote = price(items, code);
        const plain = priceOrder(items, { activeMembership: true, quantityRule: rule });
        expect(quote.total).toBeLessThanOrEqual(plain.total);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(quote.total)).toBe(true);
        const saved = quote.discounts.reduce((total, { amount }) => total + amount, 0);
        expect(quote.total).toBe(quote.subtotal - saved);
      }),
    );
  });
});
