import { expect, it } from 'vitest';
import { lastDayOf } from './terms';

it.each([
  ['2026-11-22', 1, '2027-11-21'],
  ['2026-01-01', 3, '2028-12-31'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-28'],
  ['2027-03-01', 1, '2028-02-29'],
])('ends a term from %s for %d years on %s', (from, years, last) =>
  expect(lastDayOf(from, years)).toBe(last),
);
