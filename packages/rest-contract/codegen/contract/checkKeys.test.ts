import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { directives, schemaOf } from '../testing/schemas';
import { checkApiKey, checkKeys } from './checkKeys';

describe('the key of a type', () => {
  const problemsOf = (types: string): string[] =>
    checkKeys(schemaOf(`type Query { a: Int @local } enum Row { a b } ${types}`)).map(
      ({ message }) => message,
    );

  it.each([
    'type A { documentId: ID! }',
    'type A { name: String }',
    'type A @embedded { documentId: ID }',
    'type A @key(fields: ["row", "number"]) { row: Row! number: Int! documentId: ID }',
  ])('accepts %s', (type) => expect(problemsOf(type)).toEqual([]));

  it.each([
    [
      'type A { documentId: ID }',
      '"A.documentId" is the key of its records but is nullable; make it ID!, or add @embedded to A',
    ],
    [
      'type A @key(fields: ["rows"]) { row: Int! }',
      '@key of "A" names "rows", which is not a field; name one of its fields (did you mean "row"?)',
    ],
    [
      'type A @key(fields: ["ids"]) { ids: [ID!]! }',
      '"A.ids" is [ID!]!, which cannot identify a record; name a field with a single value in @key, or add @embedded',
    ],
    [
      'type A @key(fields: ["b"]) { b: B! } type B { c: Int }',
      '"A.b" is B!, which cannot identify a record; name a field with a single value in @key, or add @embedded',
    ],
  ])('rejects %s', (type, sentence) => expect(problemsOf(type)).toEqual([sentence]));

  it('reports the field, or the type that lacks it', () => {
    const lines = checkKeys(
      schemaOf(`type Query { a: Int @local }
        type A @key(fields: ["b", "d"]) {
          b: [ID!]!
        }`),
    ).map(({ line }) => line);
    expect(lines[0]! - lines[1]!).toBe(1);
  });
});

it('ignores the introspection types of GraphQL', () => {
  const types = 'type Query { a: A } type A { name: ID! }';
  const schema = buildSchema(`${directives} schema @api(key: "name") { query: Query } ${types}`);
  expect(checkKeys(schema)).toEqual([]);
});

describe('the key of an API', () => {
  const problemsOf = (types: string): string[] =>
    checkApiKey(buildSchema(`${directives}\n${types}`)).map(({ message }) => message);

  it.each([
    'schema @api(key: "key") { query: Query } type Query { a: A } type A { key: ID! id: ID! }',
    'schema @api(key: "key") { query: Query } type Query { a: A } type A { name: String }',
    'type Query { a: A } type A { key: ID! }',
  ])('accepts %s', (types) => expect(problemsOf(types)).toEqual([]));

  it.each([
    ['ident', '(did you mean "id"?)'],
    ['documentId', ', e.g. "id"'],
    ['name', ', e.g. "id"'],
  ])('rejects a key that no type has: %s', (key, fix) => {
    const types = 'type Query { a: A } type A { title: String id: ID! other: [ID!] }';
    expect(problemsOf(`schema @api(key: "${key}") { query: Query } ${types}`)).toEqual([
      `@api has key: "${key}", but no type has this field; name the field that identifies records${fix.startsWith(',') ? '' : ' '}${fix}`,
    ]);
  });
});
