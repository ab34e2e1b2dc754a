import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { inputKindOf } from './inputKinds';
import { directives } from '../../testing/schemas';

it('derives the kind of a value from its type, or from the rule of its scalar', () => {
  const schema = buildSchema(`${directives}
    scalar Price @rule(kind: DECIMAL) scalar Odd enum Way { bus } input Part { a: Int }
    type Query { a: Int }
    input All {
      a: String! b: ID c: Int! d: Float e: Boolean f: [Odd!] g: Way! h: Part i: Price! j: Date k: Odd
    }`);
  const { a, b, c, d, e, f, g, h, i, j, k } = (
    schema.getType('All') as GraphQLInputObjectType
  ).getFields();
  const kinds = [a, b, c, d, e, f, g, h, i, j, k].map((field) => inputKindOf(schema, field!.type));
  expect(kinds).toEqual([
    'text',
    'text',
    'whole',
    'decimal',
    'flag',
    'list',
    'enum',
    'input',
    'decimal',
    'day',
    undefined,
  ]);
});
