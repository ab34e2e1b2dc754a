import { expect, it } from 'vitest';
import { showHidden } from './showHidden';

it.each([
  ['an@example.vn', 'an@example.vn'],
  ['An.ngọc@example.vn', 'An.ngọc@example.vn'],
  ['an\u200b@example.vn', 'an\\u200B@example.vn'],
  ['\u00a0an@example.vn ', '\\u00A0an@example.vn\\u0020'],
  ['ngo\u0323c', 'ngo\\u0323c'],
  ['ａn@example.vn', '\\uFF41n@example.vn'],
  ['an\u2011ha', 'an\\u2011ha'],
  ['an\u{e0061}', 'an\\u{E0061}'],
])('escapes hidden characters in %j', (text, shown) => {
  expect(showHidden(text)).toBe(shown);
});
