import { describe, expect, it } from 'vitest';
import { staleRanges } from './refreshFigures';

const hourAt = (index: number) => new Date(index * 3_600_000).toISOString().slice(0, 13);

describe('stale hours', () => {
  it('recomputes single hours while they are few', () => {
    expect(staleRanges(['2026-07-05T14', '2025-01-01T00', '2026-07-05T14'])).toEqual([
      { from: '2025-01-01T00', to: '2025-01-01T00' },
      { from: '2026-07-05T14', to: '2026-07-05T14' },
    ]);
    expect(staleRanges([])).toEqual([]);
  });

  it('recomputes days, then blocks of 31 days, when they are many', () => {
    const days = staleRanges(Array.from({ length: 100 }, (_, index) => hourAt(490_008 + index)));
    expect(days.map(({ from, to }) => [from.slice(10), to.slice(10)])).toEqual(
      days.map(() => ['T00', 'T23']),
    );
    expect(days).toHaveLength(5);
    const years = staleRanges(
      Array.from({ length: 730 * 24 }, (_, index) => hourAt(470_000 + index)),
    );
    expect(years.length).toBeLessThan(26);
  });

  it('covers every stale hour exactly once', () => {
    for (const step of [1, 5, 40, 1_000]) {
      const hours = Array.from({ length: 300 }, (_, index) => hourAt(480_000 + index * step));
      const ranges = staleRanges(hours);
      for (const hour of hours) {
        expect(ranges.filter(({ from, to }) => from <= hour && hour <= to)).toHaveLength(1);
      }
    }
  });
});
