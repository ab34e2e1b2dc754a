import { expect, it } from 'vitest';
import { newBuiltInsIn } from './refuseNewBuiltIns';

it.each([
  ['[2, 1].toSorted()', '.toSorted'],
  ['lines?.["toSpliced"](0, 1)', '.toSpliced'],
  ['const { groupBy } = Object; Object.groupBy([], String)', '.groupBy'],
  ['URL.canParse(text)', '.canParse'],
  ['/(?<=a)b/u.test("ab")', 'a lookbehind'],
  ['new RegExp("(?<!a)b")', 'a lookbehind'],
  ['new RegExp(`(?<!${"a"})b`)', 'a lookbehind'],
])('finds built-ins that the oldest browsers lack in %s', (code, what) =>
  expect(newBuiltInsIn(code)).toEqual([what]),
);

it('accepts named groups and methods of 2022', () =>
  expect(newBuiltInsIn('/(?<day>\\d)/.exec(text); [1].at(-1); Object.hasOwn({}, "a")')).toEqual(
    [],
  ));
