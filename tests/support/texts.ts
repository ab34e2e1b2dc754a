import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Texts that are known to break programs, for a field, a path or a query. */
const NASTY = [
  '',
  ' ',
  '\u00a0\u200b\ufeff',
  '\0',
  'a\0b',
  '\u0001\u0008\u001b[31m\u007f',
  'một\r\nSet-Cookie: a=b\r\n\r\n<h1>',
  '😀👩‍👩‍👧‍👦🇻🇳',
  '\ud83d',
  'x\udc00y',
  'e\u0301 ẹ̃ \u202eabc',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  '"; drop table up_users; --',
  "1'||(select pg_sleep(10))||'",
  '%27%20union%20select%20null',
  '$1 ? :name ??',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  'C:\\windows\\win.ini',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '{"$ne":null}',
  '[object Object]',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '2026-13-01T99:99:99Z',
  '+020000-01-01T00:00:00Z',
  '0001-01-01',
  '%',
  '%_\\',
  '(?=(a+)+$)',
];

/** Hostile texts, and occasionally a huge one. */
export const nastyText: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ộ', '😀', ' ', "'", '%'), fc.constantFrom(300, 5_001, 20_000))
      .map(([character, times]) => character.repeat(times)),
  },
);

/** JSON of an unexpected kind. */
export const strangeValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}),
  fc.constantFrom<unknown>([null], [[]], ['x'], { id: 1 }, { length: 5 }, { toString: 'x' }),
  fc
    .constantFrom('{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}')
    .map((text): unknown => JSON.parse(text)),
  fc.constantFrom(30, 3_000).map(nested),
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

const SIGNS = [
  ...'\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060',
  ...'\u2066\u2067\u2068\u2069\ufeff\u0007',
];

/** A text as pasted from a chat, a PDF or a web page: with invisible characters, in NFC or NFD. */
export const pasted = (text: string): Arbitrary<string> =>
  fc
    .record({
      form: fc.constantFrom('NFC', 'NFD'),
      signs: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SIGNS)), {
        minLength: 1,
        maxLength: 4,
      }),
      around: fc.constantFrom('', ' ', '\u00a0', '\u202f'),
    })
    .map(({ form, signs, around }) => {
      const characters = [...text.normalize(form)];
      for (const [position, sign] of signs)
        characters.splice(position % (characters.length + 1), 0, sign);
      return `${around}${characters.join('')}${around}`;
    });
