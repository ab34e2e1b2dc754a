import { describe, expect, it } from 'vitest';
import { divideAmount } from './settlement';

const all = (missing: number) => ({ missing, amount: null });

describe('divideAmount', () => {
  it.each([
    ['what each part lacks', 10, [all(3), all(7)], [3, 7]],
    ['an amount with a rest', 11, [all(3), all(7)], [3, 7]],
    ['too little, with the remainder for the last part', 8, [all(3), all(7)], [3, 5]],
    ['the requested amounts', 10, [{ missing: 9, amount: 2 }, all(9)], [2, 8]],
  ])('divides %s', (_, amount, wanted, amounts) =>
    expect(divideAmount(amount, wanted)).toEqual({ amounts }),
  );

  it.each([
    ['more than is missing', 10, [all(3), { missing: 4, amount: 5 }], 1, 'missing', 4],
    ['a part that lacks nothing', 10, [all(0), all(7)], 0, 'missing', 0],
    ['more than is left', 10, [all(7), { missing: 9, amount: 4 }], 1, 'left', 3],
    ['a part after everything is allocated', 7, [all(7), all(1)], 1, 'left', 0],
  ] as const)('rejects %s', (_, amount, wanted, at, limit, most) =>
    expect(divideAmount(amount, wanted)).toEqual({ at, limit, most }),
  );
});
