import { expect, it } from 'vitest';
import { described, nullable } from './jsonSchema';

const nothing = { type: 'null' };

it.each([
  [{ type: 'string' }, { type: ['string', 'null'] }],
  [{ type: 'string', enum: ['a'] }, { anyOf: [{ type: 'string', enum: ['a'] }, nothing] }],
  [{ type: 'boolean', const: true }, { anyOf: [{ type: 'boolean', const: true }, nothing] }],
  [{ $ref: '#/a' }, { anyOf: [{ $ref: '#/a' }, nothing] }],
  [
    { description: 'Words.', $ref: '#/a' },
    { description: 'Words.', anyOf: [{ $ref: '#/a' }, nothing] },
  ],
])('makes %j nullable', (schema, written) => {
  expect(nullable(schema)).toStrictEqual(written);
});

it.each([undefined, ''])('adds no description for %j', (words) => {
  expect(described({ type: 'string' }, words)).toStrictEqual({ type: 'string' });
});
