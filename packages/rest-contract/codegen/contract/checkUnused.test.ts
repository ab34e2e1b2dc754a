import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { checkUnused, importedHeader, isImported } from './checkUnused';
import { fragmentsOf } from './fragments';
import { operationsOf } from './operations';
import { parseSchema } from './parseContract';

it('reports unused endpoints of an imported API, but not its fields', () => {
  const ours = 'type Query { a: Theirs @endpoint(path: "/a") }';
  const theirs =
    'type Theirs { b: Int c: Int } extend type Query { d: Theirs @endpoint(path: "/d") }';
  const { schema } = parseSchema([
    { file: 'schema/ours.graphql', text: ours },
    { file: 'schema/theirs.graphql', text: `${importedHeader('theirs.json')}${theirs}` },
  ]);
  const sources = [{ file: 'a.graphql', document: parse('query A { a { b } }') }];
  const operations = operationsOf(schema, sources, fragmentsOf([]));
  expect(checkUnused(schema, operations, 'warning')).toMatchObject([
    {
      level: 'warning',
      message:
        'no operation uses the endpoint "d"; write an operation that uses it, or remove it from the schema',
    },
  ]);
});

it('recognizes an imported API by the first line of its file', () => {
  const text = 'type A { a: Int }';
  const [ours] = parse(`# Ours.\n${text}`).definitions;
  const [theirs] = parse(`${importedHeader('their.json')}${text}`).definitions;
  const [quoted] = parse(`${text}\n${importedHeader('their.json')}`).definitions;
  expect([ours, theirs, quoted, null].map(isImported)).toEqual([false, true, false, false]);
  expect(importedHeader('their.json')).toBe(
    '# Imported from their.json: unused fields are allowed.\n\n',
  );
});
