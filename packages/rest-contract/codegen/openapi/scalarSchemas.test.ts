import { assertScalarType, specifiedScalarTypes } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { builtInSchema, scalarSchema } from './scalarSchemas';

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
