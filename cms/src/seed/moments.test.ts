import { expect, it, describe } from 'vitest';
import { momentOf, addYears } from './moments';

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

const saturday = new Date('2026-11-21T03:00:00Z');
/** Already Monday in Vietnam. */
const sundayNight = new Date('2026-11-22T18:00:00Z');

it.each([
  ['a week, counted from Monday', '+1w mon 08:30', saturday, '2026-11-23T01:30:00.000Z'],
  ['a past week', '-1w fri 17:00', saturday, '2026-11-13T10:00:00.000Z'],
  ['a week while UTC is still in the last', '+1w mon', sundayNight, '2026-11-29T17:00:00.000Z'],
  ['days', '-5d 14:05', saturday, '2026-11-16T07:05:00.000Z'],
  ['the start of a day', '+2d', sundayNight, '2026-11-24T17:00:00.000Z'],
  ['hours before the day begins', '-28h', saturday, '2026-11-19T13:00:00.000Z'],
])('parses %s', (_what, text, day, moment) => {
  expect(momentOf(text, day).toISOString()).toBe(moment);
});

it.each(['2026-11-21', '+1w xyz 08:00', '1w mon 08:00', '+3w', '+3d mon', '-2d 8:00'])(
  'rejects %s',
  (text) => {
    expect(() => momentOf(text, saturday)).toThrow('is not a moment');
  },
);
