import { describe, expect, it } from 'vitest';
import { labelledPoints, ticksTo } from './scale';

describe('ticksTo', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 25, 50, 75, 100]],
    [11_349_000, [0, 5_000_000, 10_000_000, 15_000_000]],
  ])('returns round values up to %d', (max, ticks) => expect(ticksTo(max)).toEqual(ticks));

  it('reaches the highest point', () => {
    for (let max = 1; max < 1e12; max = Math.ceil(max * 1.7)) {
      const ticks = ticksTo(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    }
  });
});

it('labels some of many points, and all of few', () => {
  expect(labelledPoints(3, 5)).toEqual([0, 1, 2]);
  expect(labelledPoints(30, 5)).toEqual([0, 6, 12, 18, 24]);
  expect(labelledPoints(0, 5)).toEqual([]);
});
