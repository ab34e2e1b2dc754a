import { assertInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import type { Constraint } from '../contract/constraints';
import type { InputKind } from '../contract/inputKinds';
import { schemaOf } from '../../testing/schemas';
import { conditionsOf, constraintSchema, constraintDescription } from './inputSchemas';

const label = 'Mã';

it.each<[rule: Partial<Constraint>, kind: InputKind, required: boolean, written: object]>([
  [{}, 'text', false, {}],
  [{}, 'text', true, { minLength: 1 }],
  [{ minLength: 3, maxLength: 9, maxBytes: 20 }, 'text', true, { minLength: 3, maxLength: 9 }],
  [{ maxBytes: 72, secret: true }, 'text', false, { format: 'password', maxLength: 72 }],
  [{ pattern: '[a-z]+' }, 'text', false, { pattern: '[a-z]+' }],
  [{ format: 'EMAIL' }, 'text', false, { format: 'email' }],
  [{ format: 'UUID' }, 'text', false, { format: 'uuid' }],
  [{ minLength: 1 }, 'list', true, { minItems: 1 }],
  [{ maxLength: 9 }, 'list', true, { maxItems: 9 }],
  [{ min: 0 }, 'whole', true, { minimum: 0 }],
  [{ max: 9 }, 'decimal', true, { maximum: 9 }],
  [{ equals: 'true' }, 'flag', true, { const: true }],
  [{ equals: 'false' }, 'flag', true, { const: false }],
  [{}, 'flag', true, {}],
])('converts %j on a value of kind %s (required: %s) to %j', (rule, kind, required, written) => {
  expect(constraintSchema({ label, ...rule }, kind, required)).toStrictEqual(written);
});

it.each([
  ['NAME', 'Minh An', 'Minh/An'],
  ['NAME', 'Minh An', 'Minh\nAn'],
  ['PHONE', '+84 (0)912.345-678', '0112345678'],
  ['PHONE', '(024) 3825 1234', '02438251'],
  ['PHONE', '0084912345678', '0084912'],
  ['PHONE', '0912345678', '091234567'],
  ['TAX_CODE', '0100109106-001', '010010910'],
  ['TAX_CODE', '001088012345', '00108801234'],
  ['TAX_CODE', '0100 109 106', '0100 109 1'],
])('converts the format %s to a pattern that accepts %j and rejects %j', (format, right, wrong) => {
  const { pattern = '' } = constraintSchema({ label, format }, 'text', false);
  expect(right).toMatch(new RegExp(pattern));
  expect(wrong).not.toMatch(new RegExp(pattern));
});

it.each<[rule: Constraint | null, own: string | undefined, expected: string]>([
  [null, undefined, ''],
  [null, 'As on the card', 'As on the card.'],
  [{ label }, '', 'Mã.'],
  [{ label: 'Mã nào?' }, undefined, 'Mã nào?'],
  [{ label, sameAs: 'code' }, undefined, 'Mã. Must equal `code`.'],
  [{ label, neededWith: 'as: bus' }, undefined, 'Mã. Required with `as: bus`.'],
  [{ label, maxBytes: 72 }, undefined, 'Mã. At most 72 bytes in UTF-8.'],
])('describes %j with the description %j as "%s"', (rule, own, expected) => {
  expect(constraintDescription(rule, own)).toBe(expected);
});

it('converts neededWith to a condition, and several to allOf', () => {
  const conditions = (fields: string) => {
    const schema = schemaOf(`type Query { a: Int @local } input Own { as: String ${fields} }`);
    return conditionsOf(schema, assertInputObjectType(schema.getType('Own')));
  };
  const needed = (name: string, word: string) =>
    `${name}: String @constraint(label: "A", neededWith: "as: ${word}")`;
  const condition = (name: string, word: string) => ({
    if: { properties: { as: { const: word } } },
    then: { required: [name], properties: { [name]: { type: 'string' } } },
  });
  expect(conditions('')).toEqual({});
  expect(conditions(needed('a', 'bus'))).toEqual(condition('a', 'bus'));
  expect(conditions(needed('a', 'bus') + needed('b', 'car'))).toEqual({
    allOf: [condition('a', 'bus'), condition('b', 'car')],
  });
});
