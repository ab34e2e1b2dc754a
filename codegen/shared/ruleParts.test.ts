import { describe, expect, it, vi } from 'vitest';
import type { AnySchema } from 'yup';
import { scalarReader } from '@/data/rest/scalars';
import { day, file, isName, like, list, moment, text } from './ruleParts';

vi.mock('./ruleMessages', () => import('./ruleMessages.vi'));

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
