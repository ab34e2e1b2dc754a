import { describe, expect, it } from 'vitest';
import { schemaOf, shopSchema } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { formatProblem } from './problem';

const COURSE = 'type Course { documentId: ID! }';
const problemsOf = (types: string) =>
  checkSchema(schemaOf(`${COURSE} ${types}`))
    .map(formatProblem)
    .join('\n');

describe('a schema', () => {
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

  it('accepts a valid schema', () => {
    expect(checkSchema(shopSchema)).toEqual([]);
  });

  it('accepts unions whose types are distinguishable', () => {
    expect(
      problemsOf(`type Query { a: [U!]! @endpoint(path: "/u") } union U = A | B
        type A @component(uid: "x.a") { a: Int } type B @component(uid: "x.b") { b: Int }`),
    ).toBe('');
  });

  it.each([
    [
      'a placeholder that is not an argument',
      'type Query { course: Course @endpoint(path: "/c/{args.slug}") }',
      'add the argument "slug"',
    ],
    [
      'an argument of a GET that is not sent',
      'type Query { course(slug: String!): Course @endpoint(path: "/c") }',
      'add it to the path as {args.slug}',
    ],
    [
      'a nullable path segment',
      'type Query { course(slug: String): Course @endpoint(path: "/c/{args.slug}") }',
      'make it String!',
    ],
    [
      'a list in a path',
      'type Query { course(ids: [ID!]!): Course @endpoint(path: "/c/{args.ids}") }',
      'is a list and cannot be a path segment; move it to the query, as ?ids={args.ids}',
    ],
    [
      'an input in a path',
      `type Query { course(by: I!): Course @endpoint(path: "/c?id={args.by}") }
       input I { x: Int @constraint(label: "X") }`,
      'is an input and cannot be in the path',
    ],
    [
      'a placeholder without "args."',
      'type Query { course(slug: String!): Course @endpoint(path: "/c/{slug}") }',
      'write {args.slug}',
    ],
    [
      'a path without a leading slash',
      'type Query { course: Course @endpoint(path: "c") }',
      `the path "c" of "course" is not a path below the API's base URL`,
    ],
    [
      'a path with an empty segment',
      'type Query { course: Course @endpoint(path: "//c") }',
      'start it with a single "/"',
    ],
    [
      'a list that populates everything',
      'type Query { courses: [Course!]! @endpoint(path: "/c?populate=*") }',
      'name the relations that it needs in populate=',
    ],
    [
      'a page that populates everything',
      'type Query { courses: CoursePage @endpoint(path: "/c?sort=a&populate=*") } type CoursePage { items: [Course!]! }',
      'name the relations that it needs in populate=',
    ],
    [
      'an argument with a default',
      'type Query { course(page: Int = 1): Course @endpoint(path: "/c?page={args.page}") }',
      'has a default value, which clients do not send',
    ],
    [
      'a query with the method POST',
      'type Query { course: Course @endpoint(method: POST, path: "/c") }',
      'make it a mutation',
    ],
    [
      'a mutation with the method GET',
      'type Query { a: Course @local } type Mutation { b: Course @endpoint(path: "/b") }',
      'make it a query',
    ],
    [
      'a body without rules',
      'type Query { a: Course @local } type Mutation { b(x: Int): Course @endpoint(method: POST, path: "/b") }',
      'the body of "b" is Int, which is not validated; put it in an input type',
    ],
    [
      'an endpoint with two response types and two argument names',
      'type Query { a(x: ID!): Course @endpoint(path: "/c/{args.x}") b(y: ID!): Course! @endpoint(path: "/c/{args.y}") }',
      '"b" and "a" use GET /c/{} with different types or access (Course!, PUBLIC; Course, PUBLIC)',
    ],
    [
      'an endpoint with two access values',
      'type Query { a: Course @endpoint(path: "/c") b: Course @endpoint(path: "/c", access: STAFF) }',
      'give both the same type and access',
    ],
    [
      'two enum values with the same wire value',
      'type Query { a: E @local } enum E { x y @wire(value: "x") }',
      '"x" and "y" of "E" are both "x" on the wire',
    ],
    [
      'two arguments for one body',
      'type Query { a: Course @local } type Mutation { b(x: Int, y: Int): Course @endpoint(method: POST, path: "/b") }',
      'put them in one input type',
    ],
    [
      'an endpoint with two response types',
      'type Query { a: Course @endpoint(path: "/c") b: [Course!] @endpoint(path: "/c") }',
      'give both the same type and access',
    ],
    ['a field without a source', 'type Query { a: Course }', 'either @endpoint or @local'],
    [
      'an input field without @constraint',
      'type Query { a: Course @local } input I { x: Int }',
      '"I.x" has no @constraint',
    ],
    [
      'a union member without @component',
      'type Query { a: U @endpoint(path: "/u") } union U = Course',
      '"Course" is one of the types of "U" but has no @component',
    ],
    [
      'a type of an interface without @component',
      'type Query { a: I @endpoint(path: "/i") } interface I { x: Int } type A implements I { x: Int }',
      '"A" is one of the types of "I" but has no @component; add @component(uid: "…")',
    ],
    [
      'two union members with the same @component',
      `type Query { a: U @endpoint(path: "/u") } union U = A | B
       type A @component(uid: "x") { a: Int } type B @component(uid: "x") { b: Int }`,
      '"A" and "B" are both "x" in a response of "U"; use a different value in @component',
    ],
  ])('rejects a schema with %s', (_what, types, sentence) => {
    expect(problemsOf(types)).toContain(sentence);
  });
});

