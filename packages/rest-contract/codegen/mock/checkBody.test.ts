import { assertInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { array, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { schemaOf } from '../../testing/schemas';
import { checkBody } from './checkBody';

const schema = schemaOf(`
  input LineInput { name: String @constraint(label: "Name", maxLength: 9) }
  input OrderInput {
    note: String @constraint(label: "Note", maxLength: 9)
    line: LineInput
    lines: [LineInput!] @constraint(label: "Lines", maxLength: 9)
  }
  type Query { a: Int @local }
`);

const line = object({ name: string().required('Name it.') });
const RULES = object({ lines: array(line.required()) }) as unknown as ObjectSchema<AnyObject>;

const check = (body: unknown, rules = RULES) =>
  checkBody(assertInputObjectType(schema.getType('OrderInput')), rules, body);

it.each<[what: string, body: object, path: string[], message: string]>([
  ['an unknown field', { a: 1 }, ['a'], 'OrderInput has no field “a”.'],
  [
    'an unknown field of a nested input',
    { line: { a: 1 } },
    ['line', 'a'],
    'LineInput has no field “a”.',
  ],
  [
    'an unknown field of a list item',
    { lines: [{ name: 'A' }, { a: 1 }] },
    ['lines', '1', 'a'],
    'LineInput has no field “a”.',
  ],
  ['what the rules reject', { lines: [{ name: 'A' }, {}] }, ['lines', '1', 'name'], 'Name it.'],
])('rejects %s and reports where', async (_, body, path, message) => {
  expect(await check(body)).toEqual([{ path, message }]);
});

it.each([
  ['an object for a string', { note: { a: 1 } }],
  ['a string for an input', { line: 'text' }],
  ['an empty body', {}],
])('leaves %s to the rules', async (_, body) => {
  expect(await check(body)).toEqual([]);
});

it('throws if the rules fail, instead of rejecting the body', async () => {
  const failing = { validate: () => Promise.reject(new Error('no rules')) };
  await expect(check({}, failing as unknown as typeof RULES)).rejects.toThrow('no rules');
});
