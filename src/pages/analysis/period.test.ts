import { describe, expect, it } from 'vitest';
import { lengthOf, periodBefore, periodHref, presetsOf, readPeriodQuery } from './period';
import { highestOf, seriesBy } from './series';

/** 1 March 2026, 01:00 in Vietnam: the month before ended an hour ago. */
const now = Date.parse('2026-02-28T18:00:00Z');
const read = (path: string) =>
  readPeriodQuery(new URL(path, 'https://site.invalid').searchParams, now);

describe('the statistics period', () => {
  it('defaults to the last thirty days in Vietnam', () =>
    expect(read('/')).toEqual({ from: '2026-01-31', to: '2026-03-01', by: 'day' }));

  it('parses the URLs that it builds', () =>
    expect(read(periodHref({ from: '2025-01-01', to: '2025-12-31' }, 'day'))).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
      by: 'day',
    }));

  it('groups a long period by month', () =>
    expect(read('/?tu=2025-01-01&den=2025-12-31').by).toBe('month'));

  it.each([
    '/?tu=2025-01-01',
    '/?tu=2025-02-30&den=2025-03-01',
    '/?tu=2025-03-01&den=2025-02-01',
    '/?tu=2020-01-01&den=2025-02-01',
    '/?tu=x&den=y',
  ])('falls back to the default for %s', (path) => expect(read(path).to).toBe('2026-03-01'));

  it('accepts three years, and not a day more', () => {
    expect(read('/?tu=2023-03-01&den=2026-02-28').from).toBe('2023-03-01');
    expect(read('/?tu=2024-01-01&den=2026-12-31').from).toBe('2024-01-01');
    expect(read('/?tu=2023-12-31&den=2026-12-31').from).toBe('2026-01-31');
  });

  it('compares with the same number of days before', () => {
    const before = periodBefore({ from: '2026-03-01', to: '2026-03-31' });
    expect(before).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(lengthOf(before)).toBe(31);
  });

  it('aligns presets with the calendar in Vietnam', () =>
    expect(presetsOf(now).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-01-31 2026-03-01',
      '2026-03-01 2026-03-01',
      '2026-02-01 2026-02-28',
      '2026-01-01 2026-03-01',
      '2025-04-01 2026-03-01',
    ]));
});

it('sums days into months', () =>
  expect(
    seriesBy(
      [
        { on: '2026-01-30', count: 1 },
        { on: '2026-01-31', count: 2 },
        { on: '2026-02-01', count: 4 },
      ],
      'month',
      ['count'],
    ),
  ).toEqual([
    { on: '2026-01-01', count: 3 },
    { on: '2026-02-01', count: 4 },
  ]));

it('returns no highest point for an empty series', () => {
  expect(highestOf([{ value: 0 }], ({ value }) => value)).toBeUndefined();
  expect(highestOf([{ value: 1 }, { value: 3 }, { value: 3 }], ({ value }) => value)).toEqual({
    value: 3,
  });
});
