import { expect, it } from 'vitest';
import { plugin as cacheTypes } from './plugin';
import { plugin as possibleTypes } from '../possibleTypes';
import { pageSchema, schemaOf, shopSchema } from '../testing/schemas';

it('tells records, what lives within them, and lists apart', () => {
  const generated = cacheTypes(shopSchema);
  expect(generated).toContain("recordTypes = {\n  \"documentId\": ['Category', 'Course'],\n};");
  expect(generated).toContain(
    "embeddedTypes: readonly string[] = ['CoursePage', 'Pagination', 'Part'];",
  );
  expect(generated).toContain("Course: ['parts'],");
  expect(generated).toContain("Query: ['inFormat'],");
  expect(generated).not.toContain(': [],');
});

it('takes an embedded type for no record, though it holds a documentId', () => {
  const generated = cacheTypes(
    schemaOf('type Query { a: Line @local } type Line @embedded { documentId: ID! }'),
  );
  expect(generated).toContain('recordTypes = {\n};');
});

it('knows a record by several fields where the schema says so', () => {
  const generated = cacheTypes(
    schemaOf(
      'type Query { a: Line @local } type Line @key(fields: ["of", "at"]) { of: ID! at: Int! }',
    ),
  );
  expect(generated).toContain('  "of at": [\'Line\'],');
  expect(generated).toContain('embeddedTypes: readonly string[] = [];');
});

it('takes the types of a union for what each of them is', () => {
  const generated = cacheTypes(pageSchema);
  expect(generated).toContain("\"documentId\": ['Author', 'Page'],");
  expect(generated).toContain("embeddedTypes: readonly string[] = ['Quote', 'Text'];");
  expect(generated).toContain("Page: ['sections'],");
});

it('names the types behind an interface or union', () => {
  const schema = schemaOf(
    'type Query { a: A @local } interface I { x: Int } type A implements I { x: Int }',
  );
  expect(possibleTypes(schema)).toContain("I: ['A'],");
  expect(possibleTypes(pageSchema)).toContain("Section: ['Text', 'Quote'],");
  expect(possibleTypes(shopSchema)).toContain('= {};');
});
