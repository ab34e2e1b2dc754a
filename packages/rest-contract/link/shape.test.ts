import { expect, it } from 'vitest';
import { describeEnumValue, kindOf, parseType } from './shape';

it.each([
  ['Course', { name: 'Course', required: false, item: null }],
  ['Course!', { name: 'Course', required: true, item: null }],
  [
    '[Course!]',
    { name: 'Course', required: false, item: { name: 'Course', required: true, item: null } },
  ],
  [
    '[Course]!',
    { name: 'Course', required: true, item: { name: 'Course', required: false, item: null } },
  ],
])('reads the type %s', (text, type) => {
  expect(parseType(text)).toEqual(type);
});

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [['a'], 'list'],
  [{ a: 1 }, 'object'],
  ['a', 'string'],
  [1, 'number'],
])('describes %j by its type only: %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

it.each([
  ['in-house', '"in-house"'],
  [`a${'b'.repeat(39)}`, `"a${'b'.repeat(39)}"`],
  [`a${'b'.repeat(40)}`, 'string'],
  ['Trần An', 'string'],
  ['0912345678', 'string'],
  ['an@congty.vn', 'string'],
  [7, 'number'],
  [undefined, 'nothing'],
])('describes %j as an enum value by %s', (value, description) => {
  expect(describeEnumValue(value)).toBe(description);
});
