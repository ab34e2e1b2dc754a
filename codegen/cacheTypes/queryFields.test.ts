import { expect, it } from 'vitest';
import { queryFields } from './queryFields';
import { pageSchema, schemaOf, shopSchema } from '../testing/schemas';

it('names the fields that live in the browser', () => {
  expect(queryFields(shopSchema)).toContain("export type LocalField = 'isLogin';");
  expect(queryFields(pageSchema)).toContain('export type LocalField = never;');
  const two = schemaOf('type Query { b: Int @local a: Int @local }');
  expect(queryFields(two)).toContain("export type LocalField = 'b' | 'a';");
});

it('names the fields known by arguments that may be left out', () => {
  expect(queryFields(shopSchema)).toContain(
    "optionalArguments: readonly string[] = ['courses', 'inFormat'];",
  );
});

it('names the fields that are one record, found by one argument', () => {
  expect(queryFields(shopSchema)).toContain("  course: 'Course',");
});

it.each([
  ['two arguments', 'a(slug: String!, list: String!): R @local', '{ documentId: ID! }'],
  ['a list', 'a(slug: String!): [R!] @local', '{ documentId: ID! }'],
  ['a type without documentId', 'a(id: ID!): R! @local', '{ x: Int }'],
  ['no argument', 'a: R! @local', '{ documentId: ID! }'],
])('takes %s for no record that an argument finds', (_what, field, type) => {
  const generated = queryFields(schemaOf(`type Query { ${field} } type R ${type}`));
  expect(generated).not.toContain("a: 'R'");
});
