import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { scalarReader } from '../link/scalars';
import { english, vietnamese } from './messages';
import {
  cleanName,
  day,
  decimal,
  emptyToNull,
  flag,
  isEmail,
  isPhone,
  isTaxCode,
  isUuid,
  list,
  longEnough,
  moment,
  neededWith,
  secret,
  text,
  whole,
  withinBytes,
  intact,
  intactName,
  file,
  isName,
  like,
} from './vi';

const passes = (rule: AnySchema, value: unknown): boolean => rule.isValidSync(value);
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a format', () => {
  it.each([
    ['an email address', isEmail, ['an@example.com', 'a.b+c@mail.example.com.vn', `o'neil@x-y.vn`]],
    ['a phone number', isPhone, ['0912345678', '0312345678', '02438251234', '0203825123']],
    ['a tax code', isTaxCode, ['0100109106', '0100109106-001', '0100109106001', '001087654321']],
    ['a UUID', isUuid, [UUID, UUID.toUpperCase()]],
  ] as const)('accepts %s, and an empty value', (_, isRight, values) => {
    for (const value of [...values, '', null, undefined]) expect(isRight(value)).toBe(true);
  });

  it.each([
    [
      'an email address',
      isEmail,
      [
        'an',
        'an@',
        '@example.com',
        'an@example',
        'an@.com',
        'an@example.',
        'an@a..com',
        'a n@example.com',
        'an@exam ple.com',
        'an@b@example.com',
        '<an@example.com>',
        'an@example.com,b@example.com',
        'an@[127.0.0.1]',
        'an@example.com\n',
      ],
    ],
    [
      'a phone number',
      isPhone,
      [
        '0112345678',
        '091234567',
        '09123456789',
        '+84912345678',
        '1912345678',
        'a0912345678',
        '024382512345',
      ],
    ],
    [
      'a tax code',
      isTaxCode,
      [
        '0100109107',
        '0100109107-001',
        '010010910',
        '01001091060',
        'a0100109106',
        '0100109106-01',
        '0100109106-0012',
        '0010876543210',
        'a001087654321',
      ],
    ],
    [
      'a UUID',
      isUuid,
      [
        UUID.slice(1),
        `${UUID}0`,
        `0${UUID}`,
        UUID.replaceAll('-', ''),
        UUID.replace('0', 'g'),
        UUID.replace('d9cb', 'd9cg'),
        `${UUID.slice(0, -1)}g`,
        UUID.replace('-d9cb', ''),
      ],
    ],
  ] as const)('rejects invalid values of %s', (_, isRight, values) => {
    expect(values.filter((value) => isRight(value))).toEqual([]);
  });
});

describe('a garbled text', () => {
  const passesTest = (build: typeof intact, value: string) =>
    passes(text('N').test(build('N')), value);

  it.each([
    'Nguy?n Văn An',
    'Tr?n Th\ufffd',
    '?ào An',
    'Nguyá»…n',
    'Ä\u0090inh An',
    'HoÃ\u00a0',
    'Äá»—',
    'LÃª VÄƒn An',
    'Ä‘Æ°á»\u009dng',
    'Pháº¡m',
    'Æ¡i',
    'Ngá»\u008dc',
  ])('detects %j', (value) => {
    expect(passesTest(intact, value)).toBe(false);
    expect(passesTest(intactName, value)).toBe(false);
  });

  it.each([
    'Nguyễn Văn Án',
    'Ân',
    'ĂN ÂN',
    'Đỗ Ước',
    'Công ty «Á Châu»',
    'Ågren',
    'Águeda',
    'Ärzte',
    '',
  ])('accepts %j', (value) => {
    expect(passesTest(intact, value)).toBe(true);
    expect(passesTest(intactName, value)).toBe(true);
  });

  it('rejects a question mark at the end only of names', () => {
    expect(passesTest(intact, 'Trần Th? Hà: còn chỗ?')).toBe(true);
    expect(passesTest(intactName, 'Trần Th?')).toBe(false);
  });
});

