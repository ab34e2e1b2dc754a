import { describe, expect, it } from 'vitest';
import { schemaOf, shop } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { tell } from './problem';

const COURSE = 'type Course { documentId: ID! }';
const said = (types: string) =>
  checkSchema(schemaOf(`${COURSE} ${types}`))
    .map(tell)
    .join('\n');

describe('a schema', () => {
  it('that keeps its rules passes', () => {
    expect(checkSchema(shop)).toEqual([]);
  });

  it('whose unions can be told apart passes', () => {
    expect(
      said(`type Query { a: [U!]! @endpoint(path: "/u") } union U = A | B
        type A @component(uid: "x.a") { a: Int } type B @component(uid: "x.b") { b: Int }`),
    ).toBe('');
  });

  it.each([
    [
      'a placeholder that is no argument',
      'type Query { course: Course @endpoint(path: "/c/{args.slug}") }',
      'add the argument "slug"',
    ],
    [
      'an argument of a GET that goes nowhere',
      'type Query { course(slug: String!): Course @endpoint(path: "/c") }',
      'place it in the path as {args.slug}',
    ],
    [
      'a path segment that may be null',
      'type Query { course(slug: String): Course @endpoint(path: "/c/{args.slug}") }',
      'make it String!',
    ],
    [
      'a list in a path',
      'type Query { course(ids: [ID!]!): Course @endpoint(path: "/c?id={args.ids}") }',
      'send it in a body',
    ],
    [
      'two arguments for one body',
      'type Query { a: Course @local } type Mutation { b(x: Int, y: Int): Course @endpoint(method: POST, path: "/b") }',
      'put them in one input type',
    ],
    [
      'one endpoint as two types',
      'type Query { a: Course @endpoint(path: "/c") b: [Course!] @endpoint(path: "/c") }',
      'one endpoint has one type',
    ],
    ['a field without a source', 'type Query { a: Course }', 'either @endpoint or @local'],
    [
      'an input without a label',
      'type Query { a: Course @local } input I { x: Int }',
      '"I.x" has no @constraint',
    ],
    [
      'a type of a union that an answer cannot name',
      'type Query { a: U @endpoint(path: "/u") } union U = Course',
      'schema/test.graphql:',
    ],
    [
      'a type of an interface that an answer cannot name',
      'type Query { a: I @endpoint(path: "/i") } interface I { x: Int } type A implements I { x: Int }',
      '"A" is one of the types of "I" and has no @component; write @component(uid: "…")',
    ],
    [
      'two types of a union under one word',
      `type Query { a: U @endpoint(path: "/u") } union U = A | B
       type A @component(uid: "x") { a: Int } type B @component(uid: "x") { b: Int }`,
      '"A" and "B" are both "x" in an answer of "U"; give each its own word in @component',
    ],
  ])('with %s is refused', (_what, types, sentence) => {
    expect(said(types)).toContain(sentence);
  });
});
