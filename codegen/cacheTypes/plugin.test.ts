import { expect, it } from 'vitest';
import { plugin as cacheTypes } from './plugin';
import { plugin as possibleTypes } from '../possibleTypes';
import { paper, schemaOf, shop } from '../testing/schemas';

it('tells records, what lives within them, and lists apart', () => {
  const made = cacheTypes(shop);
  expect(made).toContain("recordTypes = {\n  \"documentId\": ['Category', 'Course'],\n};");
  expect(made).toContain(
    "embeddedTypes: readonly string[] = ['CoursePage', 'Pagination', 'Part'];",
  );
  expect(made).toContain("Course: ['parts'],");
  expect(made).toContain("Query: ['inFormat'],");
  expect(made).not.toContain(': [],');
});

it('takes an embedded type for no record, though it holds a documentId', () => {
  const made = cacheTypes(
    schemaOf('type Query { a: Line @local } type Line @embedded { documentId: ID! }'),
  );
  expect(made).toContain('recordTypes = {\n};');
});

it('knows a record by several fields where the schema says so', () => {
  const made = cacheTypes(
    schemaOf(
      'type Query { a: Line @local } type Line @key(fields: ["of", "at"]) { of: ID! at: Int! }',
    ),
  );
  expect(made).toContain('  "of at": [\'Line\'],');
  expect(made).toContain('embeddedTypes: readonly string[] = [];');
});

it('takes the types of a union for what each of them is', () => {
  const made = cacheTypes(paper);
  expect(made).toContain("\"documentId\": ['Author', 'Page'],");
  expect(made).toContain("embeddedTypes: readonly string[] = ['Quote', 'Text'];");
  expect(made).toContain("Page: ['sections'],");
});

it('names the types behind an interface or union', () => {
  const schema = schemaOf(
    'type Query { a: A @local } interface I { x: Int } type A implements I { x: Int }',
  );
  expect(possibleTypes(schema)).toContain("I: ['A'],");
  expect(possibleTypes(paper)).toContain("Section: ['Text', 'Quote'],");
  expect(possibleTypes(shop)).toContain('= {};');
});
