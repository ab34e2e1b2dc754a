import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['', null],
  ['  ', null],
  ['2', 2],
  [' 12 ', 12],
  ['-3', -3],
  ['\u22123\u200b', -3],
  ['4\u00a0500\u202f000', 4_500_000],
  ['24,5', 24.5],
  ['1.5', 1.5],
  ['1.500', 1500],
  ['4.500.000', 4_500_000],
  ['4 500 000', 4_500_000],
  ['1.500,25', 1500.25],
  ['hai', Number.NaN],
  ['1e3', Number.NaN],
  ['1.50.0', Number.NaN],
])('parses %j as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