describe('a length', () => {
  it('checks the minimum length of a text that is not empty', () => {
    expect(['', 'ab', 'abc', 'abcd', null, undefined].map(longEnough(3))).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('checks the maximum length in bytes', () => {
    expect(['', 'abcd', 'abcde', 'ểa', 'ểab', null].map(withinBytes(4))).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('checks the number of items, and the rule of each', () => {
    const rule = list(text('Name').min(2), 2, 'Too long.');
    expect(passes(rule, ['ab', 'cd'])).toBe(true);
    expect(passes(rule, ['ab', 'c'])).toBe(false);
    expect(passes(rule, ['ab', 'cd', 'ef'])).toBe(false);
    expect(passes(rule, [])).toBe(true);
    expect(passes(rule, 'ab')).toBe(false);
  });
});

describe('a value', () => {
  it.each<[what: string, rule: AnySchema, right: unknown[], wrong: unknown[]]>([
    ['a whole number', whole('N'), [0, -5, 2 ** 53 - 1, undefined], [0.5, 2 ** 53, NaN, '5', true]],
    ['a number', decimal('N'), [0, 0.5, -1.5, undefined], [Infinity, NaN, '5', true]],
    ['a choice', flag('N'), [true, false, undefined], ['true', 1, 0]],
    ['a text', text('N'), ['a', '', undefined], [5, true, {}, 'a\0b', '\ud800']],
    ['a password', secret('N'), [' a ', 'đ😀'], [5, 'a\0b', 'a\udfffb']],
    [
      'a day',
      day('N'),
      ['2026-07-05', '', undefined],
      ['2026-07-05T00:00:00.000Z', '+002026-07-05'],
    ],
    [
      'a moment',
      moment('N'),
      ['2026-07-05T07:30:00Z', '2026-07-05T07:30:00.123456789+07:00', '', undefined],
      [
        '2026-07-05T07:30:00',
        'a2026-07-05T07:30Z',
        '+002026-07-05T07:30Z',
        '2026-07-05T07:30Za',
        '2026-07-05 07:30Z',
      ],
    ],
  ])('accepts as %s only a value of that type', (_, rule, right, wrong) => {
    expect(right.filter((value) => !passes(rule, value))).toEqual([]);
    expect(wrong.filter((value) => passes(rule, value))).toEqual([]);
  });

  it('allows null if its rule does', () => {
    for (const rule of [whole('N'), decimal('N'), text('N')]) {
      expect(passes(rule.nullable(), null)).toBe(true);
    }
  });

  it('trims spaces, but not those of a password', () => {
    expect(text('N').cast(' a b ')).toBe('a b');
    expect(secret('N').cast(' a ')).toBe(' a ');
  });

  it('converts an empty field to null', () => {
    expect(['', 'a', 0, undefined].map(emptyToNull)).toEqual([null, 'a', 0, undefined]);
  });

  it('cleans a value by its format, but never a password', () => {
    expect(text('N').cast('Hoà\u200b – an'.normalize('NFD'))).toBe('Hoà – an');
    expect(text('N', cleanName).cast('Lê\u00a0Thị\u202e An')).toBe('Lê Thị An');
    expect(day('N').cast('2026\u201307\u201305\u200b')).toBe('2026-07-05');
    expect(secret('N').cast('a\u200b')).toBe('a\u200b');
  });

  it('requires a field for one value of a choice', () => {
    const isThere = neededWith('buyer', 'company');
    expect(isThere('0100109106', { parent: { buyer: 'company' } })).toBe(true);
    expect(isThere('', { parent: { buyer: 'company' } })).toBe(false);
    expect(isThere('', { parent: { buyer: 'person' } })).toBe(true);
  });
});

it.each([
  ['English', english],
  ['Vietnamese', vietnamese],
])('writes every message as a complete sentence with the label (%s)', (_, messages) => {
  const sentences = Object.values(messages).map((say) => say('Ô'));
  expect(Object.keys(messages)).toEqual(Object.keys(english));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^Ô .+\.$/);
});

/** A rule's message for a value; empty if it is valid. */
function problemsOf(rule: AnySchema, value: unknown): string {
  try {
    rule.validateSync(value);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a day and a moment', () => {
  it.each(['2026-07-05', '2024-02-29'])('accepts %s and parses it back', (value) => {
    expect(problemsOf(day('Ngày'), value)).toBe('');
    expect(scalarReader('Date')(value)).toBe(value);
  });

  it.each(['99/99/99', '2026-02-30', '2026-13-01', '2026-7-5', '5', 'hôm nay'])(
    'rejects %s',
    (value) => expect(problemsOf(day('Ngày'), value)).toBe('Ngày không phải là một ngày.'),
  );

  it.each(['2026-07-05T07:30:00.000Z', '2026-07-05T07:30Z', '2026-07-05T14:30:00+07:00'])(
    'accepts %s and parses it back',
    (value) => {
      expect(problemsOf(moment('Lúc'), value)).toBe('');
      expect(scalarReader('DateTime')(value)).toBe(value);
    },
  );

  it.each(['2026-07-05', '2026-07-05T07:30', '2026-02-30T07:30Z', '2026-07-05T25:30Z', '99'])(
    'rejects the moment %s',
    (value) => expect(problemsOf(moment('Lúc'), value)).toBe('Lúc không phải là một thời điểm.'),
  );

  it('rejects numbers', () => {
    expect(problemsOf(day('Ngày'), 20260705)).toBe('Ngày không hợp lệ.');
  });
});

it('accepts only a file, not an object like one', () => {
  expect(problemsOf(file('Tệp'), new File(['x'], 'x.pdf'))).toBe('');
  expect(problemsOf(file('Tệp'), { name: 'x.pdf', size: 1 })).toBe('Tệp không phải là tệp.');
  expect(problemsOf(file('Tệp').required('Vui lòng nhập tệp.'), undefined)).toBe(
    'Vui lòng nhập tệp.',
  );
});

describe('a name', () => {
  it.each(['Nguyễn Thị Ánh', 'PGS.TS. Lê Văn Bình', "D'Arcy O-Neil (Anna)"])(
    'accepts %s',
    (value) => expect(isName(value)).toBe(true),
  );

  it.each([
    'An\nBình',
    'An\u2028Bình',
    'An\tBình',
    'Xem http://a.vn',
    'xem WWW.a.vn',
    'An\\Bình',
    '<img src=x>',
    'An > Bình',
  ])('rejects %j', (value) => expect(isName(value)).toBe(false));
});

it('skips the pattern for a text that is too long', () => {
  const requested: string[] = [];
  const pattern = { test: (value: string) => requested.push(value) > 0 } as unknown as RegExp;
  expect([like(pattern, 3)('abc'), like(pattern, 3)('abcd'), like(pattern, 3)('')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(requested).toEqual(['abc']);
});

it('skips the items of a list that is too long', () => {
  const rule = list(text('Mục').required(), 1, 'Quá dài.');
  expect(problemsOf(rule, ['', ''])).toBe('Quá dài.');
});
