import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { endpointTable, withEndpointTable } from './endpointTable';
import { VALID_OPERATIONS, schemaOf, shopSchema } from './testing/schemas';

const sources = [{ file: 'src/shop/Shop.graphql', document: parse(VALID_OPERATIONS) }];
const rows = (table: string) => table.split('\n').slice(2);

describe('the table of endpoints', () => {
  it('lists each endpoint with its access, operations and types', () => {
    expect(rows(endpointTable(shopSchema, sources, 'schema'))).toEqual([
      '| GET | `/courses` | `_q`, `page` | visitor | [Courses](../src/shop/Shop.graphql) | `CoursePage!` |  |',
      '| GET | `/courses` | `format` | visitor | [InFormat](../src/shop/Shop.graphql) | `[Course!]!` |  |',
      '| GET | `/courses/{slug}` |  | visitor | [Course](../src/shop/Shop.graphql) | `Course` |  |',
      '| POST | `/enrol` |  | member | [Enrol](../src/shop/Shop.graphql) | `Course!` | `EnrolInput!` |',
    ]);
  });

  it('shows an endpoint without operations as such, and all operations of an endpoint', () => {
    const two = parse(
      'query B { course } query A { course } query C { course } fragment F on T { course }',
    );
    const table = rows(endpointTable(shopSchema, [{ file: 'a.graphql', document: two }], '.'));
    expect(table[2]).toContain('| [A](a.graphql), [B](a.graphql), [C](a.graphql) |');
    expect(table[3]).toContain('| member |  |');
  });

  it('prints the access in words', () => {
    const schema = schemaOf(`
      extend enum Access { COURSE_STAFF }
      type Query { a: Int @endpoint(path: "/a", access: COURSE_STAFF) }`);
    expect(endpointTable(schema, [], '.')).toContain('| course staff |');
  });

  it('replaces whatever is between the markers', () => {
    const text = 'a\n<!-- endpoints: made by `npm run codegen` -->old<!-- /endpoints -->\nb';
    const file = { file: 'schema/README.md', text };
    const once = withEndpointTable(file, shopSchema, sources);
    expect(once).toMatch(/^a\n<!-- endpoints[^]*\n\| POST [^]*\n<!-- \/endpoints -->\nb$/);
    expect(once).not.toContain('old');
    expect(withEndpointTable({ ...file, text: once }, shopSchema, sources)).toBe(once);
    const alone = { ...file, text: once.slice(2) };
    expect(withEndpointTable(alone, shopSchema, sources)).toBe(alone.text);
  });

  it.each(['x', '<!-- endpoints: made by `npm run codegen` -->'])(
    'rejects a file without a marker: "%s"',
    (text) => {
      expect(() => withEndpointTable({ file: 'a.md', text }, shopSchema, sources)).toThrow(
        'a.md:1 error: the table of endpoints has lost its marks',
      );
    },
  );
});
