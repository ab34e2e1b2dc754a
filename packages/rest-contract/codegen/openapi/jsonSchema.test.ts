import { expect, it } from 'vitest';
import { described, nullable, builtInSchema, scalarSchema } from './jsonSchema';
import { assertScalarType, specifiedScalarTypes } from 'graphql';
import { schemaOf } from '../../testing/schemas';

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

it.each([
  ['@rule(kind: TEXT)', { type: 'string' }],
  ['@rule(kind: WHOLE)', { type: 'integer' }],
  ['@rule(kind: DECIMAL)', { type: 'number' }],
  ['@rule(kind: FLAG)', { type: 'boolean' }],
  ['@rule(kind: DAY)', { type: 'string', format: 'date' }],
  ['@rule(kind: MOMENT)', { type: 'string', format: 'date-time' }],
  ['@rule(kind: FILE)', { type: 'string', contentEncoding: 'binary' }],
  ['', {}],
])('converts a scalar with %s to %j, with its description', (rule, written) => {
  const schema = schemaOf(`"Ours." scalar Own ${rule} type Query { a: Own @local }`);
  const own = assertScalarType(schema.getType('Own'));
  expect(scalarSchema(schema, own)).toEqual({ description: 'Ours.', ...written });
});

it('converts the built-in scalars', () => {
  const written = specifiedScalarTypes.map((type) => [type.name, builtInSchema(type)?.type]);
  expect(Object.fromEntries(written)).toEqual({
    String: 'string',
    ID: 'string',
    Int: 'integer',
    Float: 'number',
    Boolean: 'boolean',
  });
});
