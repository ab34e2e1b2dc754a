import { expect, it } from 'vitest';
import { parseOperations, parseSchema } from './parseContract';

const file = 'schema/a.graphql';
const QUERY = 'directive @max(of: Int) on FIELD_DEFINITION type Query { a: Int }';

it('builds a schema from all files', () => {
  const more = { file: 'schema/b.graphql', text: 'extend type Query { b: Int @max(of: 3) }' };
  const { schema } = parseSchema([{ file, text: QUERY }, more]);
  expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(['a', 'b']);
});

it('lists all files with syntax errors', () => {
  const files = ['a', 'b', 'c'].map((name) => ({
    file: `src/${name}.graphql`,
    text: name === 'b' ? 'query B { b }' : '\nquery {',
  }));
  const [first, last] = ['a', 'c'].map(
    (name) =>
      `src/${name}.graphql:2 error: Syntax Error: Expected Name, found <EOF>. Fix the syntax on this line.`,
  );
  expect(() => parseOperations(files)).toThrow(`${first}\n${last}`);
});

it.each([
  ['type Query { a: Unknown }', `${file}:1 error: Unknown type "Unknown". Fix the schema.`],
  ['type A { a: Int }', ':1 error: Query root type must be provided. Fix the schema.'],
  [
    `${QUERY}\nextend type Query { b: Int @max(of: "3") }`,
    `${file}:2 error: Int cannot represent non-integer value: "3". Fix the schema.`,
  ],
])('rejects the schema %s', (text, sentence) => {
  expect(() => parseSchema([{ file, text }])).toThrow(
    expect.objectContaining({ message: sentence }),
  );
});
