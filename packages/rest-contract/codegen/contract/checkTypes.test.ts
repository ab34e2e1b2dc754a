import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { checkTypes } from './checkTypes';
import { componentUid } from './componentUid';
import { directives, schemaOf } from '../testing/schemas';

const problemsOf = (types: string): string[] =>
  checkTypes(buildSchema(`${directives} type Query { a: U } ${types}`)).map(
    ({ message }) => message,
  );

it('accepts the types of a union by their discriminator values', () => {
  expect(
    problemsOf(
      'union U = A | B type A @wire(value: "a") { x: Int } type B @wire(value: "b") { x: Int }',
    ),
  ).toEqual([]);
});

it('requires @wire if an API has no other name for a type', () => {
  expect(problemsOf('union U = A type A { x: Int }')).toEqual([
    '"A" is one of the types of "U" but has no @wire; add @wire(value: "…") with the value that "type" has in a response for this type',
  ]);
});

it('reads the discriminator value of a type from either directive', () => {
  const schema = schemaOf(`type Query { a: Int @local }
    type A @component(uid: "a") { x: Int } type B @wire(value: "b") { x: Int } type C { x: Int }`);
  const words = ['A', 'B', 'C'].map((name) => {
    const type = schema.getType(name);
    return type && 'getInterfaces' in type && 'isTypeOf' in type && componentUid(schema, type);
  });
  expect(words).toEqual(['a', 'b', null]);
});
