import { expect, it } from 'vitest';
import { problemsIn, schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { optimisticUpdatesByMutation } from './optimisticUpdates';
import { formatProblem } from './problem';

const schemaWith = (directive: string, endpoint = '') =>
  schemaOf(`
    type Course {
      documentId: ID! title: String! note: String done: [ID!]! readAt: DateTime count: Int! shelf: Shelf!
    }
    type Shelf { documentId: ID! title: String! }
    type Seat @key(fields: ["row", "number"]) { row: ID! number: Int! title: String! }
    type Totals { title: String! }
    input KeepInput {
      id: ID! @constraint(label: "Course", maxLength: 9)
      title: String! @constraint(label: "Title", maxLength: 9)
      note: String @constraint(label: "Note", maxLength: 9)
      lesson: ID! @constraint(label: "Lesson", maxLength: 9)
      last: ID @constraint(label: "Last", maxLength: 9)
      lessons: [ID!]! @constraint(label: "Lessons", maxLength: 9)
      sure: Boolean! @constraint(label: "Sure")
    }
    type Query { course(slug: String!): Course @endpoint(path: "/courses/{args.slug}") }
    type Mutation {
      keep(mark: String, input: KeepInput!): Course!
        @endpoint(method: POST, path: "/keep?mark={args.mark}", access: MEMBER${endpoint}) ${directive.includes('@stale') ? '' : '@stale(nothing: true)'} ${directive}
    }`);

const problemsOf = (directive: string, endpoint = ''): string =>
  checkSchema(schemaWith(directive, endpoint)).map(formatProblem).join('\n');

const ALL = `@optimistic(
  type: "Course", at: "input.id", when: "input.sure"
  set: ["title: input.title", "done: + input.lesson", "readAt: now"]
)`;

it.each([
  ALL,
  '@optimistic(type: "Course", at: "input.id", set: ["note: input.note"])',
  '@optimistic(type: "Course", at: "input.id", set: ["note: input.title", "note: mark"])',
  '@optimistic(type: "Course", at: "input.id", set: ["done: input.lessons"])',
  '@optimistic(type: "Course", at: "input.lessons", set: ["done: + input.last"])',
])('accepts what the arguments can supply: %s', (directive) =>
  expect(problemsOf(directive)).toBe(''),
);

it.each([
  [
    'another type',
    'type: "Cours", at: "input.id", set: ["title: input.title"]',
    'which has no single key',
  ],
  [
    'no key',
    'type: "Course", at: "input.sure", set: ["title: input.title"]',
    'not an argument of type ID',
  ],
  ['nothing', 'type: "Course", at: "input.id", set: []', 'has an empty `set`'],
  [
    'no field',
    'type: "Course", at: "input.id", set: ["titel: input.title"]',
    'did you mean "title"?',
  ],
  ...['Seat', 'Totals'].map((type) => [
    `a record without its one key, as ${type}`,
    `type: "${type}", at: "input.id", set: ["title: input.title"]`,
    `@optimistic on "keep" has the type "${type}", which has no single key; use a type with one key field`,
  ]),
  ...['inputs.id', 'inputs', 'input.title.of.it'].map((path) => [
    `no argument for its key, as ${path}`,
    `type: "Course", at: "${path}", set: ["title: input.title"]`,
    `has \`at: "${path}"\`, which is not an argument of type ID; name the argument that contains the keys`,
  ]),
  [
    'one value for a list',
    'type: "Course", at: "input.id", set: ["done: input.lesson"]',
    '@optimistic on "keep" cannot set "Course.done": it is [ID!]!, but "input.lesson" is ID!; use a value of the same type',
  ],
  [
    'no argument',
    'type: "Course", at: "input.id", set: ["title: input.name"]',
    'is not an argument',
  ],
  ['another value', 'type: "Course", at: "input.id", set: ["count: input.title"]', 'is Int!'],
  [
    'a value that may be null',
    'type: "Course", at: "input.id", set: ["title: input.note"]',
    'is nullable',
  ],
  ['a moment', 'type: "Course", at: "input.id", set: ["title: now"]', '"now" is a DateTime'],
  [
    'no list',
    'type: "Course", at: "input.id", set: ["title: + input.title"]',
    'which is not a list',
  ],
  [
    'no Boolean',
    'type: "Course", at: "input.id", when: "input.id", set: ["title: input.title"]',
    'not a Boolean argument',
  ],
])('rejects %s', (_, directive, message) => {
  expect(problemsOf(`@optimistic(${directive})`)).toContain(message);
});

it('rejects an optimistic update before the password is confirmed', () => {
  expect(problemsOf(ALL, ', fresh: true')).toContain('may require the password first');
});

it('requires the fields in the response or a refetch', () => {
  const updates =
    '@optimistic(type: "Course", at: "input.id", set: ["title: input.title", "readAt: now"])';
  const problemsWith = (fields: string, more = '') =>
    problemsIn(
      `mutation Keep($input: KeepInput!) { keep(input: $input) @rest(path: "/keep", method: "POST") { ${fields} } }`,
      {
        schema: schemaWith(`${updates} ${more}`),
      },
    );
  const lacks = (field: string) =>
    `src/test.graphql:1 error: "keep" sets "Course.${field}" by @optimistic but does not select it, so the old value would reappear; select it, or add it to @stale`;
  const stale = (type: string, field: string) => `@stale(type: "${type}", fields: ["${field}"])`;
  expect(problemsWith('documentId title readAt')).toEqual([]);
  expect(problemsWith('documentId title')).toEqual([lacks('readAt')]);
  expect(problemsWith('documentId readAt shelf { documentId title }')).toEqual([lacks('title')]);
  expect(problemsWith('documentId title', stale('Course', 'readAt'))).toEqual([]);
  expect(problemsWith('documentId readAt', stale('Shelf', 'title'))).toEqual([lacks('title')]);
});

it('passes the updates to the client with the key of the records', () => {
  const schema = schemaWith(`
    @optimistic(type: "Course", at: "input.id", set: [" done :+   input.lesson"])
    @optimistic(type: "Course", at: "input.id", when: "input.sure", set: ["readAt: now"])`);
  expect(optimisticUpdatesByMutation(schema)).toEqual([
    [
      'keep',
      [
        { type: 'Course', key: 'documentId', at: 'input.id', set: [['done', '+ input.lesson']] },
        {
          type: 'Course',
          key: 'documentId',
          at: 'input.id',
          set: [['readAt', 'now']],
          when: 'input.sure',
        },
      ],
    ],
  ]);
  expect(optimisticUpdatesByMutation(schemaWith(''))).toEqual([]);
});
