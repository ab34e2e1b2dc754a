import { describe, expect, it } from 'vitest';
import { divideAmount } from './settlement';

const all = (outstanding: number) => ({ outstanding, amount: null });

describe('divideAmount', () => {
  it.each([
    ['what is outstanding', 10, [all(3), all(7)], [3, 7]],
    ['an amount with a rest', 11, [all(3), all(7)], [3, 7]],
    ['too little, with the remainder for the last part', 8, [all(3), all(7)], [3, 5]],
    ['the requested amounts', 10, [{ outstanding: 9, amount: 2 }, all(9)], [2, 8]],
  ])('divides %s', (_, amount, requested, amounts) =>
    expect(divideAmount(amount, requested)).toEqual({ amounts }),
  );

  it.each([
    ['more than is outstanding', 10, [all(3), { outstanding: 4, amount: 5 }], 1, 'outstanding', 4],
    ['a part with nothing outstanding', 10, [all(0), all(7)], 0, 'outstanding', 0],
    [
      'more than the rest of the transfer',
      10,
      [all(7), { outstanding: 9, amount: 4 }],
      1,
      'rest',
      3,
    ],
    ['a part after everything is allocated', 7, [all(7), all(1)], 1, 'rest', 0],
  ] as const)('rejects %s', (_, amount, requested, index, exceeds, maximum) =>
    expect(divideAmount(amount, requested)).toEqual({ index, exceeds, maximum }),
  );
});
