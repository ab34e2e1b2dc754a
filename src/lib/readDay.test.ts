import { expect, it } from 'vitest';
import { readDay, writeDay } from './readDay';

it.each([
  ['5/7/2026', '2026-07-05'],
  [' 05-07-2026 ', '2026-07-05'],
  ['\u200e05\u201307\u20132026\u200b', '2026-07-05'],
  ['05.07.2026', '2026-07-05'],
  ['05 07 2026', '2026-07-05'],
  ['05072026', '2026-07-05'],
  ['29/2/2028', '2028-02-29'],
])('parses %j as %s', (typed, day) => expect(readDay(typed)).toBe(day));

it.each(['', '29/2/2026', '31/04/2026', '2026-07-05', '5/7/26', '0/1/2026', 'mai'])(
  'returns null for %j',
  (typed) => expect(readDay(typed)).toBeNull(),
);

it('formats day/month/year, and returns other text unchanged', () => {
  expect(writeDay('2026-07-05')).toBe('05/07/2026');
  expect(writeDay('mai')).toBe('mai');
});
