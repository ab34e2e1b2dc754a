import { describe, expect, it } from 'vitest';
import { formatDay, formatDong, formatMoment } from './formats';

describe('formats', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_234_567, '1.234.567'],
    [90_000_000_000, '90.000.000.000'],
  ])('writes %d đồng', (amount, text) => expect(formatDong(amount)).toBe(`${text}\u00a0₫`));

  it('formats times in Vietnam’s time zone', () => {
    const moment = new Date('2026-07-04T18:05:00Z');
    expect(formatDay(moment)).toBe('05/07/2026');
    expect(formatMoment(moment)).toBe('05/07/2026 01:05');
  });
});
