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
      '@rest says type "Course!", the schema says Course; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    [
      course('documentId', '@rest(path: "/courses")'),
      '@rest says path "/courses", and "course" is answered elsewhere; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    [
      course('documentId', '@rest(path: "/course?x=y")'),
      '@rest repeats the query, which follows from the schema and the selection; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    [
      course('documentId', '@rest(path: "/course", method: "POST")'),
      '@rest says method POST, the schema\'s @endpoint GET; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    [
      course('documentId', '@rest'),
      '@rest of "course" names no path; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    [
      course('documentId', ''),
      '"course" has no @rest; write @rest(path: "/course"), `npm run contract -- fix` does it',
    ],
    ['query A { isLogin }', '"isLogin" is local; write @client after it'],
    ['query A { isLogin @rest }', '"isLogin" is local and has @rest; replace it with @client'],
    [
      'query A { course @rest(path: "/course") { documentId } courses @rest(path: "/courses") { documentId } }',
      '"A" asks 2 endpoints (course, courses), and one that fails would lose the others; make an operation of each',
    ],
    [
      'query A { course @rest(path: "/course") { documentId } isLogin @client }',
      '"isLogin" is local and is queried beside an endpoint; put it in an operation of its own',
    ],
    [
      'query A($from: ID, $to: ID) { courses(from: $to, to: $from) @rest(path: "/courses") { documentId } }',
      '"courses" is given $to as "from" and $from as "to"; exchange them',
    ],
    ...[
      ['...B', '...B'],
      ['... on Query { isLogin @client }', '... on Query'],
      ['... { isLogin @client }', '...'],
    ].map(([hidden, problem]) => [
      `query A { isIdle @client ${hidden} } fragment B on Query { isLogin @client }`,
      `"${problem}" stands where an endpoint is asked; write the field itself, with its @rest`,
    ]),
    [
      course('documentId title: kind note: title'),
      'the alias "title" of "kind" also names another selected field, and apollo-link-rest would confuse them; choose another alias',
    ],
    [
      course('title'),
      'the selection of "course" lacks documentId, by which the cache knows a Course; select it',
    ],
    [
      course('id: documentId'),
      'the selection of "course" lacks documentId, by which the cache knows a Course; select it',
    ],
    [
      course('documentId seat { taken }'),
      'the selection of "seat" lacks row and number, by which the cache knows a Seat; select them',
    ],
    [
      course('documentId seat { row taken }'),
      'the selection of "seat" lacks number, by which the cache knows a Seat; select it',
    ],
    [
      course('documentId options { name }'),
      'the selection of "options" lacks id, by which one Option of the list is told from another; select it',
    ],
    [
      course('documentId stamps { name }'),
      'the selection of "stamps" lacks id, by which the cache knows a Stamp; select it',
    ],
    ...['rest', 'client'].map((directive) => [
      course(`documentId title @${directive}`),
      `"title" has @${directive}, which only the operation's own field can have; take it out`,
    ]),
    [
      'query A { ways(way: on_foot) @rest(path: "/ways") { documentId } }',
      'on_foot is "on-foot" on the wire, and would be sent as written; pass it as a variable',
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
      ':1 error: Cannot query field "colour" on type "Query". Fix the operation, or schema/*.graphql if the server has it.',
    ]);
  });

  it('rejects anything but a query or mutation', () => {
    const late = schemaOf('type Query { a: Int @local } type Subscription { late: Int }');
    expect(problemsIn('subscription A { late }', { schema: late })).toEqual([
      'src/test.graphql:1 error: the API answers queries and mutations only; write one',
    ]);
    expect(problemsOf('subscription A { isLogin }')).toContain(
      'src/A.graphql:1 error: the API answers queries and mutations only; write one',
    );
  });
});
