import { expect, it } from 'vitest';
import { plugin as cacheTypes, queryFields } from './plugin';
import { plugin as possibleTypes } from '../possibleTypes';
import { pageSchema, schemaOf, shopSchema } from '../../testing/schemas';

it('distinguishes records, embedded types and lists', () => {
  const generated = cacheTypes(shopSchema);
  expect(generated).toContain("recordTypes = {\n  \"documentId\": ['Category', 'Course'],\n};");
  expect(generated).toContain(
    "embeddedTypes: readonly string[] = ['CoursePage', 'Pagination', 'Part'];",
  );
  expect(generated).toContain("Course: ['parts'],");
  expect(generated).toContain("Query: ['inFormat'],");
  expect(generated).not.toContain(': [],');
});

it('distinguishes lists of embedded items with an id', () => {
  const generated = cacheTypes(
    schemaOf(`type Query { a: Book @local }
      type Book { documentId: ID! chapters: [Chapter!] notes: [Note!]! related: [Book!]! first: Chapter }
      type Chapter { id: ID! }
      type Note { text: String! }`),
  );
  expect(generated).toContain(
    "identifiedLists: Readonly<Record<string, readonly string[]>> = {\n  Book: ['chapters'],\n};",
  );
});

it('treats an embedded type as no record, even with a documentId', () => {
  const generated = cacheTypes(
    schemaOf('type Query { a: Line @local } type Line @embedded { documentId: ID! }'),
  );
  expect(generated).toContain('recordTypes = {\n};');
});

it('identifies a record by several fields if the schema declares them', () => {
  const generated = cacheTypes(
    schemaOf(
      'type Query { a: Line @local } type Line @key(fields: ["of", "at"]) { of: ID! at: Int! }',
    ),
  );
  expect(generated).toContain('  "of at": [\'Line\'],');
  expect(generated).toContain('embeddedTypes: readonly string[] = [];');
});

it('classifies each type of a union separately', () => {
  const generated = cacheTypes(pageSchema);
  expect(generated).toContain("\"documentId\": ['Author', 'Page'],");
  expect(generated).toContain("embeddedTypes: readonly string[] = ['Quote', 'Text'];");
  expect(generated).toContain("Page: ['sections'],");
});

it('lists the types behind an interface or union', () => {
  const schema = schemaOf(
    'type Query { a: A @local } interface I { x: Int } type A implements I { x: Int }',
  );
  expect(possibleTypes(schema)).toContain("I: ['A'],");
  expect(possibleTypes(pageSchema)).toContain("Section: ['Text', 'Quote'],");
  expect(possibleTypes(shopSchema)).toContain('= {};');
});

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
