import { expect, it } from 'vitest';
import { monthsBefore } from './deleteExpired';

it.each([
  ['2026-11-26T10:00:00.000Z', 24, '2024-11-26T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 0, '2026-01-15T10:00:00.000Z'],
])('counts from %s %i months back', (now, months, expected) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected);
});
