import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder, percentOf } from './priceOrder';
import { sampleItem, sampleOption, sampleSelection } from '../seats/sampleItems';
import type { QuantityRule } from './orderRecord';

describe('percentOf', () => {
  it('rounds down to whole đồng', () => {
    expect([percentOf(199, 5), percentOf(200, 5), percentOf(0, 10)]).toEqual([9, 10, 0]);
  });

  it('is exact even if the product is not representable', () => {
    expect(percentOf(9_007_199_254_740_991, 99)).toBe(8_917_127_262_193_581);
  });
});

const visitor = { activeMembership: false, quantityRule: null };
const member = { activeMembership: true, quantityRule: null };
const rule: QuantityRule = {
  tiers: [
    { minQuantity: 5, percent: 5 },
    { minQuantity: 10, percent: 10 },
  ],
  appliesTo: ['course', 'seminar'],
};

describe('priceOrder', () => {
  it('charges a visitor the list price', () => {
    const item = sampleItem({ price: 1_200_000, memberPrice: 900_000 });
    const quote = priceOrder([sampleSelection(item, 2)], visitor);
    expect(quote).toMatchObject({ subtotal: 2_400_000, discounts: [], total: 2_400_000 });
    expect(quote.lines).toEqual([
      expect.objectContaining({ listPrice: 1_200_000, unitPrice: 1_200_000, amount: 2_400_000 }),
    ]);
  });

  it('charges an active membership the member price and shows what it saves', () => {
    const item = sampleItem({ price: 1_200_000, memberPrice: 900_000 });
    const quote = priceOrder([sampleSelection(item, 2)], member);
    expect(quote.lines[0]).toMatchObject({ listPrice: 1_200_000, unitPrice: 900_000 });
    expect(quote.discounts).toEqual([{ type: 'member', label: 'Giá hội viên', amount: 600_000 }]);
    expect(quote.total).toBe(1_800_000);
  });

  it('charges a member no more than the list price', () => {
    const item = sampleItem({ price: 500_000, memberPrice: 700_000 });
    expect(priceOrder([sampleSelection(item, 1)], member).total).toBe(500_000);
  });

  it('replaces the list price by the option’s own', () => {
    const item = sampleItem({ kind: 'seminar', price: 2_000_000 });
    const option = sampleOption({ price: 800_000 });
    const quote = priceOrder([sampleSelection(item, 1, option)], visitor);
    expect(quote.lines[0]).toMatchObject({
      listPrice: 800_000,
      optionName: 'Hình thức – Trực tiếp',
      groupId: 'group-1',
      optionId: 'option-1',
    });
  });

  it('gives a member the same share off an option as off the item', () => {
    const item = sampleItem({ kind: 'seminar', price: 2_000_000, memberPrice: 1_600_000 });
    const option = sampleOption({ price: 800_000 });
    expect(priceOrder([sampleSelection(item, 1, option)], member).total).toBe(640_000);
  });

  it('charges the option’s price where the item itself is free', () => {
    const item = sampleItem({ kind: 'seminar', price: 0, memberPrice: 0 });
    const option = sampleOption({ price: 300_000 });
    expect(priceOrder([sampleSelection(item, 1, option)], member).total).toBe(300_000);
  });

  it('applies the best tier reached by the item’s quantity across its options', () => {
    const item = sampleItem({ kind: 'seminar', price: 100_000 });
    const quote = priceOrder(
      [
        sampleSelection(item, 6, sampleOption({ id: 'a' })),
        sampleSelection(item, 4, sampleOption({ id: 'b' })),
      ],
      { ...visitor, quantityRule: rule },
    );
    expect(quote.discounts).toEqual([
      { type: 'quantity', label: 'Chiết khấu theo số lượng (10%)', amount: 100_000 },
    ]);
    expect(quote.total).toBe(900_000);
  });

  it('does not add up the quantities of different items', () => {
    const quote = priceOrder(
      [
        sampleSelection(sampleItem({ documentId: 'a' }), 4),
        sampleSelection(sampleItem({ documentId: 'b' }), 4),
      ],
      { ...visitor, quantityRule: rule },
    );
    expect(quote.discounts).toEqual([]);
  });

  it('gives no tier to kinds the rule does not apply to', () => {
    const item = sampleItem({ kind: 'document' });
    const terms = { ...visitor, quantityRule: rule };
    expect(priceOrder([sampleSelection(item, 50)], terms).discounts).toEqual([]);
  });

  it('applies tiers to the member price, and shows no percentage if several apply', () => {
    const five = sampleItem({ documentId: 'a', price: 1_000_000, memberPrice: 800_000 });
    const ten = sampleItem({ documentId: 'b', price: 100_000 });
    const quote = priceOrder([sampleSelection(five, 5), sampleSelection(ten, 10)], {
      activeMembership: true,
      quantityRule: rule,
    });
    expect(quote.discounts).toEqual([
      { type: 'member', label: 'Giá hội viên', amount: 1_000_000 },
      { type: 'quantity', label: 'Chiết khấu theo số lượng', amount: 200_000 + 100_000 },
    ]);
  });

  it('shows the percentage if only one of several items reaches a tier', () => {
    const one = sampleItem({ documentId: 'a', price: 100_000 });
    const two = sampleItem({ documentId: 'b', price: 100_000 });
    const quote = priceOrder([sampleSelection(one, 5), sampleSelection(two, 4)], {
      ...visitor,
      quantityRule: rule,
    });
    expect(quote.discounts).toEqual([
      { type: 'quantity', label: 'Chiết khấu theo số lượng (5%)', amount: 25_000 },
    ]);
  });

  it('keeps totals in whole đồng for any prices, quantities and tiers', () => {
    const dong = fc.integer({ min: 0, max: 2_000_000_000 });
    const line = fc.record({
      documentId: fc.constantFrom('a', 'b', 'c'),
      price: dong,
      memberPrice: fc.option(dong),
      optionPrice: fc.option(dong),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    const tier = fc.record({
      minQuantity: fc.integer({ min: 1, max: 100 }),
      percent: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 50 }),
        fc.array(tier, { maxLength: 5 }),
        fc.boolean(),
        (wanted, tiers, activeMembership) => {
          const items = wanted.map(({ quantity, optionPrice, ...item }) =>
            sampleSelection(sampleItem(item), quantity, sampleOption({ price: optionPrice })),
          );
          const quote = priceOrder(items, {
            activeMembership,
            quantityRule: { tiers, appliesTo: ['course'] },
          });
          const saved = quote.discounts.reduce((total, { amount }) => total + amount, 0);
          expect(quote.total).toBe(quote.subtotal - saved);
          expect(quote.total).toBeGreaterThanOrEqual(0);
          const numbers = [
            quote.total,
            ...quote.discounts.map(({ amount }) => amount),
            ...quote.lines.flatMap(({ listPrice, unitPrice, amount }) => [
              listPrice,
              unitPrice,
              amount,
            ]),
          ];
          expect(numbers.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
          expect(quote.lines.every((one) => one.unitPrice <= one.listPrice)).toBe(true);
          expect(quote.lines.every((one) => one.amount === one.unitPrice * one.quantity)).toBe(
            true,
          );
        },
      ),
    );
  });

  it('costs no more with a membership or a tier than without', () => {
    const item = fc.record({
      price: fc.nat(10_000_000),
      memberPrice: fc.option(fc.nat(10_000_000)),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(item, ({ quantity, ...fields }) => {
        const items = [sampleSelection(sampleItem(fields), quantity)];
        const plain = priceOrder(items, visitor).total;
        const tiered = priceOrder(items, { ...visitor, quantityRule: rule }).total;
        const both = priceOrder(items, { ...member, quantityRule: rule }).total;
        expect(tiered).toBeLessThanOrEqual(plain);
        expect(both).toBeLessThanOrEqual(tiered);
      }),
    );
  });
});
