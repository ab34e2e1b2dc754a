import { describe, expect, it } from 'vitest';
import { isWholeTenths, tenthsOfMinutes, toHours, toTenths } from './earnedHours';

describe('CPE hours', () => {
  it('counts 50 minutes as an hour, and whole tenths of five minutes', () => {
    const minutes = [0, 4, 5, 49, 50, 54, 55, 175, 480];
    expect(minutes.map((each) => toHours(tenthsOfMinutes(each)))).toEqual([
      0, 0, 0.1, 0.9, 1, 1, 1.1, 3.5, 9.6,
    ]);
    expect(tenthsOfMinutes(-10)).toBe(0);
  });

  it('adds up exactly as tenths', () => {
    const days = [0.1, 0.2, 1.1, 2.7, 0.7];
    expect(toHours(days.map(toTenths).reduce((sum, each) => sum + each))).toBe(4.8);
  });

  it('allows at most one decimal', () => {
    expect([0.1, 0.3, 1.1, 2, 99.9, 4.7].every(isWholeTenths)).toBe(true);
    expect([0.05, 1.25, 0.333].some(isWholeTenths)).toBe(false);
  });
});