describe('the position of a directive', () => {
  const QUERY = 'type Query { a: Int @local }';
  const ofMutation = (directive: string) =>
    `has @${directive}, which is allowed only on a field of Mutation; remove it`;

  it.each([
    [
      `${QUERY} type A { x: Int @endpoint(path: "/x") }`,
      '"A.x" has @endpoint, which is allowed only on a field of Query or Mutation; remove it',
    ],
    [
      `${QUERY} interface A { x: Int @endpoint(path: "/x") }`,
      '"A.x" has @endpoint, which is allowed only on a field of Query or Mutation; remove it',
    ],
    [`${QUERY} type A { x: Int @stale(nothing: true) }`, `"A.x" ${ofMutation('stale')}`],
    [
      'type Query { a: Int @endpoint(path: "/a") @stale(queriesReturning: []) }',
      `"Query.a" ${ofMutation('stale')}`,
    ],
    [
      'type Query { a: Int @endpoint(path: "/a") @optimistic(type: "A", at: "b", set: []) }',
      `"Query.a" ${ofMutation('optimistic')}`,
    ],
    [
      `${QUERY} type A { x: Int @local }`,
      '"A.x" has @local, which is allowed only on a field of Query; remove it',
    ],
    [
      `${QUERY} type Mutation { x: Int @local }`,
      '"Mutation.x" has @local, which is allowed only on a field of Query; replace it with @endpoint',
    ],
  ])('rejects directives in %s', (types, sentence) => {
    expect(checkSchema(schemaOf(types)).map(formatProblem)).toEqual([
      expect.stringMatching(/^schema\/test\.graphql:\d+ error: /),
    ]);
    expect(checkSchema(schemaOf(types)).map(({ message }) => message)).toEqual([sentence]);
  });

  it('checks the key of the API first', () => {
    expect(
      checkSchema(schemaOf('type Query { a: A } type A { id: ID! }')).map(({ message }) => message),
    ).toEqual([
      '@api has key: "documentId", but no type has this field; name the field that identifies records, e.g. "id"',
    ]);
  });
});

it('requires one access for each route', () => {
  const types = `type Query {
    a(x: ID!, z: ID): Course @endpoint(path: "/c/{args.x}?z={args.z}")
    b(y: ID!): Course @endpoint(path: "/c/{args.y}", access: MEMBER)
    c(x: ID!): Course @endpoint(path: "/c/{args.x}/") }`;
  expect(checkSchema(schemaOf(`${COURSE} ${types}`)).map(({ message }) => message)).toEqual([
    '"b" has access MEMBER and "a" has access PUBLIC, but both have the route GET /c/{}; give them the same access, or different paths',
  ]);
});
