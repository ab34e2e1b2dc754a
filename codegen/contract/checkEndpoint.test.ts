import { describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';

const TYPES = `
  type Course @content { documentId: ID! title: String! }
  type Note { text: String! }
  type NotePage { items: [Note!]! }
  input Filter { text: String! @constraint(label: "Text", maxLength: 9) }
  input Words { words: [String!]! @constraint(label: "Words", maxLength: 9) }`;

const problemsOf = (
  queries: string,
  mutations = 'idle: Note @endpoint(method: POST, path: "/idle")',
) =>
  checkSchema(
    schemaOf(`${TYPES} type Query {\n${queries}\n}
      type Mutation { ${mutations} @stale(nothing: true) }`),
  );

const messageOf = (queries: string, mutations?: string): string[] =>
  problemsOf(queries, mutations).map(({ message }) => message);

describe('an endpoint', () => {
  it.each([
    'x: Note @endpoint(path: "/.well-known/x...")',
    'x(a: ID!): Note @endpoint(path: "/x/{args.a}?b={args.a}")',
    'x(a: [ID!]): Note @endpoint(path: "/x?a[]={args.a}")',
    'x(a: [ID!]!): Note @endpoint(path: "/x?a={args.a,}")',
    'x(filter: Filter!): Note @endpoint(method: POST, path: "/x")',
    'x: Note @endpoint(path: "/x?populate=*&sort=fields")',
    'x: NotePage @endpoint(path: "/x?populate[0]=text&sort=*")',
    'x: NotePage @endpoint(path: "/x?fields=text")',
    'x: Course @endpoint(path: "/courses") y: Course @endpoint(path: "/courses")',
    'x(course: ID!, lesson: ID!): Note @endpoint(path: "/courses/{args.course}/lessons/{args.lesson}")',
    'x(b: ID!, c: ID!): Note @endpoint(path: "/a/{args.c}/c/{args.b}")',
    'x(from: Date, to: Date): Note @endpoint(path: "/x?from={args.from}&until={args.to}")',
  ])('accepts %s', (fields) => expect(messageOf(fields)).toEqual([]));

  it.each(['x', '//x', '/x y', '/x#y', '/x/..', '/x/./y', '/x/../y', '/x/..?a=b', '/.'])(
    'rejects the path %s',
    (path) =>
      expect(messageOf(`x: Note @endpoint(path: "${path}")`)).toContain(
        `the path "${path}" of "x" is not a path below the API's address; start it with one "/", without spaces, "#" or ".."`,
      ),
  );

  it.each([
    [
      'x(a: ID!): Note @endpoint(path: "/x/{args.a}/{args.a,b}")',
      'the path of "x" holds {args.a,b}, which nothing fills in; write {args.args.a,b}',
    ],
    [
      'x(a: ID!): Note @endpoint(path: "/x/{args.a}/{myargs.a}")',
      'the path of "x" holds {myargs.a}, which nothing fills in; write {args.myargs.a}',
    ],
    ...['fields', 'populate'].flatMap((word) =>
      [`?${word}=title`, `?sort=title&${word}[0]=title`].map((query) => [
        `x: [Course!]! @endpoint(path: "/courses${query}")`,
        `the path of "x" holds ${word}=, which is computed from what each operation selects; take it out`,
      ]),
    ),
    ...['?populate=*', '?a=b&populate=text,*', '?populate[0]=*'].map((query) => [
      `x: NotePage @endpoint(path: "/x${query}")`,
      '"x" is a list and populates everything; name in populate= what its screen shows',
    ]),
    [
      'x(a: [ID!]!): Note @endpoint(path: "/x/{args.a,}")',
      'the argument "a" of "x" is a list and cannot be a step of the path; place it in the query, as ?a={args.a}',
    ],
    [
      'x(a: ID): Note @endpoint(path: "/x/{args.a}")',
      'the argument "a" of "x" stands in the path and may be null; make it ID!',
    ],
    [
      'x(a: ID!): Note @endpoint(path: "/x?a={args.a,}")',
      'the argument "a" of "x" is one value, and {args.a,} joins a list; write {args.a}',
    ],
    [
      'x(a: [[ID!]!]!): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" is a list of lists, which no query holds; give it one list',
    ],
    [
      'x(a: [ID]!): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" is a list whose items may be null; write [ID!]',
    ],
    [
      'x(filter: Filter!): Note @endpoint(path: "/x?a={args.filter}")',
      'the argument "filter" of "x" is an input and cannot stand in a path; give it one value, a scalar or enum, and place it in the path',
    ],
    [
      'x(a: ID): Note @endpoint(path: "/x")',
      'the argument "a" of "x" goes nowhere: a GET has no body; place it in the path as {args.a}',
    ],
    [
      'x(a: [ID!]): Note @endpoint(path: "/x")',
      'the argument "a" of "x" goes nowhere: a GET has no body; place it in the query as ?a={args.a}',
    ],
    [
      'x(filter: Filter): Note @endpoint(path: "/x")',
      'the argument "filter" of "x" goes nowhere: a GET has no body; give it one value, a scalar or enum, and place it in the path',
    ],
    [
      'x(a: ID = "1"): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" has a default, which no client fills in; take it out, and let the server have it',
    ],
    [
      'x(filter: Filter!): Note @endpoint(method: PUT, path: "/x")',
      '"x" is a query and uses PUT; make it a mutation: queries are repeated and cached',
    ],
    [
      'x: Note @endpoint(method: POST, path: "/x")',
      '"x" is a query and POSTs nothing; give it the input that it is asked with, use GET, or make it a mutation if it changes something',
    ],
    ...(
      [
        ['/courses/{args.lesson}/lessons/{args.course}', 'lessons', 'courses'],
        ['/Course/{args.lesson}/Lesson/{args.course}', 'Lesson', 'Course'],
        ['/x?course={args.lesson}&lesson={args.course}', 'lesson', 'course'],
      ] as const
    ).map(([path, one, other]) => [
      `x(course: ID!, lesson: ID!): Note @endpoint(path: "${path}")`,
      `the path of "x" has {args.course} behind "${one}" and {args.lesson} behind "${other}"; exchange them`,
    ]),
    [
      'x(a: [ID!], b: [ID!]): Note @endpoint(path: "/x?a={args.b,}&b={args.a,}")',
      'the path of "x" has {args.a} behind "b" and {args.b} behind "a"; exchange them',
    ],
    [
      'x: Note @endpoint(path: "/x") y: NotePage @endpoint(path: "/x")',
      '"y" and "x" read GET /x differently (NotePage, PUBLIC; Note, PUBLIC); one endpoint has one type and one access',
    ],
  ])('rejects an invalid endpoint: %s', (fields, sentence) =>
    expect(messageOf(fields)).toEqual([sentence]),
  );

  it.each([
    [
      'save(filter: Filter!): Note @endpoint(method: POST, path: "/x?a={args.filter}")',
      'the argument "filter" of "save" is an input and cannot stand in a path; take the placeholder out, and put it into the input that is the body',
    ],
    [
      'save(filter: Filter!, words: Words!): Note @endpoint(method: POST, path: "/x")',
      '"save" has 2 arguments for one body (filter, words); put them in one input type',
    ],
    [
      'save(filters: [Filter!]!): Note @endpoint(method: POST, path: "/x")',
      'the body of "save" is [Filter!]!, which has no rules; put it in an input type',
    ],
    [
      'save: Note @endpoint(path: "/x")',
      '"save" is a mutation and uses GET; make it a query, or write the method that changes something',
    ],
  ])('rejects an invalid mutation: %s', (field, sentence) =>
    expect(messageOf('x: Note @local', field)).toEqual([sentence]),
  );

  it('reports the argument', () => {
    const [problem] = problemsOf('x(\n  a: ID\n  b: ID\n): Note @endpoint(path: "/x?a={args.a}")');
    const [other] = problemsOf('x(\n  a: ID\n): Note @endpoint(path: "/x?a={args.a}&b={args.b}")');
    expect(problem!.line - other!.line).toBe(2);
  });
});
