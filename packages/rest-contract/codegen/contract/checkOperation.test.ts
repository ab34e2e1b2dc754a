import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { problemsIn, schemaOf } from '../testing/schemas';
import { checkOperations } from './checkOperations';
import { formatProblem } from './problem';

const schema = schemaOf(`
  enum Way { bus on_foot @wire(value: "on-foot") }
  type Course { documentId: ID! title: String! kind: String! options: [Option!]! stamps: [Stamp!]! seat: Seat! }
  type Option { id: ID! name: String! more: [Option!]! }
  type Stamp @key(fields: ["id"]) { id: ID! name: String! }
  type Seat @key(fields: ["row", "number"]) { row: ID! number: Int! taken: Boolean! }
  input Filter { way: Way @constraint(label: "Way") }
  type Query {
    course: Course @endpoint(path: "/course")
    courses(from: ID, to: ID, by: ID): [Course!]!
      @endpoint(path: "/courses?from={args.from}&to={args.to}&by={args.by}")
    search(filter: Filter): Course @endpoint(method: POST, path: "/search")
    ways(way: Way): Course @endpoint(path: "/ways?way={args.way}")
    isLogin: Boolean @local
    isIdle: Boolean @local
  }`);

/** Parses the text without file names, which the sources contain. */
const problemsOf = (text: string): string[] =>
  checkOperations(
    schema,
    parse(text).definitions.map((node) => ({
      file: `src/${'name' in node ? node.name?.value : ''}.graphql`,
      document: { kind: Kind.DOCUMENT, definitions: [node] },
    })),
    { strict: false },
  )
    .filter(({ level }) => level !== 'warning')
    .map(formatProblem);

const course = (selection: string, rest = '@rest(path: "/course")') =>
  `query A { course ${rest} { ${selection} } }`;

describe('an operation', () => {
  it.each([
    course('documentId title'),
    course('documentId', '@rest(type: "Course", path: "/course", method: "GET")'),
    'query A { courses @rest(path: "/courses", type: "[Course]") { documentId } }',
    'query A { search @rest(path: "/search", method: "POST") { documentId } }',
    'query A { isLogin @client isIdle @client }',
    'query A($from: ID, $to: ID) { courses(from: $from, to: $to, by: $to) @rest(path: "/courses") { documentId } }',
    'query A($from: ID, $to: ID) { courses(from: $to, by: $from) @rest(path: "/courses") { documentId } }',
    'query A($to: ID) { courses(from: $to, to: "from") @rest(path: "/courses") { documentId } }',
    course('documentId options { id } stamps { id }'),
    course('documentId seat { row number }'),
    'query A { ways(way: bus) @rest(path: "/ways") { documentId } }',
  ])('accepts %s', (text) => expect(problemsOf(text)).toEqual([]));

  it.each([
    [
      course('documentId', '@rest(path: "/course", type: "Course!")'),
      '@rest has the type "Course!", but the schema has Course; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    [
      course('documentId', '@rest(path: "/courses")'),
      '@rest has the path "/courses", which is not the path of "course"; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    [
      course('documentId', '@rest(path: "/course?x=y")'),
      '@rest contains the query string, which is derived from the schema and the selection; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    [
      course('documentId', '@rest(path: "/course", method: "POST")'),
      '@rest has the method POST, but @endpoint has GET; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    [
      course('documentId', '@rest'),
      '@rest of "course" has no path; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    [
      course('documentId', ''),
      '"course" has no @rest; write @rest(path: "/course") or run `npm run contract -- fix`',
    ],
    ['query A { isLogin }', '"isLogin" is a local field without @client; add @client'],
    [
      'query A { isLogin @rest }',
      '"isLogin" is a local field but has @rest; replace @rest with @client',
    ],
    [
      'query A { course @rest(path: "/course") { documentId } courses @rest(path: "/courses") { documentId } }',
      '"A" calls 2 endpoints (course, courses), and if one fails, the results of the others are lost; split it into one operation per endpoint',
    ],
    [
      'query A { course @rest(path: "/course") { documentId } isLogin @client }',
      '"isLogin" is local but is queried together with an endpoint; move it to a separate operation',
    ],
    [
      'query A($from: ID, $to: ID) { courses(from: $to, to: $from) @rest(path: "/courses") { documentId } }',
      '"courses" receives $to as "from" and $from as "to"; swap them',
    ],
    ...[
      ['...B', '...B'],
      ['... on Query { isLogin @client }', '... on Query'],
      ['... { isLogin @client }', '...'],
    ].map(([hidden, problem]) => [
      `query A { isIdle @client ${hidden} } fragment B on Query { isLogin @client }`,
      `"${problem}" is at the root of an operation, where a fragment is not allowed; select the field directly, with its @rest`,
    ]),
    [
      course('documentId title: kind note: title'),
      'the alias "title" of "kind" is also the name of another selected field, and apollo-link-rest would confuse them; choose a different alias',
    ],
    [
      course('title'),
      'the selection of "course" lacks documentId, the cache key of Course; select it',
    ],
    [
      course('id: documentId'),
      'the selection of "course" lacks documentId, the cache key of Course; select it',
    ],
    [
      course('documentId seat { taken }'),
      'the selection of "seat" lacks row and number, the cache key of Seat; select them',
    ],
    [
      course('documentId seat { row taken }'),
      'the selection of "seat" lacks number, the cache key of Seat; select it',
    ],
    [
      course('documentId options { name }'),
      'the selection of "options" lacks id, which identifies each Option in the list; select it',
    ],
    [
      course('documentId stamps { name }'),
      'the selection of "stamps" lacks id, the cache key of Stamp; select it',
    ],
    ...['rest', 'client'].map((directive) => [
      course(`documentId title @${directive}`),
      `"title" has @${directive}, which is allowed only on a root field; remove it`,
    ]),
    [
      'query A { ways(way: on_foot) @rest(path: "/ways") { documentId } }',
      'on_foot is "on-foot" on the wire, but a literal is sent as written; pass it as a variable',
    ],
  ])('rejects %s', (text, sentence) =>
    expect(problemsOf(text)).toEqual([`src/A.graphql:1 error: ${sentence}`]),
  );

  it('reports where the selection is written: in its only fragment, or at the field', () => {
    const fragments = 'fragment B on Course {\n title }\nfragment C on Course { title }';
    const linesOf = (selection: string) =>
      problemsOf(
        `query A {\n course @rest(path: "/course") {\n ${selection} } }\n${fragments}`,
      ).map((sentence) => /:(\d+) /.exec(sentence)?.[1]);
    expect(linesOf('...B')).toEqual(['4']);
    expect(linesOf('...B ...C')).toEqual(['2']);
  });

  it('reports an unknown field once', () => {
    expect(problemsOf('query A { colour @rest }')).toEqual([
      ':1 error: Cannot query field "colour" on type "Query". Fix the operation, or add it to schema/*.graphql if the server supports it.',
    ]);
  });

  it('rejects anything but a query or mutation', () => {
    const late = schemaOf('type Query { a: Int @local } type Subscription { late: Int }');
    expect(problemsIn('subscription A { late }', { schema: late })).toEqual([
      'src/test.graphql:1 error: the API supports queries and mutations only; write one of them',
    ]);
    expect(problemsOf('subscription A { isLogin }')).toContain(
      'src/A.graphql:1 error: the API supports queries and mutations only; write one of them',
    );
  });
});
