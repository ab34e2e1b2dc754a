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
        `the path "${path}" of "x" is not a path below the API's base URL; start it with a single "/", without spaces, "#" or ".."`,
      ),
  );

  it.each([
    [
      'x(a: ID!): Note @endpoint(path: "/x/{args.a}/{args.a,b}")',
      'the path of "x" has {args.a,b}, which is not a placeholder; write {args.args.a,b}',
    ],
    [
      'x(a: ID!): Note @endpoint(path: "/x/{args.a}/{myargs.a}")',
      'the path of "x" has {myargs.a}, which is not a placeholder; write {args.myargs.a}',
    ],
    ...['fields', 'populate'].flatMap((word) =>
      [`?${word}=title`, `?sort=title&${word}[0]=title`].map((query) => [
        `x: [Course!]! @endpoint(path: "/courses${query}")`,
        `the path of "x" has ${word}=, which is derived from the selection of each operation; remove it`,
      ]),
    ),
    ...['?populate=*', '?a=b&populate=text,*', '?populate[0]=*'].map((query) => [
      `x: NotePage @endpoint(path: "/x${query}")`,
      '"x" returns a list and populates everything; name the relations that it needs in populate=',
    ]),
    [
      'x(a: [ID!]!): Note @endpoint(path: "/x/{args.a,}")',
      'the argument "a" of "x" is a list and cannot be a path segment; move it to the query, as ?a={args.a}',
    ],
    [
      'x(a: ID): Note @endpoint(path: "/x/{args.a}")',
      'the argument "a" of "x" is in the path but is nullable; make it ID!',
    ],
    [
      'x(a: ID!): Note @endpoint(path: "/x?a={args.a,}")',
      'the argument "a" of "x" is a single value, but {args.a,} joins a list; write {args.a}',
    ],
    [
      'x(a: [[ID!]!]!): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" is a list of lists, which a query string cannot contain; make it a list',
    ],
    [
      'x(a: [ID]!): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" is a list with nullable items; write [ID!]',
    ],
    [
      'x(filter: Filter!): Note @endpoint(path: "/x?a={args.filter}")',
      'the argument "filter" of "x" is an input and cannot be in the path; use a scalar or an enum in the path instead',
    ],
    [
      'x(a: ID): Note @endpoint(path: "/x")',
      'the argument "a" of "x" is not sent: a GET has no body; add it to the path as {args.a}',
    ],
    [
      'x(a: [ID!]): Note @endpoint(path: "/x")',
      'the argument "a" of "x" is not sent: a GET has no body; add it to the query as ?a={args.a}',
    ],
    [
      'x(filter: Filter): Note @endpoint(path: "/x")',
      'the argument "filter" of "x" is not sent: a GET has no body; use a scalar or an enum in the path instead',
    ],
    [
      'x(a: ID = "1"): Note @endpoint(path: "/x?a={args.a}")',
      'the argument "a" of "x" has a default value, which clients do not send; remove it, and apply the default on the server',
    ],
    [
      'x(filter: Filter!): Note @endpoint(method: PUT, path: "/x")',
      '"x" is a query but uses PUT; make it a mutation, because queries are retried and cached',
    ],
    [
      'x: Note @endpoint(method: POST, path: "/x")',
      '"x" is a POST query without a body; add an input argument, use GET, or make it a mutation if it changes data',
    ],
    ...(
      [
        ['/courses/{args.lesson}/lessons/{args.course}', 'lessons', 'courses'],
        ['/Course/{args.lesson}/Lesson/{args.course}', 'Lesson', 'Course'],
        ['/x?course={args.lesson}&lesson={args.course}', 'lesson', 'course'],
      ] as const
    ).map(([path, one, other]) => [
      `x(course: ID!, lesson: ID!): Note @endpoint(path: "${path}")`,
      `the path of "x" has {args.course} after "${one}" and {args.lesson} after "${other}"; swap them`,
    ]),
    [
      'x(a: [ID!], b: [ID!]): Note @endpoint(path: "/x?a={args.b,}&b={args.a,}")',
      'the path of "x" has {args.a} after "b" and {args.b} after "a"; swap them',
    ],
    [
      'x: Note @endpoint(path: "/x") y: NotePage @endpoint(path: "/x")',
      '"y" and "x" use GET /x with different types or access (NotePage, PUBLIC; Note, PUBLIC); give both the same type and access',
    ],
  ])('rejects an invalid endpoint: %s', (fields, sentence) =>
    expect(messageOf(fields)).toEqual([sentence]),
  );

  it.each([
    [
      'save(filter: Filter!): Note @endpoint(method: POST, path: "/x?a={args.filter}")',
      'the argument "filter" of "save" is an input and cannot be in the path; remove its placeholder, and add its fields to the input of the body',
    ],
    [
      'save(filter: Filter!, words: Words!): Note @endpoint(method: POST, path: "/x")',
      '"save" has 2 arguments for one body (filter, words); put them in one input type',
    ],
    [
      'save(filters: [Filter!]!): Note @endpoint(method: POST, path: "/x")',
      'the body of "save" is [Filter!]!, which is not validated; put it in an input type',
    ],
    [
      'save: Note @endpoint(path: "/x")',
      '"save" is a mutation but uses GET; make it a query, or use another method, e.g. POST',
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
