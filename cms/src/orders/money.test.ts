import { describe, expect, it } from 'vitest';
import { percentOf, share } from './money';

describe('share', () => {
  it('rounds half up to whole đồng', () => {
    expect([share(5, 1, 2), share(4, 1, 3), share(5, 1, 3)]).toEqual([3, 1, 2]);
  });

  it('loses nothing on large amounts', () => {
    expect(share(999_999_999_999, 999_999_999, 1_000_000_000)).toBe(999_999_998_999);
  });
});

describe('percentOf', () => {
  it('rounds down to whole đồng', () => {
    expect([percentOf(199, 5), percentOf(200, 5), percentOf(0, 10)]).toEqual([9, 10, 0]);
  });

  it('counts exactly where the product has no exact number', () => {
    expect(percentOf(9_007_199_254_740_991, 99)).toBe(8_917_127_262_193_581);
  });
});
