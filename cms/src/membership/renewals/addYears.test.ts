import { describe, expect, it } from 'vitest';
import { addYears } from './addYears';

describe('addYears', () => {
  it.each([
    ['2026-11-21T05:00:00.000Z', 1, '2027-11-21T05:00:00.000Z'],
    ['2026-11-21T05:00:00.000Z', 3, '2029-11-21T05:00:00.000Z'],
    // Already 29 February in Vietnam.
    ['2028-02-28T18:00:00.000Z', 1, '2029-02-27T18:00:00.000Z'],
    ['2028-02-29T05:00:00.000Z', 1, '2029-02-28T05:00:00.000Z'],
    ['2027-02-28T05:00:00.000Z', 1, '2028-02-28T05:00:00.000Z'],
    ['2026-12-31T18:00:00.000Z', 2, '2028-12-31T18:00:00.000Z'],
  ])('adds to %s %d years', (from, years, until) =>
    expect(addYears(new Date(from), years).toISOString()).toBe(until),
  );
});
