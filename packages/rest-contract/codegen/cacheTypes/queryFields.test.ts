import { expect, it } from 'vitest';
import { queryFields } from './queryFields';
import { pageSchema, schemaOf, shopSchema } from '../../testing/schemas';

it('lists the local fields', () => {
  expect(queryFields(shopSchema)).toContain("export type LocalField = 'isLogin';");
  expect(queryFields(pageSchema)).toContain('export type LocalField = never;');
  const two = schemaOf('type Query { b: Int @local a: Int @local }');
  expect(queryFields(two)).toContain("export type LocalField = 'b' | 'a';");
});

it('lists the fields with optional arguments', () => {
  expect(queryFields(shopSchema)).toContain(
    "optionalArguments: readonly string[] = ['courses', 'inFormat'];",
  );
});

it('lists the fields that return one record, found by one argument', () => {
  expect(queryFields(shopSchema)).toContain("  course: 'Course',");
});

it.each([
  ['two arguments', 'a(slug: String!, list: String!): R @local', '{ documentId: ID! }'],
  ['a list', 'a(slug: String!): [R!] @local', '{ documentId: ID! }'],
  ['a type without documentId', 'a(id: ID!): R! @local', '{ x: Int }'],
  ['no argument', 'a: R! @local', '{ documentId: ID! }'],
])('does not treat %s as a record found by an argument', (_what, field, type) => {
  const generated = queryFields(schemaOf(`type Query { ${field} } type R ${type}`));
  expect(generated).not.toContain("a: 'R'");
});
