import fc, { type Arbitrary } from 'fast-check';
import { getNamedType, isInputObjectType } from 'graphql';
import type { Endpoint } from 'rest-contract/contract';
import { anyInput, type Source } from '../support/inputs';
import { strangeValue } from '../support/texts';

const BROKEN = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  'null',
  '[]',
  '"x"',
  '5',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\u0000"}',
  '\ufeff{}',
  'a=1&b=2',
  '{"items":[],"items":[]}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '<xml/>',
  '{"a":"'.padEnd(150_000, 'a'),
  '['.repeat(40_000),
  `${'{"a":'.repeat(9_000)}1`,
  `{"ids":[${'1,'.repeat(40_000)}1]}`,
  `{"items":[${'{},'.repeat(30_000)}{}]}`,
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
  'application/xml',
  'json',
  '*/*',
];

export interface Body {
  body: string | null;
  type: string | null;
  chunked: boolean;
}

/** Bodies for an endpoint: valid and invalid input, other JSON, invalid JSON, and none. */
export function bodyOf(
  source: Source,
  { field, method }: Pick<Endpoint, 'field' | 'method'>,
): Arbitrary<Body> {
  const input = field.args.map(({ type }) => getNamedType(type)).find(isInputObjectType);
  const text = fc.oneof(
    { weight: 14, arbitrary: (input ? anyInput(source, input) : strangeValue).map(written) },
    { weight: 2, arbitrary: strangeValue.map(written) },
    { weight: 3, arbitrary: fc.constantFrom(...BROKEN) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(null, ...TYPES) },
  );
  const chunked = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
  const some = fc.record({ body: text, type, chunked });
  const none = fc.constant<Body>({ body: null, type: null, chunked: false });
  const usual = method === 'GET' ? none : some;
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.oneof(none, some) });
}

const written = (value: unknown): string => JSON.stringify(value) ?? '';
