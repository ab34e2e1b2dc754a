import { describe, expect, it } from 'vitest';
import { memberPriceOf } from './memberPrice';

describe('the member price', () => {
  const shareOf = (listPrice: number, memberPrice: number, price: number) =>
    memberPriceOf({ price, memberPrice }, listPrice);

  it('returns the item’s member price, and the same share of an option', () => {
    expect([shareOf(500, 400, 500), shareOf(1_000, 400, 500)]).toEqual([400, 800]);
  });

  it('returns null if it is no lower', () => {
    expect([shareOf(500, 500, 500), shareOf(500, 600, 500), shareOf(300, 600, 500)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(memberPriceOf({ price: 500 }, 500)).toBeNull();
    expect(memberPriceOf({ price: 500, memberPrice: null }, 300)).toBeNull();
  });

  it('rounds half up to whole đồng', () => {
    expect([shareOf(5, 1, 2), shareOf(4, 1, 3), shareOf(5, 1, 3)]).toEqual([3, 1, 2]);
  });

  it('calculates large amounts exactly', () => {
    expect(shareOf(999_999_999_999, 999_999_999, 1_000_000_000)).toBe(999_999_998_999);
  });
});
