import { expect, it } from 'vitest';
import { complaints, schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { expectationsOf } from './expected';
import { formatProblem } from './problem';

const schemaWith = (expected: string, endpoint = '') =>
  schemaOf(`
    type Course { documentId: ID! title: String! done: [ID!]! readAt: DateTime count: Int! }
    input KeepInput {
      id: ID! @constraint(label: "Course", maxLength: 9)
      title: String! @constraint(label: "Title", maxLength: 9)
      note: String @constraint(label: "Note", maxLength: 9)
      lesson: ID! @constraint(label: "Lesson", maxLength: 9)
      sure: Boolean! @constraint(label: "Sure")
    }
    type Query { course(slug: String!): Course @endpoint(path: "/courses/{args.slug}") }
    type Mutation {
      keep(input: KeepInput!): Course!
        @endpoint(method: POST, path: "/keep", access: MEMBER${endpoint}) @stale(nothing: true) ${expected}
    }`);

const said = (expected: string, endpoint = ''): string =>
  checkSchema(schemaWith(expected, endpoint)).map(formatProblem).join('\n');

const ALL = `@expect(
  type: "Course", at: "input.id", when: "input.sure"
  set: ["title: input.title", "done: + input.lesson", "readAt: now"]
)`;

it('lets pass what the arguments can say', () => expect(said(ALL)).toBe(''));

it.each([
  [
    'another type',
    'type: "Cours", at: "input.id", set: ["title: input.title"]',
    'no type of records',
  ],
  [
    'no key',
    'type: "Course", at: "input.sure", set: ["title: input.title"]',
    'no argument of type ID',
  ],
  ['nothing', 'type: "Course", at: "input.id", set: []', 'sets nothing'],
  [
    'no field',
    'type: "Course", at: "input.id", set: ["titel: input.title"]',
    'did you mean "title"?',
  ],
  ['no argument', 'type: "Course", at: "input.id", set: ["title: input.name"]', 'is no argument'],
  ['another value', 'type: "Course", at: "input.id", set: ["count: input.title"]', 'is Int!'],
  [
    'a value that may be null',
    'type: "Course", at: "input.id", set: ["title: input.note"]',
    'may be null',
  ],
  ['a moment', 'type: "Course", at: "input.id", set: ["title: now"]', '"now" a DateTime'],
  ['no list', 'type: "Course", at: "input.id", set: ["title: + input.title"]', 'no list to add to'],
  [
    'no Boolean',
    'type: "Course", at: "input.id", when: "input.id", set: ["title: input.title"]',
    'no Boolean argument',
  ],
])('refuses %s', (_, expected, message) => {
  expect(said(`@expect(${expected})`)).toContain(message);
});

it('refuses to expect anything before a password', () => {
  expect(said(ALL, ', fresh: true')).toContain('asks for the password first');
});

it('must be answered, or asked again', () => {
  const keep = (fields: string) => `
    mutation Keep($input: KeepInput!) { keep(input: $input) @rest(path: "/keep") { documentId ${fields} } }`;
  const schema = schemaWith(ALL);
  expect(complaints(keep('title done readAt'), { schema })).toEqual([]);
  expect(complaints(keep('title done'), { schema }).join()).toContain(
    '"keep" expects "Course.readAt" and does not select it',
  );
});

it('is told to the client with the key of the records', () => {
  const schema = schemaWith(`
    @expect(type: "Course", at: "input.id", set: [" done :+   input.lesson"])
    @expect(type: "Course", at: "input.id", when: "input.sure", set: ["readAt: now"])`);
  expect(expectationsOf(schema)).toEqual([
    [
      'keep',
      [
        { type: 'Course', key: 'documentId', at: 'input.id', set: [['done', '+ input.lesson']] },
        {
          ...{ type: 'Course', key: 'documentId', at: 'input.id' },
          ...{ set: [['readAt', 'now']], when: 'input.sure' },
        },
      ],
    ],
  ]);
  expect(expectationsOf(schemaWith(''))).toEqual([]);
});
