import { describe, expect, it } from 'vitest';
import { percentOf } from './money';

describe('percentOf', () => {
  it('rounds down to whole đồng', () => {
    expect([percentOf(199, 5), percentOf(200, 5), percentOf(0, 10)]).toEqual([9, 10, 0]);
  });

  it('is exact even if the product is not representable', () => {
    expect(percentOf(9_007_199_254_740_991, 99)).toBe(8_917_127_262_193_581);
  });
});
