import { expect, it } from 'vitest';
import { addYears } from './addYears';

it.each([
  ['2026-11-21T05:00:00.000Z', 1, '2027-11-21T05:00:00.000Z'],
  // Already 29 February in Vietnam.
  ['2028-02-28T18:00:00.000Z', 1, '2029-02-27T18:00:00.000Z'],
  ['2026-12-31T18:00:00.000Z', 2, '2028-12-31T18:00:00.000Z'],
])('%s plus %d years', (from, years, until) => expect(addYears(from, years)).toBe(until));
