import { describe, expect, it } from 'vitest';
import { isoDate, startOfDay } from '@iia/shared/dates';
import { daysOf, endOf, readDayRange, consecutiveRanges, wholeMonthsOf } from './days';

describe('a day in Vietnam', () => {
  it('begins and ends seven hours before UTC', () => {
    expect(startOfDay('2026-07-05').toISOString()).toBe('2026-07-04T17:00:00.000Z');
    expect(endOf('2026-07-05').toISOString()).toBe('2026-07-05T17:00:00.000Z');
    expect(isoDate(new Date('2026-07-04T16:59:59.999Z'))).toBe('2026-07-04');
    expect(isoDate(new Date('2026-07-04T17:00:00.000Z'))).toBe('2026-07-05');
  });

  it('includes both ends and leap days, up to three years', () => {
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(readDayRange({ from: '2024-01-01', to: '2026-12-31' }).to).toBe('2026-12-31');
    expect(() => readDayRange({ from: '2024-01-01', to: '2027-01-01' })).toThrow();
  });

  it('forms gapless ranges of limited length', () => {
    const days = ['2024-03-02', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-05'];
    expect(consecutiveRanges(days, 3)).toEqual([
      { from: '2024-02-28', to: '2024-03-01' },
      { from: '2024-03-02', to: '2024-03-02' },
      { from: '2024-03-05', to: '2024-03-05' },
    ]);
  });

  it.each([
    ['2024-01-15', '2024-04-01', { first: '2024-02', last: '2024-03' }],
    ['2024-01-01', '2024-01-31', { first: '2024-01', last: '2024-01' }],
    ['2023-12-02', '2024-02-29', { first: '2024-01', last: '2024-02' }],
    ['2024-01-01', '2024-01-30', null],
    ['2024-01-31', '2024-02-28', null],
    ['2024-01-02', '2024-01-03', null],
  ])('finds the whole months from %s to %s', (from, to, months) => {
    expect(wholeMonthsOf({ from, to })).toEqual(months);
  });
});
