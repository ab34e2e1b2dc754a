import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '@iia/shared/dates';
import { isOnDay, monthTitle, readMonth, shiftMonth, weeksOf } from './calendarMonth';

const now = Date.parse('2026-11-30T18:00:00Z');

describe('calendarMonth', () => {
  it('defaults to the current month in Vietnam', () => {
    expect(readMonth(null, now)).toBe('2026-12');
    expect(readMonth('2027-03', now)).toBe('2027-03');
  });

  it.each(['2026-13', '2026-1', '0000-00', '2030-01', '2020-01', '2026-12-01', '../..', ''])(
    'defaults to the current month if the parameter is invalid: %s',
    (text) => expect(readMonth(text, now)).toBe('2026-12'),
  );

  it('shifts months across the end of a year', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(monthTitle('2027-01')).toBe('Tháng 1/2027');
  });

  it.each(['2026-02', '2026-11', '2026-12', '2027-02', '2028-02'])(
    'fills whole weeks from Monday, with every day of the month once: %s',
    (month) => {
      const weeks = weeksOf(month);
      for (const [monday = '', ...rest] of weeks) {
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(rest).toHaveLength(6);
      }
      const days = weeks.flat().filter((day) => day.startsWith(month));
      expect(days.at(0)).toBe(`${month}-01`);
      expect(new Set(days).size).toBe(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
      );
      expect(weeks[0]?.some((day) => day.startsWith(month))).toBe(true);
      expect(weeks.at(-1)?.some((day) => day.startsWith(month))).toBe(true);
    },
  );

  it('starts each day at midnight in Vietnam', () => {
    expect(startOfDay('2026-12-01').toISOString()).toBe('2026-11-30T17:00:00.000Z');
    const evening = ['2026-12-17T17:30:00.000Z', '2026-12-19T02:00:00.000Z'] as const;
    expect(
      ['2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'].map((day) =>
        isOnDay(day, ...evening),
      ),
    ).toEqual([false, true, true, false]);
  });
});
