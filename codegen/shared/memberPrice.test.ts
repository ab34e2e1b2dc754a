import { describe, expect, it } from 'vitest';
import { memberPriceOf } from './memberPrice';

describe('what members pay', () => {
  const shareOf = (listPrice: number, memberPrice: number, price: number) =>
    memberPriceOf({ price, memberPrice }, listPrice);

  it('is the item’s member price, and of an option the same share', () => {
    expect([shareOf(500, 400, 500), shareOf(1_000, 400, 500)]).toEqual([400, 800]);
  });

  it('is nothing of its own where it is no lower', () => {
    expect([shareOf(500, 500, 500), shareOf(500, 600, 500), shareOf(300, 600, 500)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(memberPriceOf({ price: 500 }, 500)).toBeNull();
    expect(memberPriceOf({ price: 500, memberPrice: null }, 300)).toBeNull();
  });

  it('is rounded half up to whole đồng', () => {
    expect([shareOf(5, 1, 2), shareOf(4, 1, 3), shareOf(5, 1, 3)]).toEqual([3, 1, 2]);
  });

  it('loses nothing of large amounts', () => {
    expect(shareOf(999_999_999_999, 999_999_999, 1_000_000_000)).toBe(999_999_998_999);
  });
});
