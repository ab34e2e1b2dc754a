import { expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { formatProblem } from './problem';

it('allows only scalars with a TypeScript type if these are given', () => {
  const schema = schemaOf('type Query { a: Money @local } scalar Money');
  const scalars = {
    DateTime: 'string',
    Date: 'string',
    Cents: 'number',
    Blocks: 'unknown',
    ImageFormats: 'unknown',
  };
  expect(checkSchema(schema)).toEqual([]);
  expect(checkSchema(schema, { scalars }).map(formatProblem)).toEqual([
    expect.stringContaining('the scalar "Money" has no TypeScript type'),
  ]);
  expect(checkSchema(schema, { scalars: { ...scalars, Money: 'number' } })).toEqual([]);
});
